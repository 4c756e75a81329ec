# Fourmidable

fourmidable-title = Fourmidable
fourmidable-line = A colony works day and night before the winter: harvests, tunnels and objectives.
fourmidable-facts = 1 to 6 players · from 6 years · 45 to 90 minutes
fourmidable-mode-child = Child
fourmidable-mode-apprentice = Apprentice
fourmidable-mode-intermediate = Intermediate
fourmidable-mode-expert = Expert
fourmidable-mode-solo = Solo

# Options
fourmidable-option-mode = Which level?
fourmidable-option-mode-child = Child
fourmidable-option-mode-apprentice = Apprentice
fourmidable-option-mode-intermediate = Intermediate
fourmidable-option-mode-expert = Expert
fourmidable-option-mode-solo = Solo
fourmidable-option-mode-help = Each level adds a few rules to the one before.
fourmidable-option-mode-child-help = Five ants, seven objectives: move, harvest, reveal.
fourmidable-option-mode-apprentice-help = With births, predators, weather, nest holes and the library.
fourmidable-option-mode-intermediate-help = With a species and six special cards as well.
fourmidable-option-mode-expert-help = Objectives open to the whole table, cards chosen one by one, pheromones that touch.
fourmidable-option-mode-solo-help = Alone against the bag: six rounds, and predators that take objectives away.
fourmidable-option-species = The species
fourmidable-option-species-random = At random
fourmidable-option-species-chosen = Chosen
fourmidable-option-species-help = How each colony gets its species.
fourmidable-option-species-random-help = Each colony is dealt a species at random.
fourmidable-option-species-chosen-help = You choose your species in turn.
fourmidable-option-first = Who begins?
fourmidable-option-first-drawn = Drawn
fourmidable-option-first-1 = Seat 1
fourmidable-option-first-2 = Seat 2
fourmidable-option-first-3 = Seat 3
fourmidable-option-first-4 = Seat 4
fourmidable-option-first-5 = Seat 5
fourmidable-option-first-6 = Seat 6
fourmidable-option-first-help = Who tosses the day and night tile.
fourmidable-option-first-drawn-help = The app draws it.
fourmidable-option-first-1-help = The first in the list begins.
fourmidable-option-first-2-help = The second in the list begins.
fourmidable-option-first-3-help = The third in the list begins.
fourmidable-option-first-4-help = The fourth in the list begins.
fourmidable-option-first-5-help = The fifth in the list begins.
fourmidable-option-first-6-help = The sixth in the list begins.

# The small things
fourmidable-tab-forest = Forest
fourmidable-tab-nest = Nest
fourmidable-tab-cards = Cards
fourmidable-tab-colonies = Colonies
fourmidable-tab-bag = Bag
fourmidable-tab-harvest = Harvest
fourmidable-tab-objectives = Objectives
fourmidable-tab-ants = Ants
fourmidable-tab-ground = Ground
fourmidable-kind = { $kind ->
        [hunter] hunter
        [farmer] farmer
       *[digger] digger
    }
fourmidable-any-kind = any kind
fourmidable-resource = { $resource ->
        [ladybug] ladybird
        [caterpillar] caterpillar
        [beetle] beetle
        [blueberry] blueberry
        [mushroom] mushroom
        [raspberry] raspberry
        [orange] orange earth
        [grey] grey earth
       *[brown] brown earth
    }
fourmidable-predator = { $predator ->
        [grasshopper] grasshopper
        [spider] spider
       *[worm] worm
    }
fourmidable-nothing = nothing
fourmidable-setting-up = Setting up
fourmidable-round = Round { $round }, { $time ->
        [day] day
       *[night] night
    }
fourmidable-round-of = Round { $round } of { $last }, { $time ->
        [day] day
       *[night] night
    }
fourmidable-weather-helps = { $kind } +1
fourmidable-badge = { $count ->
        [one] { $name }: { $count } point, objectives { $done }
       *[other] { $name }: { $count } points, objectives { $done }
    }
fourmidable-ants = { $count ->
        [one] { $place }: { $kind }, { $name }
       *[other] { $place }: { $count } times { $kind }, { $name }
    }
fourmidable-predator-at = { $place }: { $predator }
fourmidable-way = Step { $number } of the way
fourmidable-room = { $what ->
        [queen] the queen’s room
        [library] the library
        [hole] hole { $hole }
       *[room] room { $place }
    }
fourmidable-at = { $place }: { $thing }
fourmidable-hex = { $what ->
        [hole] hole { $number }, { $name }
        [water] water
        [scent] pheromone, { $name }
       *[empty] empty ground
    }
fourmidable-room-label = { $state ->
        [numbered] { $room }, { $resource } to dig, { $name }
        [earth] { $room }: { $resource }, { $name }
       *[free] { $room }, { $name }
    }
fourmidable-nest-of = Nest: { $name }
fourmidable-nests = All nests
fourmidable-births = Births to choose from
fourmidable-birth = { $count ->
        [one] Birth of a { $kind }: { $count } tile free, { $left } in reserve
       *[other] Birth of a { $kind }: { $count } tiles free, { $left } in reserve
    }
fourmidable-brings = { $what ->
        [harvest] Harvest: { $resource }
        [study] The library
       *[nothing] No harvest
    }
fourmidable-brings-scents = { $brings }, pheromones: { $count }

# To do
fourmidable-todo = To do this round
fourmidable-todo-ant = { $count ->
        [one] Move: { $kind }, { $place }
       *[other] Move: { $kind }, { $count } at the same place, { $place }
    }
fourmidable-todo-birth = Give birth: see the nest
fourmidable-todo-predator = { $why ->
        [species] By your species, move as well: { $predator }
       *[round] Move a predator: { $predator }
    }
fourmidable-or = or
fourmidable-todo-fly = Put a pheromone by your species
fourmidable-todo-look = Look at the next objective by your species
fourmidable-pass = Nothing more
fourmidable-seen = I have seen it
fourmidable-stay = Stay here
fourmidable-stop = Stop here
fourmidable-one-step = One step, then choose
fourmidable-pile = { $count ->
        [one] Objective for a { $kind }: { $count } left
       *[other] Objectives for a { $kind }: { $count } left
    }
fourmidable-later = An action is under way: objectives are revealed before or after it.

# Cards
fourmidable-row = Open objectives
fourmidable-hand = Your objectives
fourmidable-hand-of = Cards in hand: { $name }
fourmidable-specials = Your special cards
fourmidable-draft = Keep one card
fourmidable-drawn = Keep one objective
fourmidable-next = The next objectives
fourmidable-stock-of = Resources: { $name }
fourmidable-done-of = Objectives completed: { $name }
fourmidable-backs = { $count ->
        [one] { $count } objective for a { $kind }, face down
       *[other] { $count } objectives for a { $kind }, face down
    }
fourmidable-special-backs = { $count ->
        [one] { $count } special card, face down
       *[other] { $count } special cards, face down
    }
fourmidable-objective = { $count ->
        [one] Objective for a { $kind }: { $cost } for { $count } point
       *[other] Objective for a { $kind }: { $cost } for { $count } points
    }
fourmidable-objective-missing = { $state ->
        [paid] { $count } points: { $cost }, all there
       *[open] { $count } points: { $cost }; missing { $missing }
    }
fourmidable-species = Species
fourmidable-species-card = { $species }: { $help }
fourmidable-species-flying = Flying
fourmidable-species-predator = Predatory
fourmidable-species-architect = Architect
fourmidable-species-diplomat = Diplomat
fourmidable-species-insomniac = Insomniac
fourmidable-species-strategist = Strategist
fourmidable-help-flying = once a day round, put a pheromone on empty ground.
fourmidable-help-predator = once a night round, move one more predator.
fourmidable-help-architect = your nest holes may be one space further away.
fourmidable-help-diplomat = your ants pass over what is others’, without stopping there.
fourmidable-help-insomniac = you play day and night cards in any round.
fourmidable-help-strategist = you look at one more objective before you choose.
fourmidable-feat-harvest = 2 points when you harvest: { $what }. You keep the resource.
fourmidable-feat-objective = One objective for a { $what } at once.
fourmidable-feat-move = +2 movement for a { $what }, one action.
fourmidable-feat-look = Look at 2 more objectives ({ $what }), and 1 point.
fourmidable-feat-prowl = Move this predator as well: { $what }.
fourmidable-feat-erase = Replace a pheromone by empty ground.
fourmidable-feat-scent = Put a pheromone on empty ground.
fourmidable-feat-five = 4 points at the end for five ants of the kind { $what }.
fourmidable-feat-birth = Birth without a tile: { $what }.
fourmidable-feat-far-hole = Dig a hole two spaces further away.
fourmidable-feat-pass-over = An ant passes over what is others’, without stopping there.
fourmidable-feat-new-hole = 2 points when you dig a hole.
fourmidable-feat-pass-earth = A digger passes one earth and harvests the one behind.
fourmidable-feat-four-holes = 3 points at the end for four holes.
fourmidable-feat-all-scents = 3 points when your 18 pheromones are on the board.
fourmidable-feat-two-of-each = 4 points for two ants of each kind.

# Solo
fourmidable-chosen = Chosen, tap to put back
fourmidable-choose = Cards to choose from
fourmidable-suggest = Suggested six
fourmidable-suggest-rest = Fill up with suggested cards
fourmidable-ready = Play with these six
fourmidable-bag = { $count ->
        [one] The bag: { $count } tile
       *[other] The bag: { $count } tiles
    }
fourmidable-bag-tile = { $tile }: { $count } of { $total }, a chance of { $percent } %
fourmidable-supply = Eaten by predators
fourmidable-taken = Objectives taken by predators
fourmidable-predators-lack = predators lack { $missing }
fourmidable-draw = The last tile
fourmidable-draw-tile = Tile: { $tile }
fourmidable-draw-line = { $ate ->
        [yes] Tile: { $tile }. { $predator }, { $place }, meal: { $food }.
        [no] Tile: { $tile }. { $predator }, { $place }, no meal.
        [wait] Tile: { $tile }. Where to? { $predator }.
       *[stays] Tile: { $tile }. Nowhere to go: { $predator }.
    }
fourmidable-predator-way = The way of the predator
fourmidable-grade-intelligent = Intelligent
fourmidable-grade-brilliant = Brilliant
fourmidable-grade-fantastic = Fantastic
fourmidable-grade-magnificent = Magnificent

# Colonies
fourmidable-colonies = The colonies
fourmidable-colony = { $points ->
        [one] { $name }: { $points } point · objectives { $done } · { $ants } · pheromones { $scents } · holes { $holes }
       *[other] { $name }: { $points } points · objectives { $done } · { $ants } · pheromones { $scents } · holes { $holes }
    }

# What is asked
fourmidable-prompt-bot = { $name } is thinking.
fourmidable-prompt-aside = { $name }, reveal an objective, or give the phone back.
fourmidable-prompt-way = { $brings }. Go there?
fourmidable-prompt-draw = { $name }, draw an objective ({ $count }/{ $goal }).
fourmidable-prompt-species = { $name }, choose your species.
fourmidable-prompt-draft = { $name }, keep one card; the others go to the left.
fourmidable-prompt-choose = { $name }, choose six special cards ({ $count }/{ $goal }).
fourmidable-prompt-found = { $name }, choose an ant ({ $count }/{ $goal }).
fourmidable-prompt-weather = { $name }, choose the weather of this round.
fourmidable-prompt-turn = { $name }, tap an ant, or another thing to do.
fourmidable-prompt-cards = { $name }, reveal an objective or play a card, or hide your cards.
fourmidable-prompt-walk = { $count ->
        [one] { $name }, tap a glowing space: { $count } step left.
       *[other] { $name }, tap a glowing space: { $count } steps left at most.
    }
fourmidable-prompt-hole = { $count ->
        [one] { $name }, put hole { $number } at most { $count } space from another.
       *[other] { $name }, put hole { $number } at most { $count } spaces from another.
    }
fourmidable-prompt-prowl = { $name }, choose the new place: { $predator }.
fourmidable-prompt-bag = { $eats ->
        [yes] Tile: { $tile }. { $name }, several meals are as close: choose one ({ $predator }).
       *[no] Tile: { $tile }. { $name }, nothing is left to eat: choose a space ({ $predator }).
    }
fourmidable-prompt-erase = { $name }, tap the pheromone to take away.
fourmidable-prompt-mark = { $name }, tap the empty ground for your pheromone.
fourmidable-prompt-breed = { $name }, choose the ant to be born.
fourmidable-prompt-study = { $name }, keep one of these objectives.
fourmidable-prompt-complete = { $name }, complete an objective for a { $kind }.
fourmidable-prompt-look = { $name }, look at what comes next.
fourmidable-prompt-after = { $name }, a special card may help here: see your cards.
fourmidable-prompt-last = { $name }, the match is ending: reveal what you can.

# What happened
fourmidable-told-tossed = { $time ->
        [day] { $name } tosses the tile: it is day.
       *[night] { $name } tosses the tile: it is night.
    }
fourmidable-told-species = { $name } plays the species { $species }.
fourmidable-told-kept = { $name } keeps: { $card }
fourmidable-told-chose = { $name } takes: { $card }
fourmidable-told-put-back = { $name } puts back: { $card }
fourmidable-told-founded = { $name } chooses an ant: { $kind }.
fourmidable-told-drew = { $name } draws an objective for a { $kind }.
fourmidable-told-drew-card = { $name } draws. { $card }.
fourmidable-told-round = { $time ->
        [day] Round { $round }: the day begins, and so does { $name }.
       *[night] Round { $round }: night falls, and { $name } begins.
    }
fourmidable-told-vane = The vane leaves the weather open.
fourmidable-told-weather = { $weather ->
        [sun] Sun: +1 movement, { $kind }.
        [rain] Rain: +1 movement, { $kind }.
       *[wind] Wind: +1 movement, { $kind }.
    }
fourmidable-told-chose-weather = { $weather ->
        [sun] { $name } chooses the sun.
        [rain] { $name } chooses the rain.
       *[wind] { $name } chooses the wind.
    }
fourmidable-told-moved = { $count ->
        [0] { $name }: { $kind } to { $place }.
        [one] { $name }: { $kind } to { $place }, { $count } pheromone laid.
       *[other] { $name }: { $kind } to { $place }, { $count } pheromones laid.
    }
fourmidable-told-harvested = { $scent ->
        [yes] { $name } harvests at { $place }: { $resource }, and lays a pheromone.
       *[no] { $name } harvests at { $place }: { $resource }.
    }
fourmidable-told-spread = { $count ->
        [one] { $name }: a pheromone spreads under an ant standing by.
       *[other] { $name }: { $count } pheromones spread under ants standing by.
    }
fourmidable-told-hole = { $name } digs hole { $number } at { $place }.
fourmidable-told-born = { $name }: a { $kind } is born.
fourmidable-told-prowled = { $by ->
        [card] By a card { $name } moves: { $predator }
        [species] By species { $name } moves: { $predator }
        [bag] On the move: { $predator }
       *[round] { $name } moves: { $predator }
    }{ $where ->
        [nest] , into the nest ({ $owner }), { $place }
       *[forest] , to { $place }
    }{ $ate ->
        [yes] . Meal: { $food }.
       *[no] .
    }
fourmidable-told-tile = From the bag: { $tile }, for the { $predator }.
fourmidable-told-taken = { $count ->
        [one] The predators complete an objective: { $cost }, { $count } point lost.
       *[other] The predators complete an objective: { $cost }, { $count } points lost.
    }
fourmidable-told-marked = { $how ->
        [erase] { $name } takes a pheromone ({ $owner }) away at { $place }.
       *[put] { $name } puts a pheromone at { $place }.
    }
fourmidable-told-studied = { $name } studies in the library and keeps an objective for a { $kind }.
fourmidable-told-studied-card = { $name } keeps an objective. { $card }.
fourmidable-told-looked = { $count ->
        [one] { $name } looks at { $count } objective to come.
       *[other] { $name } looks at { $count } objectives to come.
    }
fourmidable-told-revealed = { $count ->
        [one] { $name } completes an objective: { $cost }, { $count } point.
       *[other] { $name } completes an objective: { $cost }, { $count } points.
    }
fourmidable-told-turned = A new open objective. { $card }.
fourmidable-told-played = { $count ->
        [0] { $name } plays: { $card }
        [one] { $name } plays, { $count } point: { $card }
       *[other] { $name } plays, { $count } points: { $card }
    }
fourmidable-told-scored = { $count ->
        [one] { $name } scores { $count } point: { $card }
       *[other] { $name } scores { $count } points: { $card }
    }
fourmidable-told-ending = { $why ->
        [objectives] The match is ending: enough objectives are completed.
        [rounds] The match is ending: all rounds are played.
        [idle] The match is ending: a round went by in which nothing was harvested or placed.
       *[exhausted] The match is ending: no objective can be completed any more.
    }
fourmidable-told-over = The match is over.
fourmidable-did-ready = { $name } has chosen six special cards.
fourmidable-did-ant = { $name } picks up an ant: { $kind }.
fourmidable-did-go = { $name } takes a step: { $place }.
fourmidable-did-stop = { $name } stops there.
fourmidable-did-hole = { $name } puts the hole at { $place }.
fourmidable-did-prowl = { $name } takes a predator: { $predator }.
fourmidable-did-to = { $where ->
        [nest] { $name } puts the predator into the nest ({ $owner }), { $place }.
       *[forest] { $name } puts the predator at { $place }.
    }
fourmidable-did-fly = { $name } flies out with a pheromone.
fourmidable-did-mark = { $name } chooses the space { $place }.
fourmidable-did-look = { $name } looks at the next objective.
fourmidable-did-seen = { $name } has seen enough.
fourmidable-did-play = { $name } plays: { $card }
fourmidable-did-pass = { $name } does nothing more.

# The end
fourmidable-why = { $reason ->
        [objectives] One colony has completed { $goal } objectives.
        [idle] A round went by in which nothing was harvested or placed.
       *[exhausted] No objective can be completed any more.
    } { $number ->
        [one] { $winners } has the most points: { $points }
       *[other] { $winners } have the most points: { $points }
    }{ $tie ->
        [yes] , and wins the tie.
       *[no] .
    }
fourmidable-why-solo = { $grade ->
        [none] { $points } points after { $rounds } rounds.
       *[some] { $points } points after { $rounds } rounds: { $level }.
    }
fourmidable-why-taken = { $count ->
        [one] The predators took { $count } objective.
       *[other] The predators took { $count } objectives.
    }
fourmidable-sheet-objectives = Objectives: { $kind }
fourmidable-sheet-scents = Pheromones
fourmidable-sheet-holes = Holes
fourmidable-sheet-specials = Special cards
fourmidable-sheet-bonuses = Bonus cards
fourmidable-sheet-total = Total
fourmidable-sheet-grade = Level
fourmidable-sheet-tie = { $what ->
        [unused] Tie: resources left
        [scents] Tie: pheromones
        [large] Tie: objectives of three resources
        [holes] Tie: holes
        [dug] Tie: earths dug
       *[worm] Tie: worm in the nest
    }

# What is forbidden
fourmidable-refusal-action-first = Choose an action first.
fourmidable-refusal-after-first = A special card may answer here, or nothing.
fourmidable-refusal-ant = An ant of another colony is there.
fourmidable-refusal-ant-box = That ant is not in play yet.
fourmidable-refusal-ant-like = An ant of the same kind at the same place goes first: they are alike.
fourmidable-refusal-ant-moved = That ant has moved this round.
fourmidable-refusal-bag-moves = Here the bag moves the predators.
fourmidable-refusal-born = One birth a round, and you have had it.
fourmidable-refusal-breed-first = Choose the ant to be born first.
fourmidable-refusal-card-answer = This card is played right after what it speaks of.
fourmidable-refusal-card-chosen = You have chosen that card already.
fourmidable-refusal-card-day = This card is played in a day round.
fourmidable-refusal-card-kept = This card counts at the end: keep it.
fourmidable-refusal-card-night = This card is played in a night round.
fourmidable-refusal-card-not-held = That card is not in your hand.
fourmidable-refusal-card-not-yet = What this card asks for is not done yet.
fourmidable-refusal-card-now = This card would change nothing now.
fourmidable-refusal-card-walk = This card is played while one of your ants is on its way.
fourmidable-refusal-choose-first = Choose your special cards first.
fourmidable-refusal-choose-more = Six special cards are needed.
fourmidable-refusal-chosen-all = You have six cards: put one back first.
fourmidable-refusal-closed = This part of the forest is closed.
fourmidable-refusal-complete = It takes an objective of the ant’s kind, and all its resources.
fourmidable-refusal-complete-first = Complete an objective first, or do nothing more.
fourmidable-refusal-draft-card = That card is not before you.
fourmidable-refusal-draft-first = Keep a card first.
fourmidable-refusal-draft-wait = You have chosen: the others are still choosing.
fourmidable-refusal-draw-first = Draw an objective first.
fourmidable-refusal-earth = Only diggers enter earth.
fourmidable-refusal-far = Too far for this ant, or nothing leads there.
fourmidable-refusal-five-ants = All five ants of that kind are in play.
fourmidable-refusal-flown = Only one flown pheromone a round.
fourmidable-refusal-fly-day = This species flies by day only.
fourmidable-refusal-fly-nowhere = No empty ground can take a pheromone.
fourmidable-refusal-found-first = Choose an ant first.
fourmidable-refusal-halfway = An action is under way: wait for the ant to stop.
fourmidable-refusal-hole = That is another colony’s hole.
fourmidable-refusal-hole-ant = An ant of another colony is there: no hole.
fourmidable-refusal-hole-far = { $number ->
        [one] Too far: at most { $number } space from one of your holes.
       *[other] Too far: at most { $number } spaces from one of your holes.
    }
fourmidable-refusal-hole-first = Put the new hole first.
fourmidable-refusal-hole-ground = A hole goes on empty ground or on your own pheromone.
fourmidable-refusal-hole-predator = A predator is there: no hole.
fourmidable-refusal-hole-there = There is a hole already.
fourmidable-refusal-hunt-night = This species hunts by night only.
fourmidable-refusal-hunted = Only one more predator a round.
fourmidable-refusal-keep = That objective is not before you.
fourmidable-refusal-keep-first = Keep an objective first.
fourmidable-refusal-last-first = Reveal what you can, or nothing more.
fourmidable-refusal-last-wait = Last objectives are revealed in turn.
fourmidable-refusal-library-first = An objective is completed in the library.
fourmidable-refusal-look = Your species does not let you look now.
fourmidable-refusal-mark = That space will not do.
fourmidable-refusal-mark-first = Choose a space first.
fourmidable-refusal-no-births = There are no births at this level.
fourmidable-refusal-no-cards = There are no special cards at this level.
fourmidable-refusal-no-predators = There are no predators at this level.
fourmidable-refusal-no-room-for-hole = No space can take that hole: this earth has to wait.
fourmidable-refusal-no-spot = That predator has nowhere to go.
fourmidable-refusal-no-stop-behind = Behind it the ant would have no space to stop at.
fourmidable-refusal-no-tile = No birth tile of that kind is free.
fourmidable-refusal-not-closest = The predator goes to what is closest to your ants.
fourmidable-refusal-not-flying = Your species does not fly.
fourmidable-refusal-not-held = That objective is not in your hand.
fourmidable-refusal-not-predator = Your species does not hunt.
fourmidable-refusal-only-worm = Only the worm enters nests.
fourmidable-refusal-over = The match is over.
fourmidable-refusal-pass = Something is left to do: you cannot pass.
fourmidable-refusal-pile-empty = That pile is empty.
fourmidable-refusal-prowl-first = Place the predator first.
fourmidable-refusal-prowled = One predator a round, and that is done.
fourmidable-refusal-same-predator = It must be another predator than that of your action.
fourmidable-refusal-scent = Another colony’s pheromone bars the way.
fourmidable-refusal-seen-first = Look at these objectives first.
fourmidable-refusal-species-first = Choose a species first.
fourmidable-refusal-species-taken = That species is taken.
fourmidable-refusal-spot-predator = A predator is there already.
fourmidable-refusal-spot-taken = No predator on a pheromone, a hole or an ant.
fourmidable-refusal-stop-over = Nobody stops on what is others’.
fourmidable-refusal-unpaid = { $number ->
        [one] { $number } resource is still missing.
       *[other] { $number } resources are still missing.
    }
fourmidable-refusal-wait = It is not your turn.
fourmidable-refusal-walk-first = An ant is on its way: finish its move.
fourmidable-refusal-water = Ants cannot swim, nor can predators.
fourmidable-refusal-weather-first = Choose the weather first.
fourmidable-refusal-worm-forest = The worm stays in nests.
fourmidable-refusal-worm-numbered = The worm avoids holes and numbered earths.

# The rules
fourmidable-rules-aim-title = The aim
fourmidable-rules-aim =
    Your colony prepares for the winter. Your ants harvest resources, and resources pay for objectives. Objectives and pheromones bring points, and the most points win.
    There are four levels for several players. Each keeps the rules of the one before and adds a few. A fifth, Solo, is for one person alone.
fourmidable-rules-turn-title = An action
fourmidable-rules-turn =
    In turn, move one ant up to three spaces. Tap it, then tap a glowing space: the way is drawn with what it would bring, and Done sends it there. To choose your own way, go step by step.
    Each ant moves once a round. When all have moved, day turns to night or night to day, and the next to the left begins. An ant may also stay where it is; it harvests nothing then.
fourmidable-rules-ground-title = Harvesting
fourmidable-rules-ground =
    An ant harvests only where it stops: hunters take insects, farmers plants, diggers the earths of the nest. A digger stops at the first earth it meets.
    A harvest in the forest leaves your pheromone. Nobody else crosses your pheromones, holes or ants, and nobody swims. The hole of a nest and the room of the same number are one space.
fourmidable-rules-objectives-title = Objectives
fourmidable-rules-objectives =
    At the Child level everyone draws seven objectives. They stay hidden behind My cards, where you also see what is missing.
    Whoever has the resources of an objective may reveal it. That is no action: in your own turn, or during that of others by Another player wants to…
fourmidable-rules-child-end-title = The end at the Child level
fourmidable-rules-child-end =
    As soon as one colony has revealed seven objectives everyone may reveal some more, and the match is over. Count the objectives and a point for each pheromone.
    It also ends when a round goes by in which nothing was harvested or placed, or when no objective can be completed any more.
fourmidable-rules-apprentice-title = Apprentice
fourmidable-rules-apprentice =
    You begin with three ants and one objective for each. Every round, in any order, everyone moves all ants, gives birth once and moves one predator.
    The vane gives one more step: sun to farmers, rain to diggers, wind to hunters. An ant that crosses empty ground leaves a pheromone there.
    For a birth take a free tile. The ant is born in the queen’s room and still has to move this round.
fourmidable-rules-predators-title = Predators
fourmidable-rules-predators =
    The grasshopper eats plants, the spider insects, the worm the earths of a nest. What is eaten is gone for all.
    A predator never goes to a pheromone, a hole, an ant, another predator or water.
fourmidable-rules-holes-title = Nest holes
fourmidable-rules-holes =
    When you dig a numbered earth you put the hole of that number outside, at most three spaces from another of your holes, on empty ground or on your own pheromone. Going from a hole to the room of the same number costs no step.
fourmidable-rules-library-title = The library
fourmidable-rules-library =
    An ant that enters the library stops there, looks at two objectives of its kind and keeps one. At most four objectives are in hand.
fourmidable-rules-apprentice-end-title = The end
fourmidable-rules-apprentice-end =
    The match ends with the round in which one colony has completed eight objectives. Objectives count, pheromones, holes, and three points for each kind of which you have completed the most. With equal points the most resources left decide.
fourmidable-rules-intermediate-title = Intermediate
fourmidable-rules-intermediate =
    Everyone gets a species and six special cards. A card is played during your action, besides it. The sun or the moon on a card says when. A birth by a card is the action itself.
    Cards that are played when harvesting or digging are offered right after.
fourmidable-rules-species-title = Species
fourmidable-rules-species =
    Flying puts a pheromone, once a day round. Predatory moves one more predator, once a night round. Architect digs holes one space further away.
    Diplomat passes over what is others’. Insomniac plays cards in any round. Strategist looks at one more objective.
fourmidable-rules-expert-title = Expert
fourmidable-rules-expert =
    Objectives lie open for the whole table. An ant that stops in the library completes one of its kind if the resources are there.
    Species and ants are chosen in turn, and six cards out of those that go round. A pheromone is placed only beside another of yours or one of your holes.
    With equal points compare pheromones, objectives of three resources, holes, earths dug, resources left, and then the worm.
fourmidable-rules-solo-title = Solo
fourmidable-rules-solo =
    Alone you play by the Expert rules, without a species. Your hole 1 lies on the water, and only the middle of the forest is open. Choose any six special cards of all sixty. The match lasts six rounds.
    The bag holds one tile of each resource, and three more for each of your ants: those it harvests. After every harvest a tile is drawn and put back. The predator that eats it goes to the one closest to your ants; between equals you decide. If none is left it eats another of its food, and if there is no food at all you say where it goes.
    What predators eat is theirs. As soon as it pays for an open objective they complete it, the oldest first, and it is lost to you.
    The score counts as in Expert, with three points for each kind of which you completed at least one objective. Above 100 points your colony is intelligent, above 110 brilliant, above 120 fantastic, above 130 magnificent.
fourmidable-rules-phone-title = With one phone
fourmidable-rules-phone =
    The phone lies on the table: forest, nests and resources are everybody’s. Only cards in hand are hidden. The app asks for the name before it shows them.
    The list of things to do leads to what is left this round. A turn begins with what happened since the last one, and those places stay outlined.
