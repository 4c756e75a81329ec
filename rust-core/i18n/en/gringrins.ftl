# La Cigale et la Fourmi (1994)

gringrins-title = La Cigale et la Fourmi
gringrins-line = Save, spend, and end where you began: ten Gringrins.
gringrins-facts = 2 to 4 players · from 7 years · 15 minutes
gringrins-mode-ten = Ten
gringrins-mode-most = The most
gringrins-mode-bet = The bet

# Options
gringrins-option-variant = Who wins?
gringrins-option-variant-ten = Closest to ten
gringrins-option-variant-most = The most
gringrins-option-variant-bet = The bet
gringrins-option-variant-help = Which fortune wins in the end.
gringrins-option-variant-ten-help = Whoever ends closest to ten Gringrins wins. With two players both usually end equally far from ten.
gringrins-option-variant-most-help = Two players: the larger fortune wins.
gringrins-option-variant-bet-help = Each names the fortune she aims for; whoever ends closest to her own number wins.
gringrins-option-bets = Bets
gringrins-option-bets-open = Open
gringrins-option-bets-closed = Closed
gringrins-option-bets-help = How bets are made.
gringrins-option-bets-open-help = Bets are made in turn, for all to see, before the cards.
gringrins-option-bets-closed-help = Bet and card are chosen together in secret: the phone goes round only once.
gringrins-option-games = Games
gringrins-option-games-help = { $count ->
        [one] One game decides.
       *[other] { $count } games: the fewest points of distance win.
    }

# The table
gringrins-round = { $games ->
        [one] Turn { $turn } of { $turns }
       *[other] Game { $game } of { $games } · turn { $turn } of { $turns }
    }
gringrins-high = Highest
gringrins-low = Lowest
gringrins-tile = { $mode ->
        [fourmi] Tile: the Ant. The highest card takes the pot.
       *[cigale] Tile: the Grasshopper. The lowest card takes the pot.
    }
gringrins-left = { $mode ->
        [fourmi] { $count ->
            [one] 1 Ant tile left
           *[other] { $count } Ant tiles left
        }
       *[cigale] { $count ->
            [one] 1 Grasshopper tile left
           *[other] { $count } Grasshopper tiles left
        }
    }
gringrins-pot = { $count ->
        [0] The pot is empty
        [one] 1 Gringrin in the pot
       *[other] { $count } Gringrins in the pot
    }
gringrins-laid = { $state ->
        [out] { $name } is out
        [card] { $name }: card { $card }
        [down] { $name }: a card face down
       *[none] { $name }: no card yet
    }
gringrins-badge = { $count ->
        [one] { $name }: 1 Gringrin
       *[other] { $name }: { $count } Gringrins
    }
gringrins-turns = The twelve turns
gringrins-track = { $mode ->
        [fourmi] Turn { $turn }: Ant
        [cigale] Turn { $turn }: Grasshopper
       *[down] Turn { $turn }: face down
    }
gringrins-hand = Your cards
gringrins-hand-aim = { $count ->
        [one] Your cards · you aim for 1 Gringrin
       *[other] Your cards · you aim for { $count } Gringrins
    }
gringrins-card = Card { $card }
gringrins-card-played = Card { $card }, already played
gringrins-bets = Your bet
gringrins-bets-closed = Your secret bet
gringrins-bet = { $count ->
        [one] Bet 1 Gringrin
       *[other] Bet { $count } Gringrins
    }
gringrins-aims = Your number
gringrins-aim = { $count ->
        [one] Aim for 1 Gringrin
       *[other] Aim for { $count } Gringrins
    }

# What is asked
gringrins-prompt-bot = { $name } is thinking.
gringrins-prompt-aim = { $name }, how many Gringrins do you want to end with?
gringrins-prompt-bet = { $mode ->
        [fourmi] { $name }, bet 1, 2 or 3. The highest card takes the pot.
       *[cigale] { $name }, bet 1, 2 or 3. The lowest card takes the pot.
    }
gringrins-prompt-closed-bet = { $mode ->
        [fourmi] { $name }, choose your bet. The highest card takes the pot.
       *[cigale] { $name }, choose your bet. The lowest card takes the pot.
    }
gringrins-prompt-card = { $mode ->
        [fourmi] { $name }, lay a card. The highest takes the pot.
       *[cigale] { $name }, lay a card. The lowest takes the pot.
    }

# What happened
gringrins-told-aimed = { $name } has written a number down.
gringrins-told-aim = { $count ->
        [one] { $name } aims for 1 Gringrin.
       *[other] { $name } aims for { $count } Gringrins.
    }
gringrins-told-out = { $name } has nothing left to bet and is out.
gringrins-told-tile = { $mode ->
        [fourmi] Turn { $turn }: the Ant. The highest card takes the pot.
       *[cigale] Turn { $turn }: the Grasshopper. The lowest card takes the pot.
    }
gringrins-told-bet = { $count ->
        [one] { $name } bets 1 Gringrin.
       *[other] { $name } bets { $count } Gringrins.
    }
gringrins-told-card = { $name } lays the { $count }.
gringrins-told-taken = { $count ->
        [one] { $name } takes 1 Gringrin with the { $card }.
       *[other] { $name } takes { $count } Gringrins with the { $card }.
    }
gringrins-told-stays = { $count ->
        [one] All cards cancel each other: 1 Gringrin stays in the pot.
       *[other] All cards cancel each other: { $count } Gringrins stay in the pot.
    }
gringrins-told-alone = { $count ->
        [0] { $name } is the last one in.
        [one] { $name } is the last one in and takes the 1 Gringrin of the pot.
       *[other] { $name } is the last one in and takes the { $count } Gringrins of the pot.
    }
gringrins-told-over = Game { $game } goes to { $winners }.

# The end
gringrins-why-nobody = Nobody had anything left to bet.
gringrins-why-alone = { $winners } was the last one who could bet.
gringrins-why-ten = { $number ->
        [one] { $winners } ended with { $count } { $count ->
            [one] Gringrin
           *[other] Gringrins
        }, closest to ten.
       *[other] { $winners } ended equally close to ten.
    }
gringrins-why-most = { $number ->
        [one] { $winners } ended with { $count } { $count ->
            [one] Gringrin
           *[other] Gringrins
        }, the larger fortune.
       *[other] { $winners } ended with the same fortune.
    }
gringrins-why-bet = { $number ->
        [one] { $points ->
            [0] { $winners } ended exactly where planned.
           *[other] { $winners } ended closest to the number aimed for.
        }
       *[other] { $winners } ended equally close to their numbers.
    }
gringrins-why-points = The fewest points of distance win.
gringrins-sheet-game = Game { $game }
gringrins-sheet-purse = Gringrins
gringrins-sheet-aim = Aim
gringrins-sheet-points = Points of distance
gringrins-sheet-total = Total

# What is not allowed
gringrins-refusal-over = The match is over.
gringrins-refusal-turn = It is not your turn yet.
gringrins-refusal-chosen = Your card is already on the table.
gringrins-refusal-played = You have already played that card: it does not come back.
gringrins-refusal-aim-first = First say which number you aim for.
gringrins-refusal-no-aim = There is no number to aim for now.
gringrins-refusal-bet-first = First make your bet.
gringrins-refusal-card-now = Your bet is made: now lay a card.
gringrins-refusal-bet-range = A bet is 1, 2 or 3 Gringrins.
gringrins-refusal-bet-purse = { $number ->
        [one] You have only 1 Gringrin to bet.
       *[other] You have only { $number } Gringrins to bet.
    }
gringrins-refusal-aim-ten = Ten may not be chosen: that is where everyone begins.
gringrins-refusal-aim-range = There are only { $number } Gringrins in play.
gringrins-refusal-aim-sum = All numbers together may not make { $number }: somebody has to miss.

# The rules
gringrins-rules-aim-title = The aim
gringrins-rules-aim =
    You begin with ten Gringrins and twelve cards, 1 to 12. After twelve turns you want to have ten Gringrins again, no more and no fewer.
    The Ant saves and the Grasshopper spends; here you have to be both.
gringrins-rules-turn-title = A turn
gringrins-rules-turn =
    A tile is turned up. The Ant: the highest card will take the pot. The Grasshopper: the lowest will.
    Everyone bets 1, 2 or 3 Gringrins. You must bet; how much is up to you. With one or two Gringrins you bet at most what you have.
    Everyone chooses a card in secret. Then all cards are turned over together, and the pot goes to the best one.
    Cards that were played are gone. Six tiles show the Ant and six the Grasshopper: the table says how many are left.
gringrins-rules-ties-title = Equal cards
gringrins-rules-ties =
    Equal cards cancel each other. The best card that stands alone takes the pot: in the picture the three 3s cancel each other and the 10 wins, though the lowest card was asked for.
    If every card is cancelled, nobody wins. The pot stays for the next turn.
gringrins-rules-end-title = The end
gringrins-rules-end =
    Whoever has nothing to bet when a turn begins is out and cannot win. If one player alone is left, she takes the pot and wins.
    After the twelfth turn whoever is closest to ten Gringrins wins; equals share. What is left in the pot belongs to nobody.
gringrins-rules-games-title = Several games
gringrins-rules-games =
    In a match of several games each game gives as many points as you are away from ten: 13 Gringrins are 3 points, 5 are 5. Whoever was put out gets 15.
    The fewest points win the match.
gringrins-rules-most-title = The most
gringrins-rules-most =
    For two players: after twelve turns the larger fortune wins. With the ordinary rule two players would nearly always be equally far from ten.
gringrins-rules-bet-title = The bet
gringrins-rules-bet =
    Before the game each chooses the number of Gringrins to end with, anything but ten. Whoever ends closest to her own number wins.
    Two players choose in secret. Three or four say it aloud in turn, and the numbers together may not make all the Gringrins in play.
gringrins-rules-phone-title = With one phone
gringrins-rules-phone =
    Open bets are made with the phone on the table. For the cards it goes round: only the one who says her name sees her hand.
    With closed bets everyone chooses bet and card together, so the phone goes round once a turn.
