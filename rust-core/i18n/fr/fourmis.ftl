# Fourmis

fourmis-title = Fourmis
fourmis-line = Menez vos fourmis aux provisions avant l’hiver. Les chemins ne se croisent jamais.
fourmis-facts = 2 à 6 joueurs · dès 6 ans · 15 minutes
fourmis-mode-kids = Plateau des petits
fourmis-mode-prairie = Prairie
fourmis-mode-ponds = Mares

# Options
fourmis-option-mode = Quel plateau ?
fourmis-option-mode-kids = Plateau des petits
fourmis-option-mode-prairie = Prairie
fourmis-option-mode-ponds = Prairie et mares
fourmis-option-mode-help = Sur quoi on joue.
fourmis-option-mode-kids-help = Toujours le même plateau, avec neuf surprises face cachée près du centre.
fourmis-option-mode-prairie-help = Un autre plateau à chaque partie : les cases sont posées au hasard.
fourmis-option-mode-ponds-help = Un autre plateau à chaque partie, avec des mares que seuls les tunnels franchissent.
fourmis-option-pieces = Tunnels
fourmis-option-pieces-tracks = Sans
fourmis-option-pieces-tunnels = Avec
fourmis-option-pieces-help = Si les fourmis peuvent creuser.
fourmis-option-pieces-tracks-help = Des pistes, rien d’autre : le jeu le plus simple.
fourmis-option-pieces-tunnels-help = Chaque colonie a deux tunnels, qui passent sous une case, même sous un autre chemin.
fourmis-option-start = Qui commence ?
fourmis-option-start-first = Le haut de la liste
fourmis-option-start-drawn = Au hasard
fourmis-option-start-fair = Départ équitable
fourmis-option-start-help = Qui joue d’abord, et qui habite où.
fourmis-option-start-first-help = La première personne de la liste choisit sa fourmilière et commence. La plus jeune, si vous voulez.
fourmis-option-start-drawn-help = Le hasard décide qui choisit sa fourmilière et commence.
fourmis-option-start-fair-help = Les fourmilières sont tirées au sort, et jouer plus tard donne quelques points au départ.

# La table
fourmis-round = { $count ->
        [0] Plus de provisions
        [one] Encore { $count } provision
       *[other] Encore { $count } provisions
    }
fourmis-kind = { $kind ->
        [twig] brindille
        [hazelnut] noisette
        [acorn] gland
        [grape] raisin
        [apple] pomme
        [grasshopper] sauterelle
       *[pond] mare
    }
fourmis-points = { $points ->
        [-1] moins 1 point
        [one] { $points } point
       *[other] { $points } points
    }
fourmis-hex = { $state ->
        [pond] { $place } : mare
        [reached] { $place } : { $kind }, { $name }
       *[free] { $place } : { $kind }, { $points }
    }
fourmis-hex-hidden = { $place } : une surprise, face cachée
fourmis-hill = { $state ->
        [home] Fourmilière { $number } : { $name }
       *[vacant] Fourmilière { $number }, vide
    }
fourmis-link = { $what ->
        [tunnel] { $name } : tunnel de { $from } à { $to }
       *[track] { $name } : piste de { $from } à { $to }
    }
fourmis-colonies = Pièces restantes
fourmis-left = { $mode ->
        [on] { $name } : { $tracks ->
            [one] { $tracks } piste
           *[other] { $tracks } pistes
        }, { $tunnels ->
            [one] { $tunnels } tunnel
           *[other] { $tunnels } tunnels
        }
       *[off] { $name } : { $tracks ->
            [one] { $tracks } piste
           *[other] { $tracks } pistes
        }
    }
fourmis-badge = { $count ->
        [one] { $name } : { $count } point
       *[other] { $name } : { $count } points
    }
fourmis-ways = Par où ?
fourmis-way = { $what ->
        [tunnel] Tunnel { $side }
       *[track] Piste { $side }
    }
fourmis-side = { $side ->
        [north] d’en haut
        [northeast] d’en haut à droite
        [southeast] d’en bas à droite
        [south] d’en bas
        [southwest] d’en bas à gauche
       *[northwest] d’en haut à gauche
    }
fourmis-pass = Rester ici

# Ce qui est demandé
fourmis-prompt-bot = { $name } réfléchit.
fourmis-prompt-hill = { $name }, choisissez votre fourmilière.
fourmis-prompt-track = { $name }, touchez une case qui brille : vos fourmis y vont.
fourmis-prompt-piece = { $name }, touchez une case qui brille : par une piste, ou par un tunnel si c’est plus loin.
fourmis-prompt-pass = { $name }, il n’y a plus que des sauterelles à portée. Traversez, ou restez ici.

# Ce qui s’est passé
fourmis-told-first = { $name } commence.
fourmis-told-hill = { $points ->
        [0] { $name } s’installe dans la fourmilière { $number }.
        [one] { $name } s’installe dans la fourmilière { $number } et part avec { $points } point.
       *[other] { $name } s’installe dans la fourmilière { $number } et part avec { $points } points.
    }
fourmis-told-laid = { $how ->
        [turned] { $name } retourne une surprise : { $kind }, { $points }.
        [tunnel] { $name } creuse jusqu’ici : { $kind }, { $points }.
       *[track] { $name } arrive ici : { $kind }, { $points }.
    }
fourmis-told-track = { $name } pose une piste.
fourmis-told-tunnel = { $name } creuse un tunnel.
fourmis-told-pass = { $name } ne bouge pas.
fourmis-told-stuck = { $name } ne peut plus aller nulle part.

# La fin
fourmis-why = { $reason ->
        [eaten] Toutes les provisions sont rentrées.
        [spent] Plus personne n’a de pièce à poser.
       *[closed] Plus personne ne peut atteindre de provision.
    } { $number ->
        [one] { $winners } en a le plus : { $points }.
       *[other] { $winners } en ont autant : { $points }.
    }
fourmis-sheet-start = Avance
fourmis-sheet-kind = { $kind ->
        [twig] Brindilles ({ $points })
        [hazelnut] Noisettes ({ $points })
        [acorn] Glands ({ $points })
        [grape] Raisins ({ $points })
        [apple] Pommes ({ $points })
       *[grasshopper] Sauterelles (−1)
    }
fourmis-sheet-total = Total

# Ce qui est interdit
fourmis-refusal-over = La partie est finie.
fourmis-refusal-turn = Ce n’est pas encore votre tour.
fourmis-refusal-hill-first = Choisissez d’abord une fourmilière.
fourmis-refusal-hill-taken = Cette fourmilière est déjà habitée.
fourmis-refusal-hill-chosen = Vous avez déjà votre fourmilière.
fourmis-refusal-hill = Aucun chemin n’entre dans une fourmilière.
fourmis-refusal-pond = Les fourmis ne nagent pas : rien ne s’arrête dans une mare. Un tunnel peut passer dessous.
fourmis-refusal-own = Vos fourmis y sont déjà.
fourmis-refusal-other = Un autre chemin passe là, et les chemins ne se croisent pas.
fourmis-refusal-far = Trop loin : une piste relie deux cases voisines.
fourmis-refusal-begin = On part de sa fourmilière ou d’une case où ses fourmis sont passées.
fourmis-refusal-no-tracks = Vous n’avez plus de piste.
fourmis-refusal-no-tunnels = Vous n’avez plus de tunnel.
fourmis-refusal-tunnels-out = Cette partie se joue sans tunnels.
fourmis-refusal-tunnel-far = Un tunnel va tout droit, sous une seule case.
fourmis-refusal-under-hill = Un tunnel ne passe pas sous une fourmilière.
fourmis-refusal-under-tunnel = Un autre tunnel passe déjà là-dessous.
fourmis-refusal-pass = Vos fourmis peuvent atteindre une provision : il faut y aller.

# Les règles
fourmis-rules-aim-title = Le but
fourmis-rules-aim =
    L’hiver approche. Chaque colonie envoie une colonne de fourmis et rapporte ce qu’elle peut. Le plus de points gagne ; à égalité, on partage.
fourmis-rules-turn-title = Un tour
fourmis-rules-turn =
    On choisit une fourmilière. Puis, à tour de rôle, on pose une piste : de sa fourmilière ou de n’importe quelle case déjà atteinte vers une case voisine. On peut bifurquer où l’on veut.
    Une case atteinte par une colonie est fermée à toutes les autres, et personne n’entre dans une fourmilière. Un chemin peut donc barrer la route.
fourmis-rules-points-title = Les points
fourmis-rules-points =
    Une provision compte dès qu’on l’atteint : brindille 1, noisette 2, gland 3, raisin 4, pomme 5.
    Une sauterelle mange des fourmis : elle coûte un point. Cela vaut parfois la peine, pour ce qu’il y a derrière.
fourmis-rules-surprises-title = Les surprises
fourmis-rules-surprises =
    Sur le plateau des petits, neuf cases près du centre sont face cachée. En y arrivant, on retourne la case et on compte ce qu’elle montre, bon ou mauvais.
fourmis-rules-end-title = La fin
fourmis-rules-end =
    On a quinze pistes. Tant qu’une provision est à portée, il faut avancer ; une surprise en est une. S’il n’y a plus que des sauterelles à portée, on peut rester sur place, et repartir plus tard.
    Quand plus personne ne peut ou ne veut bouger, l’un après l’autre, la partie est finie.
fourmis-rules-prairie-title = La prairie
fourmis-rules-prairie =
    Les cases y sont posées au hasard : chaque partie est différente. Ni pomme ni sauterelle à côté d’une fourmilière. Avant de commencer, on peut demander une autre donne.
fourmis-rules-tunnels-title = Les tunnels
fourmis-rules-tunnels =
    Avec les tunnels, on en a deux chacun. Au lieu d’une piste, on peut en creuser un : tout droit, sous une seule case, jusqu’à une case que personne n’a atteinte.
    Sous cette case, tout est permis : un chemin, une sauterelle, une surprise, même de l’eau ; mais ni fourmilière ni autre tunnel. Seule la sortie compte. La case du milieu reste libre, et l’on peut y revenir par une piste.
fourmis-rules-ponds-title = Les mares
fourmis-rules-ponds =
    Aucune piste n’entre dans une mare et aucun tunnel ne s’y arrête. Un tunnel passe dessous.
fourmis-rules-start-title = Un départ équitable
fourmis-rules-start =
    À plusieurs, commencer est un avantage. De quatre à six, le départ équitable le compense : les fourmilières sont tirées au sort, et plus on joue tard, plus on part avec des points.
