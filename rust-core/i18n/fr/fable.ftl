# La Cigale & la Fourmi (2015)

fable-title = La Cigale & la Fourmi
fable-line = Tracez un chemin de fourmis, cachez ce que vous cherchez.
fable-facts = 2 à 4 joueurs · dès 7 ans · 30 minutes
fable-mode-autumn = Automne
fable-mode-open = Automne, insectes visibles
fable-mode-winter = Hiver
fable-mode-powers = Pouvoirs

# Options
fable-option-mode = Quel jeu ?
fable-option-mode-help = À quel jeu de la boîte on joue.
fable-option-mode-autumn = Automne
fable-option-mode-open = Insectes visibles
fable-option-mode-winter = Hiver
fable-option-mode-powers = Pouvoirs
fable-option-mode-autumn-help = Le plus doux : remplir quatre étagères et collecter des insectes cachés.
fable-option-mode-open-help = L’automne, avec tous les insectes face visible.
fable-option-mode-winter-help = Collecter des cartes pour acheter des provisions. Quatre points gagnent.
fable-option-mode-powers-help = L’hiver pour experts : les insectes donnent des pouvoirs durables.
fable-option-file = Le chemin
fable-option-file-help = Comment les fourmis se suivent.
fable-option-file-free = Libre
fable-option-file-single = En file
fable-option-file-free-help = Chaque fourmi touche une autre fourmi.
fable-option-file-single-help = Chaque fourmi touche la précédente.
fable-option-first = La première Fourmi
fable-option-first-drawn = Au sort
fable-option-first-drawn-help = L’application tire au sort qui commence comme Fourmi.
fable-option-first-help = La personne à la place { $count } commence comme Fourmi.

# Les choses
fable-path-tablecloth = nappe
fable-path-tiles = carrelage
fable-path-stone = pierre
fable-path-wood = bois
fable-letter-tablecloth = N
fable-letter-tiles = C
fable-letter-stone = P
fable-letter-wood = B
fable-insect-bee = abeille
fable-insect-ladybird = coccinelle
fable-insect-fly = mouche
fable-insect-butterfly = papillon
fable-insect-beetle = scarabée
fable-insect-mosquito = moustique
fable-card = { $path } avec { $insect }
fable-no-cards = aucune carte
fable-provision-grapes = raisin
fable-provision-honey = miel
fable-provision-chestnuts = châtaignes
fable-provision-mushrooms = champignons
fable-provision-bread = pain
fable-provision-cheese = fromage
fable-provision-apples = pommes
fable-power-bargain = Aubaine
fable-power-bargain-help = À l’achat, deux cartes identiques en remplacent une d’un autre type.
fable-power-point = Point de plus
fable-power-point-help = Un point de plus tant qu’on le garde.
fable-power-look = Coup d’œil
fable-power-look-help = Cigale, regarder un jeton que la Fourmi n’a pas choisi.
fable-power-comfort = Réconfort
fable-power-comfort-help = Fourmi ou Cigale sans rien collecter : piocher une carte.
fable-power-larder = Garde-manger
fable-power-larder-help = Une carte face cachée pour payer ; elle est remplacée après usage.
fable-power-swap = Échange
fable-power-swap-help = Une fois, après avoir collecté, échanger une de ses provisions.

# La table
fable-round = Manche { $round }
fable-badge = { $role ->
        [ant] { $name }, Fourmi : { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
        [grasshopper] { $name }, Cigale : { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
        [red] { $name }, Fourmi rouge : { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
       *[none] { $name } : { $count ->
            [one] { $count } point
           *[other] { $count } points
        }
    }
fable-cell = { $ant ->
        [yes] { $cell } : { $card }, avec une fourmi
       *[no] { $cell } : { $card }
    }
fable-gap = { $cell } : pas de carte
fable-ant = Fourmi { $number } en { $cell }
fable-pawn = La Cigale en { $cell }
fable-tokens = Votre jeton secret
fable-aim = { $count ->
        [0] { $path } : aucune fourmi dessus
        [one] { $path } : { $count } carte
       *[other] { $path } : { $count } cartes
    }
fable-red-aim = La Fourmi cherche : { $path }
fable-look = Regarder un jeton que la Fourmi n’a pas choisi
fable-powers = Un insecte contre un pouvoir ?
fable-power-choice = { $power } : { $help }
fable-no-power = Pas de pouvoir
fable-market = Au marché
fable-ways = Façons de payer
fable-returns = En échange
fable-buy = Acheter : { $provision }
fable-no-buy = C’est tout
fable-pay = { $larder ->
        [yes] { $exact ->
            [yes] Payer { $cards } et la carte du garde-manger : le compte est bon
           *[no] Payer { $cards } et la carte du garde-manger
        }
       *[no] { $exact ->
            [yes] Payer { $cards } : le compte est bon
           *[no] Payer { $cards }
        }
    }
fable-give = Donner une provision ({ $provision }) pour en recevoir une autre
fable-get = { $from ->
        [player] Recevoir : { $provision }, de { $name }
       *[row] Recevoir : { $provision }, du marché
    }
fable-own = Pour vos yeux seulement
fable-own-token = Votre jeton : { $path }
fable-looked = Vu : la Fourmi n’a pas choisi « { $path } »
fable-larder = Dans votre garde-manger : { $card }
fable-turned-title = Les jetons
fable-turned = Choix de { $name } : { $path }
fable-shelves = Les étagères
fable-shelf-place = { $filled ->
        [yes] { $name } { $points } (pleine)
       *[no] { $name } { $points }
    }
fable-kept-title = Insectes
fable-kept = { $count ->
        [0] { $name } n’a pas d’insecte.
        [one] { $name } a { $count } insecte.
       *[other] { $name } a { $count } insectes.
    }
fable-row = { $count ->
        [0] Provisions à vendre
        [one] Provisions à vendre · encore { $count } carte dans la pile
       *[other] Provisions à vendre · encore { $count } cartes dans la pile
    }
fable-offer = { $provision }, pour { $price }
fable-supplies = Réserves
fable-supply = { $more ->
        [yes] { $name } : { $cards }. Et aussi : { $things }.
       *[no] { $name } : { $cards }.
    }
fable-power-cards = Pouvoirs
fable-power-card = { $held ->
        [yes] { $power }, chez { $name } : { $help }
       *[no] { $power } : { $help }
    }
fable-deck-title = Pioche
fable-deck = { $count ->
        [0] La pioche est vide
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }

# Ce qui est demandé
fable-prompt-bot = { $name } réfléchit.
fable-prompt-trail = { $name }, posez la fourmi { $number }.
fable-prompt-aim = { $name }, choisissez ce que vous cherchez vraiment.
fable-prompt-red = { $name }, que cherche { $ant } ?
fable-prompt-look = { $name }, regardez d’abord un jeton, ou devinez ce que cherche { $ant }.
fable-prompt-guess = { $name }, que cherche { $ant } ? Choisissez une carte avec une fourmi.
fable-prompt-take = { $name }, prenez la carte éclairée, ou une autre avec le même insecte.
fable-prompt-power = { $name }, un insecte contre son pouvoir ?
fable-prompt-market = { $name }, qu’achetez-vous ?
fable-prompt-pay = { $name }, comment payez-vous ?
fable-prompt-get = { $name }, que voulez-vous en échange ?

# Ce qui s’est passé
fable-told-reshuffled = { $count ->
        [one] La carte défaussée devient la nouvelle pioche.
       *[other] Les { $count } cartes défaussées deviennent la nouvelle pioche.
    }
fable-told-round = Manche { $round } : { $name } est la Fourmi, { $grasshopper } la Cigale.
fable-told-laid = { $count ->
        [one] { $name } a posé { $count } fourmi.
       *[other] { $name } a posé { $count } fourmis.
    }
fable-told-aimed = { $name } a choisi un jeton.
fable-told-look = { $name } regarde un jeton qui n’a pas été choisi.
fable-told-looked = { $name } a vu : ce n’est pas « { $path } ».
fable-told-revealed = { $caught ->
        [yes] { $grasshopper } a deviné : { $ant } cherchait « { $path } ». { $count ->
            [one] { $count } carte change de mains.
           *[other] { $count } cartes changent de mains.
        }
       *[no] { $ant } cherchait « { $path } » et s’en va avec { $count ->
            [one] { $count } carte.
           *[other] { $count } cartes.
        }
    }
fable-told-start = { $name } commence avec { $card }.
fable-told-red = { $name } a deviné aussi et pioche { $card }.
fable-told-exact = Le compte est bon : { $name } pioche { $card }.
fable-told-comfort = Réconfort pour { $name } : { $card }.
fable-told-swapped = { $name } laisse { $left } et prend { $card }.
fable-told-collected = { $name } collecte { $cards }.
fable-told-took = { $from ->
        [player] { $name } prend le pouvoir { $power } à { $other }.
       *[table] { $name } prend le pouvoir { $power }.
    }
fable-told-stored = { $name } met une carte au garde-manger.
fable-told-stored-card = Au garde-manger de { $name } : { $card }.
fable-told-spoiled = L’ancienne carte du garde-manger est défaussée : { $card }.
fable-told-bought = { $name } achète { $provision } pour { $cards }.
fable-told-exchanged = { $from ->
        [player] { $name } donne { $gave } à { $other } et reçoit { $got }.
       *[table] { $name } pose { $gave } au marché et reçoit { $got }.
    }
fable-told-offered = Nouveau au marché : { $provision }.
fable-told-over = { $count ->
        [one] { $winners } gagne.
       *[other] { $winners } partagent la victoire.
    }
fable-did-ant = { $name } pose une fourmi en { $cell }.
fable-did-aim = { $name } choisit « { $path } ».
fable-did-guess = { $name } pose la Cigale en { $cell }.
fable-did-take = { $name } prend la carte en { $cell }.
fable-did-power = { $name } veut le pouvoir { $power }.
fable-did-buy = { $name } veut : { $provision }.
fable-did-pay = { $name } paie avec { $cards }.
fable-did-give = { $name } donne : { $provision }.
fable-did-get = { $name } reçoit : { $provision }.
fable-did-pass = { $name } s’arrête là.

# La fin
fable-why-autumn = { $number ->
        [one] { $winners } a le plus de points : { $count }.
       *[other] { $winners } ont le plus de points et autant d’insectes : { $count }.
    }
fable-why-insects = Points égaux : { $winners } a plus d’insectes.
fable-why-winter = { $number ->
        [one] { $winners } a { $count ->
            [one] { $count } point.
           *[other] { $count } points.
        }
       *[other] { $winners } ont { $count ->
            [one] { $count } point.
           *[other] { $count } points.
        }
    }
fable-sheet-total = Total
fable-sheet-insects = Cartes d’insectes

# Ce qui n’est pas permis
fable-refusal-over = La partie est finie.
fable-refusal-ant-only = C’est à la Fourmi de poser ses fourmis.
fable-refusal-aimed = Votre jeton est déjà choisi.
fable-refusal-aim-wait = La Cigale attend que les jetons soient choisis.
fable-refusal-grasshopper-only = C’est à la Cigale de jouer.
fable-refusal-take-ant = C’est à la Fourmi de prendre ses cartes.
fable-refusal-power-ant = Seule la Fourmi peut prendre un pouvoir.
fable-refusal-collector-only = Seule la personne qui a collecté peut acheter.
fable-refusal-trail-first = Posez d’abord toutes les fourmis.
fable-refusal-aim-first = Choisissez d’abord un jeton.
fable-refusal-guess-first = La Cigale devine d’abord.
fable-refusal-take-first = Prenez d’abord votre carte.
fable-refusal-power-first = Dites d’abord si vous prenez un pouvoir.
fable-refusal-market-first = Achetez, ou dites que c’est tout.
fable-refusal-pay-first = Payez d’abord ce que vous achetez.
fable-refusal-get-first = Choisissez d’abord ce que vous recevez.
fable-refusal-gap = Il n’y a pas de carte ici.
fable-refusal-ant-there = Une fourmi est déjà là : une seule par carte.
fable-refusal-ant-apart = Cette carte ne touche aucune autre fourmi.
fable-refusal-ant-file = En file, une fourmi touche la précédente.
fable-refusal-ant-dead-end = D’ici, le chemin ne pourrait pas se terminer.
fable-refusal-aim-type = Aucune de vos fourmis n’est sur ce type.
fable-refusal-look = Vous n’avez pas le pouvoir de regarder.
fable-refusal-looked = Vous avez déjà regardé.
fable-refusal-guess-ant = Devinez par une carte où se trouve une fourmi.
fable-refusal-take-haul = Cette carte fait partie de la collecte : elle ne peut pas en remplacer une autre.
fable-refusal-take-insect = Seule une carte avec le même insecte peut la remplacer.
fable-refusal-power-held = Vous avez déjà ce pouvoir.
fable-refusal-power-box = Ce pouvoir n’est pas en jeu.
fable-refusal-power-insect = Vous ne venez pas de prendre l’insecte de ce pouvoir.
fable-refusal-bought = Une provision par manche.
fable-refusal-buy-row = Cette provision n’est pas au marché.
fable-refusal-buy-price = Vos cartes ne font pas son prix.
fable-refusal-pay = Ces cartes ne font pas le prix.
fable-refusal-give = Cet échange n’est pas possible maintenant.
fable-refusal-get = Cela ne peut pas être reçu en échange.

# Les règles
fable-rules-aim-title = Le but
fable-rules-aim =
    L’hiver approche. À chaque manche, une personne est la Fourmi et trace un chemin sur les cartes ; une autre est la Cigale et essaie de deviner ce que la Fourmi cherche.
    En automne, le plus de points gagne, avec les étagères et les insectes. En hiver, les premiers quatre points gagnent.
fable-rules-trail-title = Le chemin
fable-rules-trail =
    Seize cartes de quatre types forment un carré. La Fourmi pose six fourmis sur six cartes, chacune à côté d’une fourmi déjà posée. En file, chacune touche la précédente.
    Puis la Fourmi choisit en secret un des types sous les fourmis. Sur l’image : la pierre ou le bois.
fable-rules-guess-title = Deviner
fable-rules-guess =
    La Cigale choisit une carte avec une fourmi : son type est sa réponse. Puis le jeton se retourne.
    Juste : la Cigale collecte toutes les cartes de ce type sous les fourmis. Faux : c’est la Fourmi. De nouvelles cartes comblent les trous.
fable-rules-roles-title = Changer de rôle
fable-rules-roles =
    La Fourmi qui a collecté passe son rôle à gauche ; sinon elle recommence. La Cigale passe toujours le sien à gauche, en sautant la Fourmi.
    À deux, les rôles restent quand la Fourmi s’est fait prendre.
fable-rules-autumn-title = L’automne
fable-rules-autumn =
    Chaque carte avance votre cube d’une case sur l’étagère de son type : 1, 3, 6, 10 points. Ce qui dépasse la quatrième case est perdu.
    Les cartes avec un insecte se gardent face cachée. Un, deux, trois ou quatre insectes semblables valent 1, 3, 6 ou 10 points. Avec les insectes visibles, elles restent face visible.
fable-rules-autumn-end-title = La fin de l’automne
fable-rules-autumn-end =
    L’automne finit quand quelqu’un a deux étagères pleines, ou quand la pioche ne peut plus compléter le carré.
    Le plus de points gagne ; à égalité, le plus de cartes d’insectes, puis la victoire se partage.
fable-rules-winter-title = L’hiver
fable-rules-winter =
    On commence avec une carte. Ce qu’on collecte reste face visible devant soi : c’est la réserve.
    Trois provisions sont au marché. Chacune vaut 1 point, les deux semblables ensemble 3.
fable-rules-red-title = Les Fourmis rouges
fable-rules-red =
    À trois ou quatre, qui n’est ni Fourmi ni Cigale est Fourmi rouge et devine aussi, en secret.
    Si la Fourmi s’en sort, chaque Fourmi rouge qui a trouvé le type pioche une carte.
fable-rules-insects-title = Les insectes en hiver
fable-rules-insects =
    Pour chaque carte d’insecte collectée, la Fourmi peut prendre à la place une autre carte du carré avec le même insecte. La carte laissée reste là. La Cigale prend ce qu’il y a.
fable-rules-buying-title = Acheter
fable-rules-buying =
    Après avoir collecté, on peut acheter une provision. Trois cartes identiques en remplacent une d’un autre type, autant de fois qu’on veut.
    Le compte est bon : sans carte après avoir payé, on en pioche une. Les cartes payées sont défaussées et refont la pioche quand elle est vide.
fable-rules-winter-end-title = La fin de l’hiver
fable-rules-winter-end =
    Avec quatre points, on gagne aussitôt. Si deux personnes y arrivent en même temps, celle qui jouait gagne.
    S’il ne reste aucune carte dans le carré, le plus de points gagne.
fable-rules-powers-title = Les pouvoirs
fable-rules-powers =
    Quatre pouvoirs sur six sont en jeu. La Fourmi qui collecte peut aussitôt défausser une carte d’insecte qu’elle vient de prendre contre le pouvoir de cet insecte, sur la table ou chez quelqu’un d’autre.
    Aubaine : deux pour une au lieu de trois. Point : un point de plus. Coup d’œil : Cigale, voir un jeton qui n’a pas été choisi. Réconfort : une carte quand on n’a rien collecté. Garde-manger : une carte cachée pour payer. Échange : une fois, échanger une provision avec quelqu’un ou avec le marché.
fable-rules-phone-title = Avec un seul téléphone
fable-rules-phone =
    La Fourmi pose ses fourmis avec le téléphone sur la table, puis le prend pour choisir en secret. Les Fourmis rouges le prennent l’une après l’autre.
    La Cigale devine avec le téléphone sur la table, sauf si elle peut regarder un jeton.
