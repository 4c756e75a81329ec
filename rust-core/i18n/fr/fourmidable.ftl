# Fourmidable

fourmidable-title = Fourmidable
fourmidable-line = Une colonie travaille jour et nuit avant l’hiver : récoltes, galeries et objectifs.
fourmidable-facts = 1 à 6 joueurs · dès 6 ans · 45 à 90 minutes
fourmidable-mode-child = Enfant
fourmidable-mode-apprentice = Apprenti
fourmidable-mode-intermediate = Intermédiaire
fourmidable-mode-expert = Expert
fourmidable-mode-solo = Solo

# Options
fourmidable-option-mode = Quel niveau ?
fourmidable-option-mode-child = Enfant
fourmidable-option-mode-apprentice = Apprenti
fourmidable-option-mode-intermediate = Intermédiaire
fourmidable-option-mode-expert = Expert
fourmidable-option-mode-solo = Solo
fourmidable-option-mode-help = Chaque niveau ajoute quelques règles au précédent.
fourmidable-option-mode-child-help = Cinq fourmis, sept objectifs : se déplacer, récolter, dévoiler.
fourmidable-option-mode-apprentice-help = Avec naissances, prédateurs, météo, trous de nid et bibliothèque.
fourmidable-option-mode-intermediate-help = Avec une espèce et six cartes spéciales en plus.
fourmidable-option-mode-expert-help = Objectifs visibles par toute la table, cartes choisies une à une, phéromones qui se touchent.
fourmidable-option-mode-solo-help = Face au sac, sans adversaire : six manches, et des prédateurs qui prennent des objectifs.
fourmidable-option-species = Les espèces
fourmidable-option-species-random = Au hasard
fourmidable-option-species-chosen = Au choix
fourmidable-option-species-help = Comment chaque colonie reçoit son espèce.
fourmidable-option-species-random-help = Chaque colonie reçoit une espèce au hasard.
fourmidable-option-species-chosen-help = On choisit son espèce à tour de rôle.
fourmidable-option-first = Qui commence ?
fourmidable-option-first-drawn = Au hasard
fourmidable-option-first-1 = 1re place
fourmidable-option-first-2 = 2e place
fourmidable-option-first-3 = 3e place
fourmidable-option-first-4 = 4e place
fourmidable-option-first-5 = 5e place
fourmidable-option-first-6 = 6e place
fourmidable-option-first-help = Qui lance la tuile jour et nuit.
fourmidable-option-first-drawn-help = L’application tire au sort.
fourmidable-option-first-1-help = La première place de la liste commence.
fourmidable-option-first-2-help = La deuxième place de la liste commence.
fourmidable-option-first-3-help = La troisième place de la liste commence.
fourmidable-option-first-4-help = La quatrième place de la liste commence.
fourmidable-option-first-5-help = La cinquième place de la liste commence.
fourmidable-option-first-6-help = La sixième place de la liste commence.

# Les petites choses
fourmidable-tab-forest = Forêt
fourmidable-tab-nest = Nid
fourmidable-tab-cards = Cartes
fourmidable-tab-colonies = Colonies
fourmidable-tab-bag = Sac
fourmidable-tab-harvest = Récolte
fourmidable-tab-objectives = Objectifs
fourmidable-tab-ants = Fourmis
fourmidable-tab-ground = Terrain
fourmidable-kind = { $kind ->
        [hunter] chasseur
        [farmer] fermier
       *[digger] creuseur
    }
fourmidable-any-kind = au choix
fourmidable-resource = { $resource ->
        [ladybug] coccinelle
        [caterpillar] chenille
        [beetle] scarabée
        [blueberry] bleuet
        [mushroom] champignon
        [raspberry] framboise
        [orange] terre orange
        [grey] terre grise
       *[brown] terre brune
    }
fourmidable-predator = { $predator ->
        [grasshopper] sauterelle
        [spider] araignée
       *[worm] ver de terre
    }
fourmidable-nothing = rien
fourmidable-setting-up = Mise en place
fourmidable-round = Manche { $round }, { $time ->
        [day] jour
       *[night] nuit
    }
fourmidable-round-of = Manche { $round } sur { $last }, { $time ->
        [day] jour
       *[night] nuit
    }
fourmidable-weather-helps = { $kind } +1
fourmidable-badge = { $count ->
        [one] { $name } : { $count } point, objectifs { $done }
       *[other] { $name } : { $count } points, objectifs { $done }
    }
fourmidable-ants = { $count ->
        [one] { $place } : { $kind }, { $name }
       *[other] { $place } : { $count } fois { $kind }, { $name }
    }
fourmidable-predator-at = { $place } : { $predator }
fourmidable-way = Pas { $number } du chemin
fourmidable-room = { $what ->
        [queen] chambre de la reine
        [library] bibliothèque
        [hole] trou { $hole }
       *[room] salle { $place }
    }
fourmidable-at = { $place } : { $thing }
fourmidable-hex = { $what ->
        [hole] trou { $number }, { $name }
        [water] eau
        [scent] phéromone, { $name }
       *[empty] sol vide
    }
fourmidable-room-label = { $state ->
        [numbered] { $room }, { $resource } à creuser, { $name }
        [earth] { $room } : { $resource }, { $name }
       *[free] { $room }, { $name }
    }
fourmidable-nest-of = Nid : { $name }
fourmidable-nests = Tous les nids
fourmidable-births = Naissances possibles
fourmidable-birth = { $count ->
        [one] Naissance d’un { $kind } : { $count } tuile libre, { $left } en réserve
       *[other] Naissance d’un { $kind } : { $count } tuiles libres, { $left } en réserve
    }
fourmidable-brings = { $what ->
        [harvest] Récolte : { $resource }
        [study] La bibliothèque
       *[nothing] Sans récolte
    }
fourmidable-brings-scents = { $brings }, phéromones : { $count }

# À faire
fourmidable-todo = À faire cette manche
fourmidable-todo-ant = { $count ->
        [one] Déplacer : { $kind }, { $place }
       *[other] Déplacer : { $kind }, { $count } au même endroit, { $place }
    }
fourmidable-todo-birth = Donner naissance : voir le nid
fourmidable-todo-predator = { $why ->
        [species] Grâce à l’espèce, déplacer aussi : { $predator }
       *[round] Déplacer un prédateur : { $predator }
    }
fourmidable-or = ou
fourmidable-todo-fly = Poser une phéromone grâce à l’espèce
fourmidable-todo-look = Regarder le prochain objectif grâce à l’espèce
fourmidable-pass = Rien de plus
fourmidable-seen = C’est vu
fourmidable-stay = Rester ici
fourmidable-stop = S’arrêter ici
fourmidable-one-step = Un pas, puis choisir
fourmidable-pile = { $count ->
        [one] Objectif de { $kind } : il en reste { $count }
       *[other] Objectifs de { $kind } : il en reste { $count }
    }
fourmidable-later = Une action est en cours : on dévoile avant ou après.

# Cartes
fourmidable-row = Objectifs visibles
fourmidable-hand = Vos objectifs
fourmidable-hand-of = Cartes en main : { $name }
fourmidable-specials = Vos cartes spéciales
fourmidable-draft = Gardez une carte
fourmidable-drawn = Gardez un objectif
fourmidable-next = Les prochains objectifs
fourmidable-stock-of = Ressources : { $name }
fourmidable-done-of = Objectifs accomplis : { $name }
fourmidable-backs = { $count ->
        [one] { $count } objectif de { $kind }, face cachée
       *[other] { $count } objectifs de { $kind }, face cachée
    }
fourmidable-special-backs = { $count ->
        [one] { $count } carte spéciale, face cachée
       *[other] { $count } cartes spéciales, face cachée
    }
fourmidable-objective = { $count ->
        [one] Objectif de { $kind } : { $cost } pour { $count } point
       *[other] Objectif de { $kind } : { $cost } pour { $count } points
    }
fourmidable-objective-missing = { $state ->
        [paid] { $count } points : { $cost }, tout est là
       *[open] { $count } points : { $cost } ; il manque { $missing }
    }
fourmidable-species = Espèces
fourmidable-species-card = { $species } : { $help }
fourmidable-species-flying = Volante
fourmidable-species-predator = Prédatrice
fourmidable-species-architect = Architecte
fourmidable-species-diplomat = Diplomate
fourmidable-species-insomniac = Insomniaque
fourmidable-species-strategist = Stratège
fourmidable-help-flying = une fois par manche de jour, posez une phéromone sur un sol vide.
fourmidable-help-predator = une fois par manche de nuit, déplacez un prédateur de plus.
fourmidable-help-architect = vos trous de nid peuvent être une case plus loin.
fourmidable-help-diplomat = vos fourmis passent sur ce qui est aux autres, sans s’y arrêter.
fourmidable-help-insomniac = vous jouez les cartes de jour et de nuit à toute heure.
fourmidable-help-strategist = vous regardez un objectif de plus avant de choisir.
fourmidable-feat-harvest = 2 points en récoltant : { $what }. La ressource reste à vous.
fourmidable-feat-objective = Un objectif de { $what } tout de suite.
fourmidable-feat-move = +2 de mouvement pour un { $what }, une action.
fourmidable-feat-look = Regardez 2 objectifs de plus ({ $what }), et 1 point.
fourmidable-feat-prowl = Déplacez ce prédateur en plus : { $what }.
fourmidable-feat-erase = Remplacez une phéromone par du sol vide.
fourmidable-feat-scent = Posez une phéromone sur un sol vide.
fourmidable-feat-five = 4 points à la fin pour cinq fourmis du type { $what }.
fourmidable-feat-birth = Naissance sans tuile : { $what }.
fourmidable-feat-far-hole = Creusez un trou deux cases plus loin.
fourmidable-feat-pass-over = Une fourmi passe sur ce qui est aux autres, sans s’y arrêter.
fourmidable-feat-new-hole = 2 points en creusant un trou.
fourmidable-feat-pass-earth = Un creuseur passe une terre et récolte celle de derrière.
fourmidable-feat-four-holes = 3 points à la fin pour quatre trous.
fourmidable-feat-all-scents = 3 points quand vos 18 phéromones sont posées.
fourmidable-feat-two-of-each = 4 points pour deux fourmis de chaque type.

# Solo
fourmidable-chosen = Choisies, touchez pour remettre
fourmidable-choose = Cartes au choix
fourmidable-suggest = Six cartes conseillées
fourmidable-suggest-rest = Compléter avec les cartes conseillées
fourmidable-ready = Jouer avec ces six cartes
fourmidable-bag = { $count ->
        [one] Le sac : { $count } tuile
       *[other] Le sac : { $count } tuiles
    }
fourmidable-bag-tile = { $tile } : { $count } sur { $total }, une chance de { $percent } %
fourmidable-supply = Mangé par les prédateurs
fourmidable-taken = Objectifs pris par les prédateurs
fourmidable-predators-lack = il manque aux prédateurs { $missing }
fourmidable-draw = La dernière tuile
fourmidable-draw-tile = Tuile : { $tile }
fourmidable-draw-line = { $ate ->
        [yes] Tuile : { $tile }. { $predator }, { $place }, repas : { $food }.
        [no] Tuile : { $tile }. { $predator }, { $place }, sans repas.
        [wait] Tuile : { $tile }. Où aller ? { $predator }.
       *[stays] Tuile : { $tile }. Nulle part où aller : { $predator }.
    }
fourmidable-predator-way = Le chemin du prédateur
fourmidable-grade-intelligent = Intelligente
fourmidable-grade-brilliant = Brillante
fourmidable-grade-fantastic = Fantastique
fourmidable-grade-magnificent = Magnifique

# Colonies
fourmidable-colonies = Les colonies
fourmidable-colony = { $points ->
        [one] { $name } : { $points } point · objectifs { $done } · { $ants } · phéromones { $scents } · trous { $holes }
       *[other] { $name } : { $points } points · objectifs { $done } · { $ants } · phéromones { $scents } · trous { $holes }
    }

# Ce qui est demandé
fourmidable-prompt-bot = { $name } réfléchit.
fourmidable-prompt-aside = { $name }, dévoilez un objectif, ou rendez le téléphone.
fourmidable-prompt-way = { $brings }. On y va ?
fourmidable-prompt-draw = { $name }, piochez un objectif ({ $count }/{ $goal }).
fourmidable-prompt-species = { $name }, choisissez votre espèce.
fourmidable-prompt-draft = { $name }, gardez une carte ; les autres passent à gauche.
fourmidable-prompt-choose = { $name }, choisissez six cartes spéciales ({ $count }/{ $goal }).
fourmidable-prompt-found = { $name }, choisissez une fourmi ({ $count }/{ $goal }).
fourmidable-prompt-weather = { $name }, choisissez la météo de la manche.
fourmidable-prompt-turn = { $name }, touchez une fourmi, ou une autre chose à faire.
fourmidable-prompt-cards = { $name }, dévoilez un objectif ou jouez une carte, ou cachez vos cartes.
fourmidable-prompt-walk = { $count ->
        [one] { $name }, touchez une case qui brille : encore { $count } pas.
       *[other] { $name }, touchez une case qui brille : encore { $count } pas au plus.
    }
fourmidable-prompt-hole = { $count ->
        [one] { $name }, posez le trou { $number } à { $count } case au plus d’un autre.
       *[other] { $name }, posez le trou { $number } à { $count } cases au plus d’un autre.
    }
fourmidable-prompt-prowl = { $name }, choisissez la nouvelle place : { $predator }.
fourmidable-prompt-bag = { $eats ->
        [yes] Tuile : { $tile }. { $name }, plusieurs repas sont aussi proches : choisissez ({ $predator }).
       *[no] Tuile : { $tile }. { $name }, il n’y a plus rien à manger : choisissez une case ({ $predator }).
    }
fourmidable-prompt-erase = { $name }, touchez la phéromone à enlever.
fourmidable-prompt-mark = { $name }, touchez le sol vide qui reçoit votre phéromone.
fourmidable-prompt-breed = { $name }, choisissez la fourmi qui naît.
fourmidable-prompt-study = { $name }, gardez un de ces objectifs.
fourmidable-prompt-complete = { $name }, accomplissez un objectif de { $kind }.
fourmidable-prompt-look = { $name }, regardez ce qui vient ensuite.
fourmidable-prompt-after = { $name }, une carte spéciale peut servir ici : voyez vos cartes.
fourmidable-prompt-last = { $name }, la partie se termine : dévoilez ce que vous pouvez.

# Ce qui s’est passé
fourmidable-told-tossed = { $time ->
        [day] { $name } lance la tuile : c’est le jour.
       *[night] { $name } lance la tuile : c’est la nuit.
    }
fourmidable-told-species = { $name } joue l’espèce { $species }.
fourmidable-told-kept = { $name } garde : { $card }
fourmidable-told-chose = { $name } prend : { $card }
fourmidable-told-put-back = { $name } remet : { $card }
fourmidable-told-founded = { $name } choisit une fourmi : { $kind }.
fourmidable-told-drew = { $name } pioche un objectif de { $kind }.
fourmidable-told-drew-card = { $name } pioche. { $card }.
fourmidable-told-round = { $time ->
        [day] Manche { $round } : le jour se lève, { $name } commence.
       *[night] Manche { $round } : la nuit tombe, { $name } commence.
    }
fourmidable-told-vane = La girouette laisse le choix de la météo.
fourmidable-told-weather = { $weather ->
        [sun] Soleil : +1 de mouvement, { $kind }.
        [rain] Pluie : +1 de mouvement, { $kind }.
       *[wind] Vent : +1 de mouvement, { $kind }.
    }
fourmidable-told-chose-weather = { $weather ->
        [sun] { $name } choisit le soleil.
        [rain] { $name } choisit la pluie.
       *[wind] { $name } choisit le vent.
    }
fourmidable-told-moved = { $count ->
        [0] { $name } : { $kind } en { $place }.
        [one] { $name } : { $kind } en { $place }, { $count } phéromone posée.
       *[other] { $name } : { $kind } en { $place }, { $count } phéromones posées.
    }
fourmidable-told-harvested = { $scent ->
        [yes] { $name } récolte en { $place } : { $resource }, et pose une phéromone.
       *[no] { $name } récolte en { $place } : { $resource }.
    }
fourmidable-told-spread = { $count ->
        [one] { $name } : une phéromone s’étend sous une fourmi voisine.
       *[other] { $name } : { $count } phéromones s’étendent sous des fourmis voisines.
    }
fourmidable-told-hole = { $name } creuse le trou { $number } en { $place }.
fourmidable-told-born = { $name } : naissance d’un { $kind }.
fourmidable-told-prowled = { $by ->
        [card] Grâce à une carte, { $name } déplace : { $predator }
        [bag] En chasse : { $predator }
        [species] Grâce à son espèce, { $name } déplace : { $predator }
       *[round] { $name } déplace : { $predator }
    }{ $where ->
        [nest] , dans le nid ({ $owner }), { $place }
       *[forest] , en { $place }
    }{ $ate ->
        [yes] . Repas : { $food }.
       *[no] .
    }
fourmidable-told-tile = Du sac : { $tile }, pour { $predator }.
fourmidable-told-taken = { $count ->
        [one] Les prédateurs accomplissent un objectif : { $cost }, { $count } point perdu.
       *[other] Les prédateurs accomplissent un objectif : { $cost }, { $count } points perdus.
    }
fourmidable-told-marked = { $how ->
        [erase] { $name } enlève une phéromone ({ $owner }) en { $place }.
       *[put] { $name } pose une phéromone en { $place }.
    }
fourmidable-told-studied = { $name } étudie à la bibliothèque et garde un objectif de { $kind }.
fourmidable-told-studied-card = { $name } garde un objectif. { $card }.
fourmidable-told-looked = { $count ->
        [one] { $name } regarde { $count } objectif à venir.
       *[other] { $name } regarde { $count } objectifs à venir.
    }
fourmidable-told-revealed = { $count ->
        [one] { $name } accomplit un objectif : { $cost }, { $count } point.
       *[other] { $name } accomplit un objectif : { $cost }, { $count } points.
    }
fourmidable-told-turned = Nouvel objectif visible. { $card }.
fourmidable-told-played = { $count ->
        [0] { $name } joue : { $card }
        [one] { $name } joue, { $count } point : { $card }
       *[other] { $name } joue, { $count } points : { $card }
    }
fourmidable-told-scored = { $count ->
        [one] { $name } compte { $count } point : { $card }
       *[other] { $name } compte { $count } points : { $card }
    }
fourmidable-told-ending = { $why ->
        [objectives] La partie se termine : assez d’objectifs sont accomplis.
        [rounds] La partie se termine : toutes les manches sont jouées.
        [idle] La partie se termine : une manche a passé sans récolte ni pose.
       *[exhausted] La partie se termine : plus aucun objectif ne peut être accompli.
    }
fourmidable-told-over = La partie est finie.
fourmidable-did-ready = { $name } a choisi six cartes spéciales.
fourmidable-did-ant = { $name } prend une fourmi : { $kind }.
fourmidable-did-go = { $name } fait un pas : { $place }.
fourmidable-did-stop = { $name } s’arrête là.
fourmidable-did-hole = { $name } pose le trou en { $place }.
fourmidable-did-prowl = { $name } prend un prédateur : { $predator }.
fourmidable-did-to = { $where ->
        [nest] { $name } pose le prédateur dans le nid ({ $owner }), { $place }.
       *[forest] { $name } pose le prédateur en { $place }.
    }
fourmidable-did-fly = { $name } s’envole pour poser une phéromone.
fourmidable-did-mark = { $name } choisit la case { $place }.
fourmidable-did-look = { $name } regarde le prochain objectif.
fourmidable-did-seen = { $name } a bien regardé.
fourmidable-did-play = { $name } joue : { $card }
fourmidable-did-pass = { $name } ne fait rien de plus.

# La fin
fourmidable-why = { $reason ->
        [objectives] Il y a { $goal } objectifs accomplis dans une colonie.
        [idle] Une manche a passé sans récolte ni pose.
       *[exhausted] Plus aucun objectif ne peut être accompli.
    } { $number ->
        [one] { $winners } a le plus de points : { $points }
       *[other] { $winners } ont le plus de points : { $points }
    }{ $tie ->
        [yes] , et l’emporte au départage.
       *[no] .
    }
fourmidable-why-solo = { $grade ->
        [none] { $points } points en { $rounds } manches.
       *[some] { $points } points en { $rounds } manches : colonie { $level }.
    }
fourmidable-why-taken = { $count ->
        [one] Les prédateurs ont pris { $count } objectif.
       *[other] Les prédateurs ont pris { $count } objectifs.
    }
fourmidable-sheet-objectives = Objectifs de { $kind }
fourmidable-sheet-scents = Phéromones
fourmidable-sheet-holes = Trous
fourmidable-sheet-specials = Cartes spéciales
fourmidable-sheet-bonuses = Bonus
fourmidable-sheet-total = Total
fourmidable-sheet-grade = Niveau
fourmidable-sheet-tie = { $what ->
        [unused] Départage : ressources restantes
        [scents] Départage : phéromones
        [large] Départage : objectifs à trois ressources
        [holes] Départage : trous
        [dug] Départage : terres creusées
       *[worm] Départage : ver dans le nid
    }

# Ce qui est interdit
fourmidable-refusal-action-first = Choisissez d’abord une action.
fourmidable-refusal-after-first = Une carte spéciale peut répondre ici, ou rien.
fourmidable-refusal-ant = Une fourmi d’une autre colonie est là.
fourmidable-refusal-ant-box = Cette fourmi n’est pas encore en jeu.
fourmidable-refusal-ant-like = Une fourmi du même type au même endroit part d’abord : elles se valent.
fourmidable-refusal-ant-moved = Cette fourmi a déjà bougé dans la manche.
fourmidable-refusal-bag-moves = Ici c’est le sac qui déplace les prédateurs.
fourmidable-refusal-born = Une naissance par manche, et elle a eu lieu.
fourmidable-refusal-breed-first = Choisissez d’abord la fourmi qui naît.
fourmidable-refusal-card-answer = Cette carte se joue juste après ce dont elle parle.
fourmidable-refusal-card-chosen = Cette carte est déjà choisie.
fourmidable-refusal-card-day = Cette carte se joue dans une manche de jour.
fourmidable-refusal-card-kept = Cette carte compte à la fin : gardez-la.
fourmidable-refusal-card-night = Cette carte se joue dans une manche de nuit.
fourmidable-refusal-card-not-held = Cette carte n’est pas dans votre main.
fourmidable-refusal-card-not-yet = Ce que demande cette carte n’est pas encore fait.
fourmidable-refusal-card-now = Cette carte ne changerait rien en ce moment.
fourmidable-refusal-card-walk = Cette carte se joue pendant qu’une de vos fourmis se déplace.
fourmidable-refusal-choose-first = Choisissez d’abord vos cartes spéciales.
fourmidable-refusal-choose-more = Il faut six cartes spéciales.
fourmidable-refusal-chosen-all = Vous avez six cartes : remettez-en d’abord une.
fourmidable-refusal-closed = Cette partie de la forêt est fermée.
fourmidable-refusal-complete = Il faut un objectif du type de la fourmi, et toutes ses ressources.
fourmidable-refusal-complete-first = Accomplissez d’abord un objectif, ou rien de plus.
fourmidable-refusal-draft-card = Cette carte n’est pas devant vous.
fourmidable-refusal-draft-first = Gardez d’abord une carte.
fourmidable-refusal-draft-wait = Votre carte est choisie : les autres choisissent encore.
fourmidable-refusal-draw-first = Piochez d’abord un objectif.
fourmidable-refusal-earth = Seuls les creuseurs entrent dans la terre.
fourmidable-refusal-far = Trop loin pour cette fourmi, ou rien n’y mène.
fourmidable-refusal-five-ants = Les cinq fourmis de ce type sont déjà en jeu.
fourmidable-refusal-flown = Une seule phéromone volante par manche.
fourmidable-refusal-fly-day = Cette espèce vole le jour seulement.
fourmidable-refusal-fly-nowhere = Aucun sol vide ne peut recevoir de phéromone.
fourmidable-refusal-found-first = Choisissez d’abord une fourmi.
fourmidable-refusal-halfway = Une action est en cours : attendez que la fourmi s’arrête.
fourmidable-refusal-hole = C’est le trou d’une autre colonie.
fourmidable-refusal-hole-ant = Une fourmi d’une autre colonie est là : pas de trou.
fourmidable-refusal-hole-far = { $number ->
        [one] Trop loin : à { $number } case au plus d’un de vos trous.
       *[other] Trop loin : à { $number } cases au plus d’un de vos trous.
    }
fourmidable-refusal-hole-first = Posez d’abord le nouveau trou.
fourmidable-refusal-hole-ground = Un trou se pose sur un sol vide ou sur votre phéromone.
fourmidable-refusal-hole-predator = Un prédateur est là : pas de trou.
fourmidable-refusal-hole-there = Il y a déjà un trou ici.
fourmidable-refusal-hunt-night = Cette espèce chasse la nuit seulement.
fourmidable-refusal-hunted = Un seul prédateur de plus par manche.
fourmidable-refusal-keep = Cet objectif n’est pas devant vous.
fourmidable-refusal-keep-first = Gardez d’abord un objectif.
fourmidable-refusal-last-first = Dévoilez ce que vous pouvez, ou rien de plus.
fourmidable-refusal-last-wait = On dévoile les derniers objectifs à tour de rôle.
fourmidable-refusal-library-first = Un objectif s’accomplit à la bibliothèque.
fourmidable-refusal-look = Votre espèce ne permet pas de regarder maintenant.
fourmidable-refusal-mark = Cette case ne convient pas.
fourmidable-refusal-mark-first = Choisissez d’abord une case.
fourmidable-refusal-no-births = À ce niveau il n’y a pas de naissance.
fourmidable-refusal-no-cards = À ce niveau il n’y a pas de carte spéciale.
fourmidable-refusal-no-predators = À ce niveau il n’y a pas de prédateur.
fourmidable-refusal-no-room-for-hole = Aucune case ne peut recevoir ce trou : cette terre attend.
fourmidable-refusal-no-spot = Ce prédateur n’a nulle part où aller.
fourmidable-refusal-no-stop-behind = Derrière, la fourmi n’aurait aucune case où s’arrêter.
fourmidable-refusal-no-tile = Il n’y a plus de tuile de naissance de ce type.
fourmidable-refusal-not-closest = Le prédateur va au plus près de vos fourmis.
fourmidable-refusal-not-flying = Votre espèce ne vole pas.
fourmidable-refusal-not-held = Cet objectif n’est pas dans votre main.
fourmidable-refusal-not-predator = Votre espèce ne chasse pas.
fourmidable-refusal-only-worm = Seul le ver de terre entre dans les nids.
fourmidable-refusal-over = La partie est finie.
fourmidable-refusal-pass = Il reste quelque chose à faire : on ne passe pas.
fourmidable-refusal-pile-empty = Cette pile est vide.
fourmidable-refusal-prowl-first = Placez d’abord le prédateur.
fourmidable-refusal-prowled = Un prédateur par manche, et c’est fait.
fourmidable-refusal-same-predator = Il faut un autre prédateur que celui de votre action.
fourmidable-refusal-scent = La phéromone d’une autre colonie barre le passage.
fourmidable-refusal-seen-first = Regardez d’abord ces objectifs.
fourmidable-refusal-species-first = Choisissez d’abord une espèce.
fourmidable-refusal-species-taken = Cette espèce est prise.
fourmidable-refusal-spot-predator = Un prédateur est déjà là.
fourmidable-refusal-spot-taken = Pas de prédateur sur une phéromone, un trou ou une fourmi.
fourmidable-refusal-stop-over = On ne s’arrête pas sur ce qui est aux autres.
fourmidable-refusal-unpaid = { $number ->
        [one] Il manque encore { $number } ressource.
       *[other] Il manque encore { $number } ressources.
    }
fourmidable-refusal-wait = Ce n’est pas votre tour.
fourmidable-refusal-walk-first = Une fourmi est en chemin : finissez son déplacement.
fourmidable-refusal-water = Les fourmis ne nagent pas, les prédateurs non plus.
fourmidable-refusal-weather-first = Choisissez d’abord la météo.
fourmidable-refusal-worm-forest = Le ver de terre reste dans les nids.
fourmidable-refusal-worm-numbered = Le ver de terre évite les trous et les terres numérotées.

# Les règles
fourmidable-rules-aim-title = Le but
fourmidable-rules-aim =
    Votre colonie se prépare à l’hiver. Vos fourmis récoltent des ressources qui paient des objectifs. Les objectifs et les phéromones rapportent des points, et le plus grand total gagne.
    Il y a quatre niveaux à plusieurs. Chacun reprend les règles du précédent et en ajoute quelques-unes. Un cinquième, Solo, se joue en solitaire.
fourmidable-rules-turn-title = Une action
fourmidable-rules-turn =
    À tour de rôle, déplacez une fourmi jusqu’à trois cases. Touchez-la, puis touchez une case qui brille : le chemin se dessine avec ce qu’il rapporte, et Valider l’y envoie. Pour choisir votre chemin, avancez pas à pas.
    Chaque fourmi bouge une fois par manche. Quand toutes ont bougé, le jour devient nuit ou la nuit jour, et la place à gauche commence. Une fourmi peut aussi rester où elle est ; elle ne récolte alors rien.
fourmidable-rules-ground-title = Récolter
fourmidable-rules-ground =
    Une fourmi récolte seulement là où elle s’arrête : les chasseurs prennent les insectes, les fermiers les plantes, les creuseurs les terres du nid. Un creuseur s’arrête sur la première terre rencontrée.
    Une récolte en forêt laisse votre phéromone. Personne d’autre ne passe sur vos phéromones, vos trous ou vos fourmis, et personne ne nage. Le trou d’un nid et la salle du même numéro sont une seule case.
fourmidable-rules-objectives-title = Les objectifs
fourmidable-rules-objectives =
    Au niveau Enfant, chacun pioche sept objectifs. Ils restent cachés derrière Mes cartes, où se voit aussi ce qui manque.
    Qui possède les ressources d’un objectif peut le dévoiler, sans que ce soit une action : dans son tour, ou pendant celui des autres avec Quelqu’un d’autre veut…
fourmidable-rules-child-end-title = Fin au niveau Enfant
fourmidable-rules-child-end =
    Dès que sept objectifs sont dévoilés dans une colonie, chacun peut encore dévoiler, puis la partie est finie. On compte les objectifs et un point par phéromone posée.
    Elle finit aussi quand une manche passe sans récolte ni pose, ou quand plus aucun objectif ne peut être accompli.
fourmidable-rules-apprentice-title = Apprenti
fourmidable-rules-apprentice =
    On commence avec trois fourmis et un objectif pour chacune. À chaque manche, dans l’ordre de votre choix, chacun déplace toutes ses fourmis, donne naissance une fois et déplace un prédateur.
    La girouette donne un pas de plus : le soleil aux fermiers, la pluie aux creuseurs, le vent aux chasseurs. Une fourmi qui passe sur un sol vide y laisse une phéromone.
    Pour une naissance, prenez une tuile libre. La fourmi naît chez la reine et doit encore bouger dans la manche.
fourmidable-rules-predators-title = Les prédateurs
fourmidable-rules-predators =
    La sauterelle mange les plantes, l’araignée les insectes, le ver de terre les terres d’un nid. Ce qui est mangé est perdu pour tout le monde.
    Un prédateur ne va pas sur une phéromone, un trou, une fourmi, un autre prédateur ou l’eau.
fourmidable-rules-holes-title = Les trous de nid
fourmidable-rules-holes =
    En creusant une terre numérotée, vous posez dehors le trou du même numéro, à trois cases au plus d’un de vos trous, sur un sol vide ou sur votre phéromone. On passe d’un trou à la salle du même numéro sans dépenser de pas.
fourmidable-rules-library-title = La bibliothèque
fourmidable-rules-library =
    Une fourmi qui entre à la bibliothèque s’y arrête, regarde deux objectifs de son type et en garde un. On garde au plus quatre objectifs en main.
fourmidable-rules-apprentice-end-title = Fin de partie
fourmidable-rules-apprentice-end =
    La partie finit avec la manche où huit objectifs sont accomplis dans une colonie. Comptent les objectifs, les phéromones, les trous, et trois points pour chaque type dont on a accompli le plus d’objectifs. À égalité, le plus de ressources restantes l’emporte.
fourmidable-rules-intermediate-title = Intermédiaire
fourmidable-rules-intermediate =
    Chacun reçoit une espèce et six cartes spéciales. Une carte se joue pendant votre action, en plus d’elle. Le soleil ou la lune sur une carte dit quand elle se joue. Une naissance par carte est l’action elle-même.
    Les cartes qui se jouent en récoltant ou en creusant sont proposées juste après.
fourmidable-rules-species-title = Les espèces
fourmidable-rules-species =
    La volante pose une phéromone, une fois par manche de jour. La prédatrice déplace un prédateur de plus, une fois par manche de nuit. L’architecte creuse ses trous une case plus loin.
    La diplomate passe sur ce qui est aux autres. L’insomniaque joue ses cartes à toute heure. La stratège regarde un objectif de plus.
fourmidable-rules-expert-title = Expert
fourmidable-rules-expert =
    Les objectifs sont visibles de toute la table. Une fourmi qui s’arrête à la bibliothèque en accomplit un de son type, si les ressources sont là.
    On choisit son espèce et ses fourmis à tour de rôle, et six cartes parmi celles qui circulent. Une phéromone se pose seulement à côté d’une autre des vôtres ou d’un de vos trous.
    À égalité, on compare les phéromones, les objectifs à trois ressources, les trous, les terres creusées, les ressources restantes, puis le ver.
fourmidable-rules-solo-title = Solo
fourmidable-rules-solo =
    En solo, on suit les règles Expert, sans espèce. Votre trou 1 est sur l’eau, et seul le milieu de la forêt est ouvert. Choisissez six cartes spéciales parmi les soixante. La partie dure six manches.
    Le sac contient une tuile de chaque ressource, et trois de plus pour chacune de vos fourmis : celles qu’elle récolte. Après chaque récolte, une tuile est tirée puis remise. Le prédateur qui la mange va à la plus proche de vos fourmis ; à égalité, vous décidez. S’il n’y en a plus, il mange autre chose à son goût, et s’il n’y a plus rien, vous dites où il va.
    Ce que les prédateurs mangent est à eux. Dès que cela paie un objectif visible ils l’accomplissent, le plus ancien d’abord, et il est perdu pour vous.
    Les points se comptent comme en Expert, avec trois points pour chaque type dont vous avez accompli au moins un objectif. Au-dessus de 100 points votre colonie est intelligente, au-dessus de 110 brillante, au-dessus de 120 fantastique, au-dessus de 130 magnifique.
fourmidable-rules-phone-title = Avec un seul téléphone
fourmidable-rules-phone =
    Le téléphone reste sur la table : la forêt, les nids et les ressources sont à tout le monde. Seules les cartes en main sont cachées. L’application demande le nom avant de les montrer.
    La liste À faire mène à ce qui reste dans la manche. Un tour commence par ce qui s’est passé depuis le précédent, et ces endroits restent entourés.
