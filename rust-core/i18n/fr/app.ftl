# Myrmex : ce qui se dit sur tous les écrans, quel que soit le jeu.

app = Myrmex
back = Retour
home = Accueil
continue = Continuer
delete = Supprimer
rules = Règles
records = Palmarès
settings = Réglages
nobody = personne
list-and = { $first } et { $last }
title-mode = { $title } · { $mode }
press-again = Appuyez encore une fois pour confirmer.
really = { $label } : vraiment ?
unfit = Ce n’est pas possible ici.
internal = L’application a rencontré un problème. La partie est sauvegardée.

# Accueil
home-resume = Reprendre
home-games = Jouer
home-play = Jouer
home-resume-one = Reprendre
home-mend = Reprendre au dernier coup intact
home-damaged = { $count ->
        [0] Le fichier est abîmé. La partie peut repartir de sa donne.
        [one] Le fichier est abîmé après le premier coup.
       *[other] Le fichier est abîmé après { $count } coups.
    }
home-lost = Le fichier est abîmé et ne peut plus être joué.
home-newer = Une version plus récente de l’application a créé ce fichier. Une mise à jour est nécessaire.
home-unknown = Jeu inconnu
daily = Défi du jour
daily-open = { $date }. Personne ici ne l’a encore tenté.
daily-best = { $date }. Meilleur score ici : { $name }, { $score }
daily-play = { $name } joue
daily-other = Quelqu’un d’autre joue
home-from-snapshot = La partie reprend à sa dernière image. Les coups précédents ne peuvent plus être repris.

# Quand
when-today = aujourd’hui à { $time }
when-yesterday = hier à { $time }
when-date = { $day } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
when-unknown = un jour

# Prénoms
name-empty = Il faut au moins une lettre.
name-long = Ce nom est trop long : vingt lettres au plus.
name-unwritable = Ce nom contient un signe qui ne peut pas s’afficher.
name-person-1 = Léa
name-person-2 = Tom
name-person-3 = Zoé
name-person-4 = Max
name-person-5 = Ana
name-person-6 = Noé
name-bot-1 = Pico
name-bot-2 = Mirette
name-bot-3 = Zigzag
name-bot-4 = Formica
name-bot-5 = Trotte
name-bot-6 = Brindille
name-bot-1-line = { $name } joue pour le plaisir et laisse passer bien des choses.
name-bot-2-line = { $name } chantonne et ne boude jamais.
name-bot-3-line = { $name } connaît son métier et ne fait pas un pas de trop.
name-bot-4-line = { $name } compte chaque miette.
name-bot-5-line = { $name } réfléchit loin avant de bouger une patte.
name-bot-6-line = { $name } semble dormir et a tout vu.
kind-person = Personne
kind-gentle = Robot doux
kind-steady = Robot solide
kind-sharp = Robot futé

# Préparation
setup-seats = Qui joue ?
setup-name = Nom à la place { $number }
setup-add = Ajouter une place
setup-full = { $count ->
        [one] On joue seul.
       *[other] On joue à { $count } au plus.
    }
setup-few = Il faut tout ce monde pour jouer.
setup-up = { $name } joue plus tôt
setup-down = { $name } joue plus tard
setup-first = Déjà en tête.
setup-last = Déjà en dernier.
setup-mark = Une autre couleur pour { $name }
setup-leave = { $name } ne joue pas
setup-same-name = Deux places portent le nom { $name }. Il faut en changer une.
setup-bad-option = Ces choix ne vont pas ensemble.
setup-deal = Distribuer
setup-redeal = Autre donne
setup-code = Code d’une donne déjà jouée
setup-bad-code = Ce n’est pas le code d’une donne. Vérifiez-le lettre par lettre.

# Passage du téléphone
handover-title = Passez le téléphone à { $name }
handover-here = Je suis { $name }
handover-return = Ne rien faire
wants = Quelqu’un d’autre veut…
wants-who = Qui veut intervenir ?

# Tour
recap-title = Depuis votre dernier tour
recap-close = C’est vu
undo = Annuler
undo-nothing = Rien n’a encore été joué.
undo-past = Quelque chose a été vu depuis : impossible d’annuler.
done = Valider
done-nothing = Il faut d’abord choisir.
cards = Mes cartes
cards-close = Cacher mes cartes
peek = Maintenir pour regarder
menu = Menu
menu-cards = Les cartes de { $name }
menu-take-back = Reprendre d’un commun accord
menu-leave = { $name } s’en va, un robot prend sa place
menu-return = { $name } revient
menu-give-up = Abandonner la partie
hint = Conseil
hint-looking = Un instant de réflexion…
hint-both = Conseil : { $what } Cela devrait rapporter environ { $gain } de plus que les autres choix, et laisser à { $rival } environ { $loss } de moins.
hint-gains = Conseil : { $what } Cela devrait rapporter environ { $gain } de plus que les autres choix.
hint-prevents = Conseil : { $what } Cela devrait laisser à { $rival } environ { $loss } de moins que les autres choix.
hint-drawn = Conseil : { $what } Tiré au sort parmi les meilleurs choix, pour que personne ne le devine.
hint-sound = Conseil : { $what } Rien d’autre ne promet davantage.
hint-others = qui mène parmi les autres
hint-number = { $whole },{ $tenth }
told-taken-back = Toute la table a accepté de reprendre le dernier coup.

# Résultat
rematch = Rejouer
replay = Revoir
result-given-up = La partie a été abandonnée.
result-nobody = Personne ne gagne
result-winners = { $count ->
        [one] { $names } gagne
       *[other] { $names } partagent la victoire
    }
result-alone = { $score ->
        [one] { $name } : { $score } point
       *[other] { $name } : { $score } points
    }
result-level = Niveau atteint : { $level }
result-no-level = Aucun niveau atteint pour l’instant.
result-next-level = { $points ->
        [one] Encore { $points } point pour le niveau suivant : { $level }
       *[other] Encore { $points } points pour le niveau suivant : { $level }
    }
result-aided = Un coup a été repris ou un robot a aidé : ce score ne compte pas parmi les meilleurs.
result-deal = Code de cette donne : { $code }
podium = { $name } : { $score }
podium-winner = { $name }, victoire : { $score }

# Règles
rules-search = Chercher un mot
rules-nothing = Aucun chapitre ne contient ce mot.

# Palmarès
records-nothing = Aucune partie n’est encore terminée.
records-matches = Parties terminées
records-erase = Effacer tout le palmarès
records-wins = { $played ->
        [one] { $wins } sur { $played } partie
       *[other] { $wins } sur { $played } parties
    }
records-won = Victoire : { $winners }, { $when }
records-alone = { $score ->
        [one] { $score } point, { $when }
       *[other] { $score } points, { $when }
    }
records-deal = { $ended } · donne { $code }
scores-title = Meilleurs scores : { $title }
scores-points = Points
scores-when = Quand
scores-deal = Donne
scores-row = { $place }. { $name }
scores-own = { $place }. { $name } (cette partie)
scores-damaged = Le fichier des meilleurs scores est abîmé. Ce qui peut encore se lire est ici ; les parties ne sont pas touchées.
scores-set-aside = Le fichier des meilleurs scores était abîmé et a été mis de côté. Ce qui pouvait se lire continue.
scores-newer = Une version plus récente de l’application tient les meilleurs scores. Une mise à jour est nécessaire pour les voir et les compléter.
records-damaged = Le fichier de cette partie est abîmé.
records-other-rules = Cette partie a été jouée avec d’autres règles et ne peut pas être revue.
replay-position = { $steps ->
        [one] Étape { $step } sur { $steps }
       *[other] Étape { $step } sur { $steps }
    }
replay-first = Au début
replay-round-back = Au tour précédent
replay-round-on = Au tour suivant
replay-earlier = Une étape en arrière
replay-later = Une étape en avant
replay-last = À la fin
replay-at-start = C’est le début.
replay-at-end = C’est la fin.

# Réglages
settings-language = Langue
settings-language-system = Comme le téléphone
settings-language-fr = Français
settings-language-en = English
settings-language-help = La langue de tous les textes.
settings-privacy = Qui tient le téléphone ?
settings-privacy-smart = Malin
settings-privacy-strict = Strict
settings-privacy-table = Sur la table
settings-privacy-help = Quand l’application demande qui a le téléphone.
settings-privacy-smart-help = L’application demande qui a le téléphone seulement avant de montrer un secret.
settings-privacy-strict-help = L’application le demande à chaque changement de personne.
settings-privacy-table-help = Le téléphone reste sur la table. Les secrets ne se voient que sous un doigt qui appuie.
settings-confirm = Confirmer
settings-confirm-on = Oui
settings-confirm-off = Non
settings-confirm-help = Un geste qui finit le tour ou dévoile quelque chose attend une confirmation.
settings-speed = Allure des robots
settings-speed-slow = Lente
settings-speed-calm = Calme
settings-speed-quick = Vive
settings-moments = Images de ce qui arrive
settings-moments-all = Toutes
settings-moments-brief = Les grandes seulement
settings-moments-all-help = Tout le monde regarde chaque image, puis la partie continue.
settings-moments-brief-help = Ce qui revient souvent, comme une tuile du sac en Solo, se dit en une ligne, sans image.
settings-moments-help = Les événements qui arrêtent la partie pour une image.
settings-speed-help = Le temps qu’un robot attend avant un coup que tout le monde regarde.
settings-hints = Conseils
settings-hints-on = Oui
settings-hints-off = Non
settings-hints-help = À votre tour, le menu propose un conseil : ce que ferait un robot futé, et pourquoi.
settings-theme = Clair ou sombre
settings-theme-system = Comme le téléphone
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-help = Le soir, le sombre repose les yeux.
settings-hand = Main
settings-hand-right = Droite
settings-hand-left = Gauche
settings-hand-help = De quel côté se trouvent les boutons.
settings-motion = Mouvement
settings-motion-on = Oui
settings-motion-off = Non
settings-motion-help = Les choses glissent d’une place à l’autre.
settings-sound = Sons
settings-sound-on = Oui
settings-sound-off = Non
settings-sound-help = Quelques sons discrets.
settings-haptics = Vibrations
settings-haptics-on = Oui
settings-haptics-off = Non
settings-haptics-help = Un léger signe dans la main.
settings-people = Qui a déjà joué
settings-person = Nom
settings-forget = Oublier { $name }
about = À propos
about-text =
    Myrmex est une application non officielle. Elle est faite par des gens qui aiment ces jeux, sans lien avec leurs éditeurs.
    La Cigale et la Fourmi (1994) est un jeu de Frank & Nock, édité par EGD / Week End Games, d’après la fable de Jean de La Fontaine.
    La Cigale & la Fourmi (2015) est un jeu de Yoann Levet, d’après la même fable.
    Fourmis est un jeu familial pour 2 à 6 joueurs. Son plateau imprimé nous manque : les plateaux d’ici sont les nôtres et suivent tous les exemples de sa règle.
    Fourmidable (2015) est un jeu de Maxime Tardif. Les ressources des plateaux, les coûts des objectifs et quelques détails des cartes sont une reconstitution.
    L’application n’utilise jamais le réseau. Tout reste sur ce téléphone.
    Le code est libre sous licence MIT ou Apache 2.0, les polices sous licence SIL Open Font.

# Fichiers
store-full = Le téléphone est plein. Libérez de la place et recommencez.
store-read-only = L’application n’a pas le droit d’écrire dans son dossier.
store-missing = Ce fichier n’existe plus.
store-other = Le téléphone n’a pas pu lire ou écrire sa mémoire. Recommencez.
preferences-damaged = Les réglages étaient abîmés. Ceux d’origine sont utilisés.
