# La Cigale et la Fourmi (1994)

gringrins-title = La Cigale et la Fourmi
gringrins-line = Épargner, dépenser, et finir comme au départ : dix Gringrins.
gringrins-facts = 2 à 4 joueurs · dès 7 ans · 15 minutes
gringrins-mode-ten = Dix
gringrins-mode-most = Le plus
gringrins-mode-bet = Le pari

# Options
gringrins-option-variant = Qui gagne ?
gringrins-option-variant-ten = Au plus près de dix
gringrins-option-variant-most = Le plus
gringrins-option-variant-bet = Le pari
gringrins-option-variant-help = Quelle fortune gagne à la fin.
gringrins-option-variant-ten-help = On gagne en finissant au plus près de dix Gringrins. À deux, on finit presque toujours à égale distance de dix.
gringrins-option-variant-most-help = À deux : la plus grosse fortune gagne.
gringrins-option-variant-bet-help = Chaque personne choisit la fortune qu’elle vise ; on gagne en finissant au plus près de son nombre.
gringrins-option-bets = Mises
gringrins-option-bets-open = Ouvertes
gringrins-option-bets-closed = Fermées
gringrins-option-bets-help = Comment on mise.
gringrins-option-bets-open-help = On mise à tour de rôle, devant tout le monde, avant les cartes.
gringrins-option-bets-closed-help = Mise et carte se choisissent ensemble en secret : le téléphone ne fait qu’un tour.
gringrins-option-games = Manches
gringrins-option-games-help = { $count ->
        [one] Une seule manche décide.
       *[other] { $count } manches : le moins de points d’écart gagne.
    }

# La table
gringrins-round = { $games ->
        [one] Tour { $turn } sur { $turns }
       *[other] Manche { $game } sur { $games } · tour { $turn } sur { $turns }
    }
gringrins-high = Haute
gringrins-low = Basse
gringrins-tile = { $mode ->
        [fourmi] Carton : la Fourmi. La plus haute carte prend le pot.
       *[cigale] Carton : la Cigale. La plus basse carte prend le pot.
    }
gringrins-left = { $mode ->
        [fourmi] { $count ->
            [one] Reste { $count } carton Fourmi
           *[other] Restent { $count } cartons Fourmi
        }
       *[cigale] { $count ->
            [one] Reste { $count } carton Cigale
           *[other] Restent { $count } cartons Cigale
        }
    }
gringrins-pot = { $count ->
        [0] Le pot est vide
        [one] { $count } Gringrin dans le pot
       *[other] { $count } Gringrins dans le pot
    }
gringrins-laid = { $state ->
        [out] { $name } ne joue plus
        [card] { $name } : carte { $card }
        [down] { $name } : une carte face cachée
       *[none] { $name } : pas encore de carte
    }
gringrins-badge = { $count ->
        [one] { $name } : { $count } Gringrin
       *[other] { $name } : { $count } Gringrins
    }
gringrins-turns = Les douze tours
gringrins-track = { $mode ->
        [fourmi] Tour { $turn } : Fourmi
        [cigale] Tour { $turn } : Cigale
       *[down] Tour { $turn } : face cachée
    }
gringrins-hand = Vos cartes
gringrins-hand-aim = { $count ->
        [one] Vos cartes · vous visez { $count } Gringrin
       *[other] Vos cartes · vous visez { $count } Gringrins
    }
gringrins-card = Carte { $card }
gringrins-card-played = Carte { $card }, déjà jouée
gringrins-bets = Votre mise
gringrins-bets-closed = Votre mise secrète
gringrins-bet = { $count ->
        [one] Miser { $count } Gringrin
       *[other] Miser { $count } Gringrins
    }
gringrins-aims = Votre nombre
gringrins-aim = { $count ->
        [one] Viser { $count } Gringrin
       *[other] Viser { $count } Gringrins
    }

# Ce qui est demandé
gringrins-prompt-bot = { $name } réfléchit.
gringrins-prompt-aim = { $name }, avec combien de Gringrins voulez-vous finir ?
gringrins-prompt-bet = { $mode ->
        [fourmi] { $name }, misez 1, 2 ou 3. La plus haute carte prend le pot.
       *[cigale] { $name }, misez 1, 2 ou 3. La plus basse carte prend le pot.
    }
gringrins-prompt-closed-bet = { $mode ->
        [fourmi] { $name }, choisissez votre mise. La plus haute carte prend le pot.
       *[cigale] { $name }, choisissez votre mise. La plus basse carte prend le pot.
    }
gringrins-prompt-card = { $mode ->
        [fourmi] { $name }, posez une carte. La plus haute prend le pot.
       *[cigale] { $name }, posez une carte. La plus basse prend le pot.
    }

# Ce qui s’est passé
gringrins-told-aimed = { $name } a noté un nombre.
gringrins-told-aim = { $count ->
        [one] { $name } vise { $count } Gringrin.
       *[other] { $name } vise { $count } Gringrins.
    }
gringrins-told-out = { $name } n’a plus rien à miser et quitte le jeu.
gringrins-told-tile = { $mode ->
        [fourmi] Tour { $turn } : la Fourmi. La plus haute carte prend le pot.
       *[cigale] Tour { $turn } : la Cigale. La plus basse carte prend le pot.
    }
gringrins-told-bet = { $count ->
        [one] { $name } mise { $count } Gringrin.
       *[other] { $name } mise { $count } Gringrins.
    }
gringrins-told-card = { $name } pose le { $count }.
gringrins-told-taken = { $count ->
        [one] { $name } prend { $count } Gringrin avec le { $card }.
       *[other] { $name } prend { $count } Gringrins avec le { $card }.
    }
gringrins-told-stays = { $count ->
        [one] Toutes les cartes s’annulent : { $count } Gringrin reste dans le pot.
       *[other] Toutes les cartes s’annulent : { $count } Gringrins restent dans le pot.
    }
gringrins-told-alone = { $count ->
        [0] Plus que { $name } en jeu.
        [one] Plus que { $name } en jeu, qui prend { $count } Gringrin du pot.
       *[other] Plus que { $name } en jeu, qui prend les { $count } Gringrins du pot.
    }
gringrins-told-over = Manche { $game } pour { $winners }.

# La fin
gringrins-why-nobody = Plus personne n’avait de quoi miser.
gringrins-why-alone = Il ne restait que { $winners } pour miser.
gringrins-why-ten = { $number ->
        [one] { $winners } finit avec { $count } { $count ->
            [one] Gringrin
           *[other] Gringrins
        }, au plus près de dix.
       *[other] { $winners } finissent aussi près de dix.
    }
gringrins-why-most = { $number ->
        [one] { $winners } finit avec { $count } { $count ->
            [one] Gringrin
           *[other] Gringrins
        }, la plus grosse fortune.
       *[other] { $winners } finissent avec la même fortune.
    }
gringrins-why-bet = { $number ->
        [one] { $points ->
            [0] { $winners } finit exactement comme prévu.
           *[other] { $winners } finit au plus près du nombre visé.
        }
       *[other] { $winners } finissent aussi près de leurs nombres.
    }
gringrins-why-points = Le moins de points d’écart gagne.
gringrins-sheet-game = Manche { $game }
gringrins-sheet-purse = Gringrins
gringrins-sheet-aim = Nombre visé
gringrins-sheet-points = Points d’écart
gringrins-sheet-total = Total

# Ce qui est interdit
gringrins-refusal-over = La partie est finie.
gringrins-refusal-turn = Ce n’est pas encore votre tour.
gringrins-refusal-chosen = Votre carte est déjà sur la table.
gringrins-refusal-played = Cette carte est déjà jouée : elle ne revient pas.
gringrins-refusal-aim-first = Dites d’abord quel nombre vous visez.
gringrins-refusal-no-aim = Il n’y a pas de nombre à viser maintenant.
gringrins-refusal-bet-first = Misez d’abord.
gringrins-refusal-card-now = La mise est faite : posez maintenant une carte.
gringrins-refusal-bet-range = On mise 1, 2 ou 3 Gringrins.
gringrins-refusal-bet-purse = { $number ->
        [one] Vous n’avez que { $number } Gringrin à miser.
       *[other] Vous n’avez que { $number } Gringrins à miser.
    }
gringrins-refusal-aim-ten = Dix est interdit : c’est là que tout le monde commence.
gringrins-refusal-aim-range = Il n’y a que { $number } Gringrins en jeu.
gringrins-refusal-aim-sum = La somme des nombres ne peut pas faire { $number } : il faut que quelqu’un se trompe.

# Les règles
gringrins-rules-aim-title = Le but
gringrins-rules-aim =
    On commence avec dix Gringrins et douze cartes, de 1 à 12. Après douze tours, il faut avoir de nouveau dix Gringrins, ni plus ni moins.
    La Fourmi épargne, la Cigale dépense ; ici il faut être les deux à la fois.
gringrins-rules-turn-title = Un tour
gringrins-rules-turn =
    On retourne un carton. La Fourmi : la plus haute carte prendra le pot. La Cigale : la plus basse.
    Tout le monde mise 1, 2 ou 3 Gringrins. Il faut miser, mais le montant est libre. Avec un ou deux Gringrins, on mise au plus ce qu’on a.
    Chaque personne choisit une carte en secret. Puis toutes les cartes se retournent ensemble, et le pot va à la meilleure.
    Une carte jouée ne revient pas. Six cartons montrent la Fourmi et six la Cigale : la table dit combien il en reste.
gringrins-rules-ties-title = Cartes égales
gringrins-rules-ties =
    Les cartes égales s’annulent. La meilleure carte restée seule prend le pot : sur l’image, les trois 3 s’annulent et le 10 gagne, alors que la plus basse était demandée.
    Si toutes les cartes s’annulent, personne ne gagne. Le pot reste pour le tour suivant.
gringrins-rules-end-title = La fin
gringrins-rules-end =
    Sans rien à miser au début d’un tour, on quitte le jeu et on ne peut plus gagner. Si une seule personne reste, elle prend le pot et gagne.
    Après le douzième tour, on gagne en étant au plus près de dix Gringrins ; à égalité, on partage. Ce qui reste dans le pot n’est à personne.
gringrins-rules-games-title = Plusieurs manches
gringrins-rules-games =
    Sur plusieurs manches, chacune donne autant de points que l’écart avec dix : 13 Gringrins font 3 points, 5 font 5. Quitter le jeu en cours de manche coûte 15 points.
    Le moins de points gagne la partie.
gringrins-rules-most-title = Le plus
gringrins-rules-most =
    À deux : après douze tours, la plus grosse fortune gagne. Avec la règle habituelle, on serait presque toujours à égale distance de dix.
gringrins-rules-bet-title = Le pari
gringrins-rules-bet =
    Avant de commencer, on choisit le nombre de Gringrins avec lequel finir, tout sauf dix. On gagne en finissant au plus près de son nombre.
    À deux, on choisit en secret. À trois ou quatre, on l’annonce à tour de rôle, et la somme ne peut pas faire tous les Gringrins en jeu.
gringrins-rules-phone-title = Avec un seul téléphone
gringrins-rules-phone =
    Les mises ouvertes se font avec le téléphone sur la table. Pour les cartes, il passe de main en main : on ne voit sa main qu’après avoir dit son nom.
    Avec les mises fermées, on choisit mise et carte ensemble : le téléphone ne fait qu’un tour.
