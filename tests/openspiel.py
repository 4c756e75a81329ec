"""Random play beside OpenSpiel: actions applied in a second of CPU time, on one thread.

Each side asks for the legal actions, applies one of them drawn at random until the game is over,
and begins anew. Where all choose at once, each seat's choice is an action; what chance does is
none. OpenSpiel is driven in two ways: action by action through Python, as most of its users do,
and by whatever of its own plays whole games at random without leaving C++. The sides take turns
in short rounds, so that whatever else the machine does meets all of them.

    openspiel.py RANDOM_PLAY [ROUNDS]
"""

import random
import resource
import statistics
import subprocess
import sys
import time

import pyspiel

# CPU seconds of one side in one round.
TURN = 0.5

PAIRS = [
    (
        ["gringrins", "4", "variant=ten"],
        "goofspiel(players=4,imp_info=True,num_cards=12,points_order=random)",
    ),
    (["fourmis", "2", "mode=prairie"], "havannah(board_size=5)"),
]


class Myrmex:
    """The example random_play as a child process, less what it takes to start it."""

    name = "Myrmex"

    def __init__(self, program, words):
        self.program, self.words = program, words
        self.start = min(self._run(0)[1] for _ in range(5))

    def _run(self, amount):
        game, players, *options = self.words
        command = [self.program, game, players, str(amount), *options]
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        said = subprocess.run(command, check=True, capture_output=True).stdout
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return int(said.split()[0]), spent

    def play(self, amount):
        """At least so many actions; how many, and in how many CPU seconds."""
        actions, spent = self._run(amount)
        return actions, max(spent - self.start, 1e-6)


class ThroughPython:
    """OpenSpiel, one call from Python for every step."""

    name = "through Python"

    def __init__(self, game):
        self.game = game
        self.rng = random.Random(1)
        self.actions = 0
        self.games = 0

    def _match(self):
        rng, state, actions = self.rng.random, self.game.new_initial_state(), 0
        seats = range(self.game.num_players())
        while not state.is_terminal():
            if state.is_chance_node():
                # Every card is as likely as any other.
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng() * len(outcomes))][0])
            elif state.is_simultaneous_node():
                legal = [state.legal_actions(seat) for seat in seats]
                state.apply_actions([choices[int(rng() * len(choices))] for choices in legal])
                actions += len(legal)
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng() * len(legal))])
                actions += 1
        return actions

    def play(self, amount):
        actions = games = 0
        begun = time.process_time()
        while actions < amount:
            actions += self._match()
            games += 1
        spent = time.process_time() - begun
        self.actions += actions
        self.games += games
        return actions, spent

    def length(self):
        """Actions of a game, on the average of all that were played."""
        return self.actions / self.games


class Rollouts:
    """OpenSpiel's rollouts: the first simulation of its tree search is nothing but them."""

    name = "rollouts in C++"

    def __init__(self, game, length):
        if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
            game = pyspiel.convert_to_turn_based(game)
        self.game, self.length = game, length
        self.rng = random.Random(2)

    def play(self, amount):
        games = max(1, round(amount / self.length))
        state = self.game.new_initial_state()
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(self.rng.choice(outcomes)[0])
        evaluator = pyspiel.RandomRolloutEvaluator(games, self.rng.getrandbits(31))
        bot = pyspiel.MCTSBot(self.game, evaluator, 2.0, 1, 1, False, 1, False)
        begun = time.process_time()
        bot.mcts_search(state)
        return games * self.length, time.process_time() - begun


class Bots:
    """OpenSpiel's random bots against each other, a game a call."""

    name = "bots in C++"

    def __init__(self, game, length):
        self.game, self.length = game, length
        seats = range(game.num_players())
        self.bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in seats]
        self.seed = 0

    def play(self, amount):
        games = max(1, round(amount / self.length))
        begun = time.process_time()
        for _ in range(games):
            self.seed += 1
            pyspiel.evaluate_bots(self.game.new_initial_state(), self.bots, self.seed)
        return games * self.length, time.process_time() - begun


def amount_for_a_turn(side):
    """How many actions take about as long as a turn should."""
    amount, spent = 1000, 0.0
    while spent < TURN / 5:
        amount *= 2
        actions, spent = side.play(amount)
    return round(actions * TURN / spent)


def compare(program, words, peer, rounds):
    game = pyspiel.load_game(peer)
    python = ThroughPython(game)
    # Long enough that the mean length of a game is known to a fraction of a percent.
    python.play(100_000)
    length = python.length()
    sides = [Myrmex(program, words), python, Rollouts(game, length), Bots(game, length)]
    amounts = [amount_for_a_turn(side) for side in sides]

    print(f"{' '.join(words)}  beside  {peer}, {length:.1f} actions a game")
    print("round  " + "".join(f"{side.name:>16}" for side in sides) + "   actions a CPU second")
    rates = []
    for number in range(1, rounds + 1):
        row = []
        for side, amount in zip(sides, amounts):
            actions, spent = side.play(amount)
            row.append(actions / spent)
        rates.append(row)
        print_row(number, row)
    print_row("median", [statistics.median(rate) for rate in zip(*rates)])
    for at, side in enumerate(sides[1:], start=1):
        ratios = sorted(row[0] / row[at] for row in rates)
        print(
            f"Myrmex / {side.name}: {statistics.median(ratios):.1f} times"
            f" ({ratios[0]:.1f} to {ratios[-1]:.1f})"
        )
    print()


def print_row(name, rates):
    print(f"{name:<7}" + "".join(f"{rate:>16,.0f}" for rate in rates), flush=True)


def main():
    program, *rest = sys.argv[1:]
    rounds = int(rest[0]) if rest else 9
    for words, peer in PAIRS:
        compare(program, words, peer, rounds)


if __name__ == "__main__":
    main()
