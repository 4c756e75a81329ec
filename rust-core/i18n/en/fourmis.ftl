# Fourmis

fourmis-title = Fourmis
fourmis-line = Lead your column of ants to the provisions before winter. Paths never cross.
fourmis-facts = 2 to 6 players · from 6 years · 15 minutes
fourmis-mode-kids = Kids’ board
fourmis-mode-prairie = Prairie
fourmis-mode-ponds = Ponds

# Options
fourmis-option-mode = Which board?
fourmis-option-mode-kids = Kids’ board
fourmis-option-mode-prairie = Prairie
fourmis-option-mode-ponds = Prairie with ponds
fourmis-option-mode-help = What you play on.
fourmis-option-mode-kids-help = The same board every time, with nine surprises face down near the middle.
fourmis-option-mode-prairie-help = Every match another board: the hexes are laid at random.
fourmis-option-mode-ponds-help = Another board every time, with ponds that only tunnels can pass.
fourmis-option-pieces = Tunnels
fourmis-option-pieces-tracks = Without
fourmis-option-pieces-tunnels = With
fourmis-option-pieces-help = Whether ants may dig.
fourmis-option-pieces-tracks-help = Tracks only: the simplest game.
fourmis-option-pieces-tunnels-help = Everyone has two tunnels that pass under one hex, even under another path.
fourmis-option-start = Who begins?
fourmis-option-start-first = The first in the list
fourmis-option-start-drawn = Drawn
fourmis-option-start-fair = Fair start
fourmis-option-start-help = Who plays first, and who lives where.
fourmis-option-start-first-help = The first in the list chooses an anthill and plays first. The youngest, if you like.
fourmis-option-start-drawn-help = It is drawn who chooses an anthill and plays first.
fourmis-option-start-fair-help = Anthills are drawn, and whoever plays later starts with a few points.

# The table
fourmis-round = { $count ->
        [0] No provision left
        [one] 1 provision left
       *[other] { $count } provisions left
    }
fourmis-kind = { $kind ->
        [twig] twig
        [hazelnut] hazelnut
        [acorn] acorn
        [grape] grapes
        [apple] apple
        [grasshopper] grasshopper
       *[pond] pond
    }
fourmis-points = { $points ->
        [-1] minus 1 point
        [one] 1 point
       *[other] { $points } points
    }
fourmis-hex = { $state ->
        [pond] { $place }: pond
        [reached] { $place }: { $kind }, { $name }
       *[free] { $place }: { $kind }, { $points }
    }
fourmis-hex-hidden = { $place }: a surprise, face down
fourmis-hill = { $state ->
        [home] Anthill { $number }: { $name }
       *[vacant] Anthill { $number }, empty
    }
fourmis-link = { $what ->
        [tunnel] { $name }: tunnel from { $from } to { $to }
       *[track] { $name }: track from { $from } to { $to }
    }
fourmis-colonies = Pieces left
fourmis-left = { $mode ->
        [on] { $name }: { $tracks ->
            [one] 1 track
           *[other] { $tracks } tracks
        }, { $tunnels ->
            [one] 1 tunnel
           *[other] { $tunnels } tunnels
        }
       *[off] { $name }: { $tracks ->
            [one] 1 track
           *[other] { $tracks } tracks
        }
    }
fourmis-badge = { $count ->
        [one] { $name }: 1 point
       *[other] { $name }: { $count } points
    }
fourmis-ways = Which way?
fourmis-way = { $what ->
        [tunnel] Tunnel { $side }
       *[track] Track { $side }
    }
fourmis-side = { $side ->
        [north] from above
        [northeast] from above right
        [southeast] from below right
        [south] from below
        [southwest] from below left
       *[northwest] from above left
    }
fourmis-pass = Stay here

# What is asked
fourmis-prompt-bot = { $name } is thinking.
fourmis-prompt-hill = { $name }, choose your anthill.
fourmis-prompt-track = { $name }, tap a glowing hex: your ants go there.
fourmis-prompt-piece = { $name }, tap a glowing hex: by track, or by tunnel if it is further.
fourmis-prompt-pass = { $name }, only grasshoppers are in reach. Cross one, or stay here.

# What happened
fourmis-told-first = { $name } plays first.
fourmis-told-hill = { $points ->
        [0] { $name } moves into anthill { $number }.
        [one] { $name } moves into anthill { $number } and starts with 1 point.
       *[other] { $name } moves into anthill { $number } and starts with { $points } points.
    }
fourmis-told-laid = { $how ->
        [turned] { $name } turns up a surprise: { $kind }, { $points }.
        [tunnel] { $name } digs to: { $kind }, { $points }.
       *[track] { $name } reaches: { $kind }, { $points }.
    }
fourmis-told-track = { $name } lays a track.
fourmis-told-tunnel = { $name } digs a tunnel.
fourmis-told-pass = { $name } stays put.
fourmis-told-stuck = { $name } can go nowhere any more.

# The end
fourmis-why = { $reason ->
        [eaten] Every provision is gathered.
        [spent] Nobody has a piece left.
       *[closed] Nobody can reach another provision.
    } { $number ->
        [one] { $winners } has the most: { $points }.
       *[other] { $winners } have the same: { $points }.
    }
fourmis-sheet-start = Head start
fourmis-sheet-kind = { $kind ->
        [twig] Twigs ({ $points })
        [hazelnut] Hazelnuts ({ $points })
        [acorn] Acorns ({ $points })
        [grape] Grapes ({ $points })
        [apple] Apples ({ $points })
       *[grasshopper] Grasshoppers (−1)
    }
fourmis-sheet-total = Total

# What is forbidden
fourmis-refusal-over = The match is over.
fourmis-refusal-turn = It is not your turn yet.
fourmis-refusal-hill-first = Choose an anthill first.
fourmis-refusal-hill-taken = Somebody lives in that anthill already.
fourmis-refusal-hill-chosen = You have your anthill.
fourmis-refusal-hill = No path enters an anthill.
fourmis-refusal-pond = Ants cannot swim: nothing ends in a pond. A tunnel may pass under it.
fourmis-refusal-own = Your ants are there already.
fourmis-refusal-other = Another path is there, and paths never cross.
fourmis-refusal-far = Too far: a track joins two neighbouring hexes.
fourmis-refusal-begin = A piece begins at your anthill or where your ants have been.
fourmis-refusal-no-tracks = You have no track left.
fourmis-refusal-no-tunnels = You have no tunnel left.
fourmis-refusal-tunnels-out = This match is played without tunnels.
fourmis-refusal-tunnel-far = A tunnel goes straight on, under exactly one hex.
fourmis-refusal-under-hill = A tunnel cannot pass under an anthill.
fourmis-refusal-under-tunnel = Another tunnel passes under there.
fourmis-refusal-pass = Your ants can reach a provision, so they must go.

# The rules
fourmis-rules-aim-title = The aim
fourmis-rules-aim =
    Winter is coming. Each colony sends out a column of ants and gathers what it can. The most points win; with equal points you share.
fourmis-rules-turn-title = A turn
fourmis-rules-turn =
    Choose an anthill. Then, one after the other, lay one track: from your anthill or from any hex your ants have reached, to a hex beside it. You may branch wherever you like.
    A hex that one colony has reached is closed to all others, and nobody enters an anthill. So a path can shut others out.
fourmis-rules-points-title = Points
fourmis-rules-points =
    A provision scores as soon as it is reached: twig 1, hazelnut 2, acorn 3, grapes 4, apple 5.
    A grasshopper eats ants: it costs a point. Sometimes it is worth it for what lies behind.
fourmis-rules-surprises-title = Surprises
fourmis-rules-surprises =
    On the kids’ board nine hexes near the middle lie face down. Whoever gets there turns the hex up and scores what it shows, good or bad.
fourmis-rules-end-title = The end
fourmis-rules-end =
    Everyone has fifteen tracks. Whoever can reach a provision must go on; a surprise counts as one. If only grasshoppers are in reach you may stay where you are, and go on later all the same.
    When nobody can or wants to move, one after the other, the match is over.
fourmis-rules-prairie-title = The prairie
fourmis-rules-prairie =
    Here the hexes are laid at random, so every match is another. Apples and grasshoppers never lie beside an anthill. Before you start you can ask for another deal.
fourmis-rules-tunnels-title = Tunnels
fourmis-rules-tunnels =
    With tunnels everyone has two of them. Instead of a track you may dig one: straight on, under exactly one hex, to a hex nobody has reached.
    Under that hex may lie anything: a path, a grasshopper, a surprise, even water; but no anthill and no other tunnel. Only the exit scores. The hex in between stays free, and you may come back to it by a track.
fourmis-rules-ponds-title = Ponds
fourmis-rules-ponds =
    No track enters a pond and no tunnel ends there. A tunnel passes under it.
fourmis-rules-start-title = A fair start
fourmis-rules-start =
    Whoever plays first has an advantage when many play. With four to six players a fair start makes up for it: the anthills are drawn, and the later you play the more points you start with.
