# La Cigale & la Fourmi (2015)

fable-title = La Cigale & la Fourmi
fable-line = Lay a trail of ants, and hide what you are after.
fable-facts = 2 to 4 players · from 7 years · 30 minutes
fable-mode-autumn = Autumn
fable-mode-open = Autumn, open insects
fable-mode-winter = Winter
fable-mode-powers = Powers

# Options
fable-option-mode = Which game?
fable-option-mode-help = Which of the games is played.
fable-option-mode-autumn = Autumn
fable-option-mode-open = Open insects
fable-option-mode-winter = Winter
fable-option-mode-powers = Powers
fable-option-mode-autumn-help = The gentlest: fill four shelves and collect hidden insects.
fable-option-mode-open-help = Autumn, with everyone’s insects face up.
fable-option-mode-winter-help = Collect cards to buy Provisions. Four points win.
fable-option-mode-powers-help = Winter for experts: insects bring lasting Powers.
fable-option-file = The trail
fable-option-file-help = How the ants follow each other.
fable-option-file-free = Free
fable-option-file-single = Single file
fable-option-file-free-help = Each ant stands beside any other ant.
fable-option-file-single-help = Each ant stands beside the one before.
fable-option-first = The first Ant
fable-option-first-drawn = Drawn
fable-option-first-drawn-help = The app draws who begins as the Ant.
fable-option-first-help = The person at place { $count } begins as the Ant.

# Things
fable-path-tablecloth = tablecloth
fable-path-tiles = tiles
fable-path-stone = stone
fable-path-wood = wood
fable-letter-tablecloth = C
fable-letter-tiles = T
fable-letter-stone = S
fable-letter-wood = W
fable-insect-bee = bee
fable-insect-ladybird = ladybird
fable-insect-fly = fly
fable-insect-butterfly = butterfly
fable-insect-beetle = beetle
fable-insect-mosquito = mosquito
fable-card = { $path } with a { $insect }
fable-no-cards = no cards
fable-provision-grapes = grapes
fable-provision-honey = honey
fable-provision-chestnuts = chestnuts
fable-provision-mushrooms = mushrooms
fable-provision-bread = bread
fable-provision-cheese = cheese
fable-provision-apples = apples
fable-power-bargain = Bargain
fable-power-bargain-help = Two identical cards stand for one of another type when buying.
fable-power-point = Extra point
fable-power-point-help = One more point as long as it is held.
fable-power-look = Look
fable-power-look-help = As the Grasshopper, look at one token the Ant did not choose.
fable-power-comfort = Comfort
fable-power-comfort-help = An Ant or Grasshopper who collected nothing draws a card.
fable-power-larder = Larder
fable-power-larder-help = A card face down, to pay with; it is replaced when used.
fable-power-swap = Swap
fable-power-swap-help = Once, after collecting, exchange one of your Provisions.

# The table
fable-round = Round { $round }
fable-badge = { $role ->
        [ant] { $name }, the Ant: { $count ->
            [one] 1 point
           *[other] { $count } points
        }
        [grasshopper] { $name }, the Grasshopper: { $count ->
            [one] 1 point
           *[other] { $count } points
        }
        [red] { $name }, a Red Ant: { $count ->
            [one] 1 point
           *[other] { $count } points
        }
       *[none] { $name }: { $count ->
            [one] 1 point
           *[other] { $count } points
        }
    }
fable-cell = { $ant ->
        [yes] { $cell }: { $card }, with an ant
       *[no] { $cell }: { $card }
    }
fable-gap = { $cell }: no card
fable-ant = Ant { $number } on { $cell }
fable-pawn = The Grasshopper on { $cell }
fable-tokens = Your secret token
fable-aim = { $count ->
        [0] { $path }: no ant stands there
        [one] { $path }: 1 card
       *[other] { $path }: { $count } cards
    }
fable-red-aim = The Ant is after { $path }
fable-look = Look at a token the Ant did not choose
fable-powers = An insect for a Power?
fable-power-choice = { $power }: { $help }
fable-no-power = No Power
fable-market = At the market
fable-ways = Ways to pay
fable-returns = In return
fable-buy = Buy { $provision }
fable-no-buy = That is all
fable-pay = { $larder ->
        [yes] { $exact ->
            [yes] Pay { $cards } and the larder card: exact change
           *[no] Pay { $cards } and the larder card
        }
       *[no] { $exact ->
            [yes] Pay { $cards }: exact change
           *[no] Pay { $cards }
        }
    }
fable-give = Give { $provision } away, to get another
fable-get = { $from ->
        [player] Get { $provision } from { $name }
       *[row] Get { $provision } from the row
    }
fable-own = For your eyes only
fable-own-token = Your token: { $path }
fable-looked = You looked: the Ant did not choose { $path }
fable-larder = In your larder: { $card }
fable-turned-title = The tokens
fable-turned = { $name } had chosen { $path }
fable-shelves = The shelves
fable-shelf-place = { $filled ->
        [yes] { $name } { $points } (full)
       *[no] { $name } { $points }
    }
fable-kept-title = Insects
fable-kept = { $count ->
        [0] { $name } has no insect.
        [one] { $name } has 1 insect.
       *[other] { $name } has { $count } insects.
    }
fable-row = { $count ->
        [0] Provisions on offer
        [one] Provisions on offer · 1 more card in the pile
       *[other] Provisions on offer · { $count } more cards in the pile
    }
fable-offer = { $provision }, for { $price }
fable-supplies = Supplies
fable-supply = { $more ->
        [yes] { $name }: { $cards }. Also: { $things }.
       *[no] { $name }: { $cards }.
    }
fable-power-cards = Powers
fable-power-card = { $held ->
        [yes] { $power }, held by { $name }: { $help }
       *[no] { $power }: { $help }
    }
fable-deck-title = Deck
fable-deck = { $count ->
        [0] The deck is empty
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }

# What is asked
fable-prompt-bot = { $name } is thinking.
fable-prompt-trail = { $name }, put down ant { $number }.
fable-prompt-aim = { $name }, choose what you are really after.
fable-prompt-red = { $name }, what is { $ant } after?
fable-prompt-look = { $name }, look at a token first, or guess what { $ant } is after.
fable-prompt-guess = { $name }, what is { $ant } after? Choose one of the cards with an ant.
fable-prompt-take = { $name }, take the lit card, or another with the same insect.
fable-prompt-power = { $name }, do you give an insect up for its Power?
fable-prompt-market = { $name }, what do you buy?
fable-prompt-pay = { $name }, how do you pay?
fable-prompt-get = { $name }, what do you want in return?

# What happened
fable-told-reshuffled = { $count ->
        [one] The discarded card becomes the new deck.
       *[other] The { $count } discarded cards become the new deck.
    }
fable-told-round = Round { $round }: { $name } is the Ant, { $grasshopper } the Grasshopper.
fable-told-laid = { $count ->
        [one] { $name } has put down 1 ant.
       *[other] { $name } has put down { $count } ants.
    }
fable-told-aimed = { $name } has chosen a token.
fable-told-look = { $name } looks at a token that was not chosen.
fable-told-looked = { $name } saw: not { $path }.
fable-told-revealed = { $caught ->
        [yes] { $grasshopper } guessed it: { $ant } was after { $path }. { $count ->
            [one] 1 card changes hands.
           *[other] { $count } cards change hands.
        }
       *[no] { $ant } was after { $path } and gets away with { $count ->
            [one] 1 card.
           *[other] { $count } cards.
        }
    }
fable-told-start = { $name } starts with { $card }.
fable-told-red = { $name } guessed along and draws { $card }.
fable-told-exact = Exact change: { $name } draws { $card }.
fable-told-comfort = Comfort for { $name }: { $card }.
fable-told-swapped = { $name } leaves { $left } and takes { $card }.
fable-told-collected = { $name } collects { $cards }.
fable-told-took = { $from ->
        [player] { $name } takes the Power { $power } from { $other }.
       *[table] { $name } takes the Power { $power }.
    }
fable-told-stored = { $name } puts a card into the larder.
fable-told-stored-card = In the larder of { $name }: { $card }.
fable-told-spoiled = The old larder card is discarded: { $card }.
fable-told-bought = { $name } buys { $provision } for { $cards }.
fable-told-exchanged = { $from ->
        [player] { $name } gives { $other } { $gave } and gets { $got }.
       *[table] { $name } lays { $gave } into the row and gets { $got }.
    }
fable-told-offered = New on offer: { $provision }.
fable-told-over = { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    }
fable-did-ant = { $name } puts an ant on { $cell }.
fable-did-aim = { $name } chooses { $path }.
fable-did-guess = { $name } puts the Grasshopper on { $cell }.
fable-did-take = { $name } takes the card on { $cell }.
fable-did-power = { $name } wants the Power { $power }.
fable-did-buy = { $name } wants { $provision }.
fable-did-pay = { $name } pays with { $cards }.
fable-did-give = { $name } gives { $provision }.
fable-did-get = { $name } gets { $provision }.
fable-did-pass = { $name } has done enough.

# The end
fable-why-autumn = { $number ->
        [one] { $winners } has the most points: { $count }.
       *[other] { $winners } have the most points and as many insects: { $count }.
    }
fable-why-insects = Equal points: { $winners } has more insects.
fable-why-winter = { $number ->
        [one] { $winners } has { $count ->
            [one] 1 point.
           *[other] { $count } points.
        }
       *[other] { $winners } have { $count ->
            [one] 1 point.
           *[other] { $count } points.
        }
    }
fable-sheet-total = Total
fable-sheet-insects = Insect cards

# What is not allowed
fable-refusal-over = The match is over.
fable-refusal-ant-only = Now the Ant puts down her ants.
fable-refusal-aimed = Your token is chosen already.
fable-refusal-aim-wait = The Grasshopper waits until the tokens are chosen.
fable-refusal-grasshopper-only = Now it is the Grasshopper’s turn.
fable-refusal-take-ant = Now the Ant takes her cards.
fable-refusal-power-ant = Only the Ant may take a Power.
fable-refusal-collector-only = Only whoever collected may buy.
fable-refusal-trail-first = First put all ants down.
fable-refusal-aim-first = First choose a token.
fable-refusal-guess-first = First the Grasshopper guesses.
fable-refusal-take-first = First take your card.
fable-refusal-power-first = First say whether you take a Power.
fable-refusal-market-first = Now you may buy, or say that this is all.
fable-refusal-pay-first = First pay for what you buy.
fable-refusal-get-first = First choose what you get in return.
fable-refusal-gap = There is no card here.
fable-refusal-ant-there = An ant stands here already: one ant a card.
fable-refusal-ant-apart = This card touches no other ant.
fable-refusal-ant-file = In single file an ant stands beside the one before.
fable-refusal-ant-dead-end = From here the trail could not be finished.
fable-refusal-aim-type = None of your ants stands on that type.
fable-refusal-look = You do not have the Power to look.
fable-refusal-looked = You have looked already.
fable-refusal-guess-ant = Guess by a card with an ant on it.
fable-refusal-take-haul = That card is part of what you collect: it cannot stand in for another.
fable-refusal-take-insect = Only a card with the same insect can be taken instead.
fable-refusal-power-held = You have that Power already.
fable-refusal-power-box = That Power is not in play.
fable-refusal-power-insect = You have not just taken the insect of that Power.
fable-refusal-bought = One Provision a round.
fable-refusal-buy-row = That Provision is not on offer.
fable-refusal-buy-price = Your cards do not make its price.
fable-refusal-pay = Those cards do not make the price.
fable-refusal-give = That cannot be swapped now.
fable-refusal-get = That cannot be had in return.

# The rules
fable-rules-aim-title = The aim
fable-rules-aim =
    Winter is coming. Each round one of you is the Ant and lays a trail over the cards; another is the Grasshopper and tries to guess what the Ant is after.
    In Autumn the most points win, from shelves and insects. In Winter the first with four points wins.
fable-rules-trail-title = The trail
fable-rules-trail =
    Sixteen cards of four types lie in a square. The Ant puts six ants on six cards, each beside an ant that stands already. In single file, each stands beside the one before.
    Then the Ant secretly chooses one of the types below the ants. In the picture that is stone or wood.
fable-rules-guess-title = The guess
fable-rules-guess =
    The Grasshopper chooses a card with an ant: its type is the guess. Then the token is turned.
    Right: the Grasshopper collects all cards of that type under ants. Wrong: the Ant collects them. New cards fill the gaps.
fable-rules-roles-title = Changing roles
fable-rules-roles =
    An Ant who collected hands the role to the left; an Ant who was caught tries again. The Grasshopper always hands hers to the left, past the Ant.
    With two players both roles stay when the Ant was caught.
fable-rules-autumn-title = Autumn
fable-rules-autumn =
    Every card moves your cube one space along the shelf of its type: 1, 3, 6, 10 points. What goes past the fourth space is lost.
    Cards with an insect are kept face down. One, two, three or four of the same insect are worth 1, 3, 6 or 10 points. With open insects they lie face up.
fable-rules-autumn-end-title = The end of Autumn
fable-rules-autumn-end =
    Autumn ends when somebody has two full shelves, or when the deck cannot fill the square any more.
    The most points win; a tie goes to whoever has more insect cards, and after that it is shared.
fable-rules-winter-title = Winter
fable-rules-winter =
    Everyone starts with one card. What you collect lies face up in front of you: your supply.
    Three Provisions are on offer. Each is worth 1 point, both copies of one together 3.
fable-rules-red-title = Red Ants
fable-rules-red =
    With three or four players, whoever is neither Ant nor Grasshopper is a Red Ant and secretly guesses along.
    If the Ant gets away, every Red Ant who guessed the type draws a card.
fable-rules-insects-title = Insects in Winter
fable-rules-insects =
    For each insect card the Ant collects, she may take any other card of the square with the same insect instead. The card left behind stays. The Grasshopper takes what is there.
fable-rules-buying-title = Buying
fable-rules-buying =
    Whoever collected may buy one Provision. Three identical cards stand for one of any other type, as often as you like.
    Exact change: whoever has no card left after paying draws one. Paid cards are discarded and become the new deck when it is empty.
fable-rules-winter-end-title = The end of Winter
fable-rules-winter-end =
    The first with four points wins at once. If two get there in the same step, whoever acted wins.
    Should no card be left in the square, the most points win.
fable-rules-powers-title = Powers
fable-rules-powers =
    Four of six Powers are in play. An Ant who collected may at once discard one insect card just taken for the Power of that insect, from the table or from another player.
    Bargain: two for one instead of three. Point: one more point. Look: as the Grasshopper, see one token that was not chosen. Comfort: a card when you collected nothing. Larder: a hidden card to pay with. Swap: once, exchange a Provision with another player or with the row.
fable-rules-phone-title = With one phone
fable-rules-phone =
    The Ant puts the ants down with the phone on the table, then takes it to choose in secret. Red Ants take it one after the other.
    The Grasshopper guesses with the phone lying open, unless she may look at a token.
