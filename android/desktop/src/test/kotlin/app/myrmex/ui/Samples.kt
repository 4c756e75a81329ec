package app.myrmex.ui

import app.myrmex.core.Area
import app.myrmex.core.AreaKind
import app.myrmex.core.Best
import app.myrmex.core.Button
import app.myrmex.core.ButtonStyle
import app.myrmex.core.Chapter
import app.myrmex.core.Field
import app.myrmex.core.Finish
import app.myrmex.core.Frame
import app.myrmex.core.GameCard
import app.myrmex.core.Handover
import app.myrmex.core.Home
import app.myrmex.core.Line
import app.myrmex.core.Link
import app.myrmex.core.Look
import app.myrmex.core.Mark
import app.myrmex.core.MatchCard
import app.myrmex.core.Note
import app.myrmex.core.Options
import app.myrmex.core.Pattern
import app.myrmex.core.Person
import app.myrmex.core.Piece
import app.myrmex.core.Place
import app.myrmex.core.PodiumStep
import app.myrmex.core.Recap
import app.myrmex.core.Records
import app.myrmex.core.Replay
import app.myrmex.core.Reveal
import app.myrmex.core.Role
import app.myrmex.core.Rules
import app.myrmex.core.Scene
import app.myrmex.core.Screen
import app.myrmex.core.SeatBadge
import app.myrmex.core.Settings
import app.myrmex.core.Setup
import app.myrmex.core.SetupSeat
import app.myrmex.core.Shape
import app.myrmex.core.Sheet
import app.myrmex.core.SheetRow
import app.myrmex.core.Tab
import app.myrmex.core.Theme
import app.myrmex.core.Tint
import app.myrmex.core.Turn

/**
 * Screens made by hand, with every kind of thing the core may send and with words as long as real
 * ones: what the shell must draw whatever the games are.
 */
class Samples(
    private val french: Boolean,
    private val theme: Theme = Theme.LIGHT,
    private val leftHanded: Boolean = false,
) {
    private fun say(
        fr: String,
        en: String,
    ): String = if (french) fr else en

    private val names = listOf("Léa", "Baptiste", "Zoé", "Grand-père", "Noor", "Maximilien")
    private val marks = Mark.entries

    /** Every sample by name. */
    fun all(): Map<String, Screen> =
        linkedMapOf(
            "home" to home(),
            "setup" to setup(),
            "handover" to handover(),
            "turn-board" to boardTurn(),
            "turn-hexes" to hexTurn(),
            "turn-cards" to cardTurn(),
            "turn-stepper" to stepperTurn(),
            "turn-recap" to recapTurn(),
            "turn-refused" to refusedTurn(),
            "reveal" to reveal(),
            "result" to result(),
            "result-alone" to resultAlone(),
            "rules" to rules(),
            "records" to records(),
            "replay" to replay(),
            "settings" to settings(),
            "pieces" to everyPiece(),
        )

    fun screen(
        place: Place,
        private: Boolean = false,
        back: String? = say("Retour", "Back"),
        note: Note? = null,
    ): Screen =
        Screen(
            place = place,
            private = private,
            coverAfter = if (private) 45u else null,
            thinkAfter = null,
            awake = true,
            back = back,
            note = note,
            cues = emptyList(),
            look =
                Look(
                    language = if (french) "fr" else "en",
                    theme = theme,
                    leftHanded = leftHanded,
                    still = true,
                    sound = false,
                    haptics = false,
                ),
        )

    fun home(): Screen =
        screen(
            Place.Home(
                Home(
                    title = "Myrmex",
                    resumeTitle = say("Reprendre", "Resume"),
                    resume =
                        listOf(
                            MatchCard(
                                title = say("La Cigale et la Fourmi", "The Grasshopper and the Ant"),
                                symbol = "🦗",
                                people = "Léa, Baptiste, Zoé",
                                detail = say("Hier à 20 h 15 · manche 2", "Yesterday at 8:15 pm · round 2"),
                                buttons =
                                    listOf(
                                        button("delete", say("Supprimer", "Delete"), ButtonStyle.WARNING),
                                        button("resume", say("Reprendre", "Resume"), ButtonStyle.PRIMARY),
                                    ),
                            ),
                        ),
                    gamesTitle = say("Les jeux", "Games"),
                    games =
                        listOf(
                            game(
                                "🪙",
                                say("Les Gringrins", "Gringrins"),
                                say("Bluff et farine autour d’un pot", "Bluff for grain round a pot"),
                                "2–6",
                            ),
                            game(
                                "🦗",
                                say("La Fable", "The Fable"),
                                say("Deux camps, un hiver", "Two sides, one winter"),
                                "2–4",
                            ),
                            game(
                                "🌿",
                                say("Fourmis", "Ants"),
                                say("Des chemins dans la prairie", "Paths across the meadow"),
                                "2–4",
                            ),
                            game(
                                "👑",
                                "Fourmidable",
                                say("Une colonie, quatre galeries", "A colony, four galleries"),
                                "1–4",
                            ),
                        ),
                    buttons =
                        listOf(
                            button("rules", say("Règles", "Rules"), symbol = "📖"),
                            button("records", say("Palmarès", "Records"), symbol = "🏆"),
                            button("settings", say("Réglages", "Settings"), symbol = "⚙️"),
                        ),
                ),
            ),
            back = null,
        )

    private fun game(
        symbol: String,
        title: String,
        line: String,
        players: String,
    ) = GameCard(
        title = title,
        line = line,
        facts = say("$players joueurs · dès 7 ans · 20 min", "$players players · from 7 · 20 min"),
        symbol = symbol,
        button = button("play-$title", say("Jouer", "Play")),
    )

    fun setup(): Screen =
        screen(
            Place.Setup(
                Setup(
                    title = say("La Cigale et la Fourmi", "The Grasshopper and the Ant"),
                    seatsTitle = say("Qui joue ?", "Who plays?"),
                    seats = List(3) { setupSeat(it) },
                    add = button("add", say("Ajouter quelqu’un", "Add somebody"), symbol = "➕"),
                    options =
                        listOf(
                            options(
                                say("Mode", "Mode"),
                                say("Une partie courte, sans cartes Pouvoir.", "A short game without Power cards."),
                                listOf(say("Automne", "Autumn"), say("Hiver", "Winter"), say("Pouvoirs", "Powers")),
                            ),
                            options(
                                say("Fin de partie", "End of the game"),
                                say("La première fourmi à dix grains gagne.", "The first ant with ten grains wins."),
                                listOf(say("Dix grains", "Ten grains"), say("Quinze grains", "Fifteen grains")),
                            ),
                        ),
                    preview = listOf(quiet(hexBoard(radius = 2))),
                    deal =
                        button(
                            "deal",
                            say("Distribuer", "Deal"),
                            ButtonStyle.PRIMARY,
                            disabled = say("Zoé n’a pas encore de nom.", "Zoé has no name yet."),
                        ),
                    buttons = listOf(button("rules", say("Règles", "Rules"), symbol = "📖")),
                ),
            ),
        )

    private fun setupSeat(seat: Int) =
        SetupSeat(
            mark = marks[seat],
            name = Field("name-$seat", say("Nom", "Name"), names[seat]),
            known = if (seat == 2) listOf(button("known-a", "Noor"), button("known-b", "Grand-père")) else emptyList(),
            bot = seat == 1,
            kinds =
                listOf(
                    button("person-$seat", say("Personne", "Person"), symbol = "🧑", selected = seat != 1),
                    button("easy-$seat", say("Robot facile", "Easy bot"), symbol = "🤖", selected = seat == 1),
                    button("hard-$seat", say("Robot fort", "Strong bot"), symbol = "🤖"),
                ),
            buttons =
                listOf(
                    button("up-$seat", say("Plus tôt", "Earlier"), symbol = "⬆️"),
                    button("down-$seat", say("Plus tard", "Later"), symbol = "⬇️"),
                    button("mark-$seat", say("Autre marque", "Next mark"), symbol = "🎯"),
                    button("leave-$seat", say("Retirer", "Remove"), symbol = "✖️"),
                ),
        )

    fun handover(): Screen =
        screen(
            Place.Handover(
                Handover(
                    mark = Mark.TRIANGLE,
                    title = say("Passez le téléphone à Léa", "Pass the phone to Léa"),
                    button = button("take", say("Je suis Léa", "I am Léa"), ButtonStyle.PRIMARY, hold = true),
                    others =
                        listOf(
                            button("home", say("Accueil", "Home"), symbol = "🏠"),
                            button("other", say("Quelqu’un d’autre veut jouer", "Another player wants to play")),
                        ),
                ),
            ),
            back = null,
        )

    /** A board of cards that fits, with a hand under it. */
    fun boardTurn(): Screen =
        turn(
            title = say("La Fable · Hiver", "The Fable · Winter"),
            prompt = say("Posez votre cinquième fourmi.", "Place your fifth ant."),
            areas = listOf(cardBoard(), supply()),
            buttons = listOf(undo(), button("done", say("Terminé", "Done"), ButtonStyle.PRIMARY)),
        )

    /** A board too large for a phone: opens on its focus, with a map. */
    fun hexTurn(): Screen =
        turn(
            title = "Fourmidable",
            prompt = say("Jusqu’où va votre fourmi ?", "How far does your ant walk?"),
            areas = listOf(hexBoard(radius = 6)),
            tabs =
                listOf(
                    Tab("forest", say("Forêt", "Forest"), null, true),
                    Tab("nest", say("Nid", "Nest"), "2", false),
                    Tab("cards", say("Cartes", "Cards"), null, false),
                    Tab("colonies", "Colonies", null, false),
                ),
            buttons = listOf(undo(), button("stop", say("S’arrêter ici", "Stop here"), ButtonStyle.PRIMARY)),
            tint = Tint.NIGHT,
        )

    /** No board: rows, a track, a panel and choices. */
    fun cardTurn(): Screen =
        turn(
            title = say("Les Gringrins", "Gringrins"),
            prompt = say("Que voulez-vous vraiment ?", "Choose what you are really after."),
            areas =
                listOf(
                    area(AreaKind.TRACK, "track", say("Le pot", "The pot"), List(8) { potStep(it) }),
                    area(
                        AreaKind.ROW,
                        "table",
                        say("Sur la table", "On the table"),
                        names.indices.map { faceDown(it) },
                    ),
                    area(
                        AreaKind.PANEL,
                        "panel",
                        say("Greniers", "Granaries"),
                        names.indices.take(3).map { granary(it) },
                    ),
                    area(AreaKind.ROW, "hand", say("Votre main", "Your hand"), hand()).copy(private = true),
                    area(AreaKind.CHOICES, "choices", "", choices()),
                ),
            buttons = listOf(undo(disabled = say("Les cartes ont été vues.", "The cards have been seen.")), done()),
            seats = 6,
        )

    fun stepperTurn(): Screen =
        turn(
            title = say("Les Gringrins", "Gringrins"),
            prompt = say("Combien de grains misez-vous ?", "How many grains do you bet?"),
            areas =
                listOf(
                    area(
                        AreaKind.ROW,
                        "table",
                        say("Sur la table", "On the table"),
                        names.indices.take(4).map { faceDown(it) },
                    ),
                    area(
                        AreaKind.STEPPER,
                        "bet",
                        say("Votre mise", "Your bet"),
                        (0..9).map { value ->
                            piece("bet-$value", say("$value grains", "$value grains")).copy(
                                target = "bet-$value",
                                shape = Shape.TOKEN,
                                role = Role.HONEY,
                                text = "$value",
                                tappable = value != 4,
                                armed = value == 3,
                                dimmed = value == 4,
                            )
                        },
                    ),
                ),
            buttons = listOf(undo(), button("peek", say("Mes cartes", "My cards"), symbol = "👀", hold = true), done()),
        )

    fun recapTurn(): Screen {
        val screen = boardTurn()
        val turn = (screen.place as Place.Turn).turn
        return screen.copy(
            place =
                Place.Turn(
                    turn.copy(
                        recap =
                            Recap(
                                title = say("Depuis votre dernier tour", "Since your last turn"),
                                lines = story(),
                                button = button("put-away", say("Compris", "Go on"), ButtonStyle.PRIMARY),
                            ),
                    ),
                ),
        )
    }

    fun refusedTurn(): Screen =
        boardTurn().copy(
            note =
                Note(
                    say("Cette carte ne touche aucune autre fourmi.", "This card touches no other ant."),
                    "FB-36",
                ),
        )

    fun reveal(): Screen =
        screen(
            Place.Reveal(
                Reveal(
                    title = say("Les Gringrins", "Gringrins"),
                    scene =
                        scene(
                            say("Deux paires s’annulent, le pot reste.", "Two pairs cancel out, the pot stays."),
                            listOf(
                                area(
                                    AreaKind.ROW,
                                    "table",
                                    say("Sur la table", "On the table"),
                                    hand().map {
                                        it.copy(
                                            target = null,
                                            tappable = false,
                                            armed = false,
                                            changed = true,
                                        )
                                    },
                                ),
                            ),
                            Tint.DAY,
                        ),
                    lines = story(),
                    button = button("continue", say("Continuer", "Continue"), ButtonStyle.PRIMARY),
                ),
            ),
        )

    fun result(): Screen =
        screen(
            Place.Result(
                Finish(
                    title = say("La Fable · Hiver", "The Fable · Winter"),
                    headline = say("Léa gagne !", "Léa wins!"),
                    why = say(
                        "Le grenier le plus plein au premier jour du printemps.",
                        "The fullest granary on the first day of spring.",
                    ),
                    podium =
                        names.indices.take(4).map { place ->
                            PodiumStep(
                                marks[place],
                                names[place],
                                "${31 - place * 4}",
                                place == 0,
                                "${names[place]}, ${31 - place * 4}",
                            )
                        },
                    sheet =
                        Sheet(
                            columns = names.take(4),
                            rows =
                                listOf(
                                    SheetRow(say("Grains", "Grains"), listOf("18", "15", "12", "9"), false),
                                    SheetRow(
                                        say("Fourmis encore au nid", "Ants still in the nest"),
                                        listOf("8", "9", "7", "8"),
                                        false,
                                    ),
                                    SheetRow(say("Pouvoirs", "Powers"), listOf("5", "3", "4", "2"), false),
                                    SheetRow("Total", listOf("31", "27", "23", "19"), true),
                                ),
                        ),
                    buttons =
                        listOf(
                            button("home", say("Accueil", "Home"), symbol = "🏠"),
                            button("replay", say("Revoir", "Replay")),
                            button("rematch", say("Revanche", "Rematch"), ButtonStyle.PRIMARY),
                        ),
                ),
            ),
        )

    /** What one person reached: the level, the way to the next, the best scores and the code of the deal. */
    private fun resultAlone(): Screen =
        screen(
            Place.Result(
                Finish(
                    title = "Fourmidable · Solo",
                    headline = say("Léa\u00a0: 118 points", "Léa: 118 points"),
                    why =
                        say(
                            "118 points en 6 manches\u00a0: colonie brillante. Les prédateurs ont pris 3 objectifs.",
                            "118 points after 6 rounds: brilliant. Predators took 3 objectives.",
                        ),
                    lines =
                        listOf(
                            Line(null, "🏅", say("Niveau atteint\u00a0: Brillante", "Level reached: Brilliant")),
                            Line(
                                null,
                                "🎯",
                                say(
                                    "Encore 3 points pour le niveau suivant\u00a0: Fantastique",
                                    "3 more points to the next level: Fantastic",
                                ),
                            ),
                            Line(
                                null,
                                "🎴",
                                say("Code de cette donne\u00a0: S1GN-YSYN-SQ7", "Code of this deal: S1GN-YSYN-SQ7"),
                            ),
                        ),
                    podium = listOf(PodiumStep(marks[0], names[0], "118", true, "${names[0]}, 118")),
                    sheet =
                        Sheet(
                            columns = names.take(1),
                            rows =
                                listOf(
                                    SheetRow(say("Cartes spéciales", "Special cards"), listOf("24"), false),
                                    SheetRow(say("Objectifs", "Objectives"), listOf("94"), false),
                                    SheetRow("Total", listOf("118"), true),
                                    SheetRow(say("Niveau", "Level"), listOf(say("Brillante", "Brilliant")), true),
                                ),
                        ),
                    best = bestScores(),
                    buttons =
                        listOf(
                            button("rematch", say("Revanche", "Rematch"), ButtonStyle.PRIMARY),
                            button("replay", say("Revoir", "Replay"), symbol = "▶️"),
                            button("home", say("Accueil", "Home"), symbol = "🏠"),
                        ),
                ),
            ),
        )

    private fun bestScores(): Best {
        val own = say(" (cette partie)", " (this match)")
        val today = say("aujourd’hui à 20:15", "today at 20:15")
        val earlier = say("12 septembre 2026", "12 September 2026")
        return Best(
            title = say("Meilleurs scores\u00a0: Fourmidable · Solo", "Best scores: Fourmidable · Solo"),
            sheet =
                Sheet(
                    columns = listOf("Points", say("Quand", "When"), say("Donne", "Deal")),
                    rows =
                        listOf(
                            SheetRow("1. Baptiste", listOf("121", earlier, "0000-0007-SAS"), false),
                            SheetRow("2. Léa$own", listOf("118", today, "S1GN-YSYN-SQ7"), true),
                            SheetRow("3. Maximilien", listOf("97", earlier, "4QZ0-8T3K-V1D"), false),
                        ),
                ),
        )
    }

    fun rules(): Screen =
        screen(
            Place.Rules(
                Rules(
                    title = say("Règles", "Rules"),
                    games =
                        listOf(
                            button("g1", say("Les Gringrins", "Gringrins"), selected = true),
                            button("g2", say("La Fable", "The Fable")),
                            button("g3", say("Fourmis", "Ants")),
                            button("g4", "Fourmidable"),
                        ),
                    search = Field("search", say("Chercher", "Search"), ""),
                    chapters =
                        listOf(
                            Chapter(
                                title = say("Le but", "The aim"),
                                paragraphs =
                                    listOf(
                                        say(
                                            "Remplissez votre grenier avant l’hiver : chaque grain 🌰 compte un point.",
                                            "Fill your granary before winter: every grain 🌰 counts one point.",
                                        ),
                                    ),
                                picture = listOf(
                                    area(AreaKind.ROW, "picture", "", hand().map { it.copy(target = null) }),
                                ),
                            ),
                            Chapter(
                                title = say("La prairie", "The meadow"),
                                paragraphs =
                                    listOf(
                                        say(
                                            "Une fourmi avance d’un hexagone à la fois.",
                                            "An ant walks one hex at a time.",
                                        ),
                                        say("Elle s’arrête devant l’eau.", "It stops at water."),
                                    ),
                                picture = listOf(quiet(hexBoard(radius = 2))),
                            ),
                        ),
                    nothing = null,
                ),
            ),
        )

    fun records(): Screen =
        screen(
            Place.Records(
                Records(
                    title = say("Palmarès", "Records"),
                    nothing = null,
                    sheet =
                        Sheet(
                            columns = listOf(say("Parties", "Games"), say("Victoires", "Wins")),
                            rows =
                                names.take(4).mapIndexed { place, name ->
                                    SheetRow(name, listOf("${12 - place}", "${5 - place}"), false)
                                },
                        ),
                    matchesTitle = say("Parties terminées", "Finished games"),
                    matches =
                        listOf(
                            MatchCard(
                                title = "Fourmidable",
                                symbol = "👑",
                                people = "Léa, Noor",
                                detail = say("Léa a gagné, 31 à 27", "Léa won, 31 to 27"),
                                buttons = listOf(button("replay", say("Revoir", "Replay"), symbol = "▶️")),
                            ),
                        ),
                    buttons = listOf(button("erase", say("Tout effacer", "Erase everything"), ButtonStyle.WARNING)),
                ),
            ),
        )

    fun replay(): Screen =
        screen(
            Place.Replay(
                Replay(
                    title = say("La Fable · Hiver", "The Fable · Winter"),
                    position = say("Coup 4 sur 96", "Step 4 of 96"),
                    scene = scene("", listOf(quiet(cardBoard())), Tint.PLAIN),
                    lines = story().take(1),
                    buttons =
                        listOf(
                            button("first", say("Début", "First"), symbol = "⏮️"),
                            button("back", say("Avant", "Back"), symbol = "◀️"),
                            button("on", say("Suite", "On"), symbol = "▶️"),
                            button("last", say("Fin", "Last"), symbol = "⏭️"),
                        ),
                ),
            ),
        )

    fun settings(): Screen =
        screen(
            Place.Settings(
                Settings(
                    title = say("Réglages", "Settings"),
                    options =
                        listOf(
                            options(
                                say("Langue", "Language"),
                                say("De tous les textes.", "Of every text."),
                                listOf(say("Comme le système", "As the system"), "Français", "English"),
                            ),
                            options(
                                say("Passage du téléphone", "Passing the phone"),
                                say("Seulement quand il y a un secret.", "Only when there is a secret."),
                                listOf(
                                    say("Malin", "Smart"),
                                    say("Strict", "Strict"),
                                    say("Sur la table", "On the table"),
                                ),
                            ),
                            options(
                                say("Main", "Hand"),
                                say("Les boutons sont du côté du pouce.", "Buttons are on the side of the thumb."),
                                listOf(say("Droite", "Right"), say("Gauche", "Left")),
                            ),
                        ),
                    peopleTitle = say("Les gens", "People"),
                    people =
                        names.take(3).map {
                            Person(
                                Field("rename-$it", say("Nom", "Name"), it),
                                button("forget-$it", say("Oublier $it", "Forget $it"), symbol = "🗑️"),
                            )
                        },
                    aboutTitle = say("À propos", "About"),
                    about =
                        listOf(
                            say(
                                "Une application non officielle, faite par plaisir.",
                                "An unofficial app, made for pleasure.",
                            ),
                        ),
                ),
            ),
        )

    /** Every shape with every role, every pattern and every state. */
    fun everyPiece(): Screen =
        turn(
            title = say("Toutes les pièces", "All the pieces"),
            prompt = say("Tout ce qui peut être posé sur la table.", "All that can lie on the table."),
            areas =
                listOf(
                    area(
                        AreaKind.ROW,
                        "shapes",
                        "Shape",
                        Shape.entries.map { shape ->
                            piece("s-$shape", "$shape").copy(shape = shape, symbol = "🐜", text = "3")
                        },
                    ),
                    area(
                        AreaKind.ROW,
                        "roles",
                        "Role",
                        Role.entries.map { role ->
                            piece(
                                "r-$role",
                                "$role",
                            ).copy(shape = Shape.TOKEN, role = role, text = "7", mark = Mark.STAR)
                        },
                    ),
                    area(
                        AreaKind.ROW,
                        "patterns",
                        "Pattern",
                        Pattern.entries.map { pattern ->
                            piece(
                                "p-$pattern",
                                "$pattern",
                            ).copy(shape = Shape.HEX, role = Role.BROWN, pattern = pattern, text = "B")
                        },
                    ),
                    area(AreaKind.ROW, "states", "State", states()),
                    area(
                        AreaKind.ROW,
                        "marks",
                        "Mark",
                        marks.map { mark ->
                            piece("m-$mark", "$mark").copy(shape = Shape.CUBE, role = Role.SEAT, mark = mark)
                        },
                    ),
                ),
            buttons = listOf(done()),
        )

    private fun states(): List<Piece> {
        val card = piece("state", "").copy(symbol = "🐞", text = "2", role = Role.LEAF)
        return listOf(
            card.copy(id = "plain", label = "plain"),
            card.copy(id = "tappable", label = "tappable", tappable = true, target = "tappable"),
            card.copy(id = "armed", label = "armed", armed = true, target = "armed"),
            card.copy(id = "changed", label = "changed", changed = true),
            card.copy(id = "dimmed", label = "dimmed", dimmed = true),
            card.copy(id = "down", label = "face down", faceDown = true, symbol = null, text = null),
        )
    }

    fun turn(
        title: String,
        prompt: String,
        areas: List<Area>,
        buttons: List<Button>,
        tabs: List<Tab> = emptyList(),
        tint: Tint = Tint.PLAIN,
        seats: Int = 4,
    ): Screen =
        screen(
            Place.Turn(
                Turn(
                    title = title,
                    scene = scene(prompt, areas, tint, seats).copy(tabs = tabs),
                    recap = null,
                    buttons = buttons,
                    menuTitle = "Menu",
                    menu =
                        listOf(
                            button("menu-rules", say("Règles", "Rules"), symbol = "📖"),
                            button("menu-hand", say("Laisser jouer un robot", "Let a bot play"), symbol = "🤖"),
                            button("menu-leave", say("Quitter la partie", "Leave the game"), ButtonStyle.WARNING),
                        ),
                ),
            ),
            private = true,
        )

    private fun scene(
        prompt: String,
        areas: List<Area>,
        tint: Tint,
        seats: Int = 4,
    ) = Scene(
        round = say("manche 3 sur 4", "round 3 of 4"),
        seats =
            List(seats) { seat ->
                SeatBadge(
                    mark = marks[seat],
                    name = names[seat],
                    text = "${seat * 3 + 2}",
                    symbol = if (seat == 1) "🦗" else null,
                    label = "${names[seat]}, ${seat * 3 + 2}",
                    active = seat == 0,
                    dimmed = seat == 3,
                    bot = seat == 1,
                )
            },
        tabs = emptyList(),
        areas = areas,
        prompt = prompt,
        tint = tint,
    )

    /** Four by four cards, as the Winter's garden. */
    fun cardBoard(): Area {
        val symbols = listOf("🐞", "🐛", "🪲", "🐝")
        val cells =
            List(16) { cell ->
                val x = cell % 4
                val y = cell / 4
                val taken = cell in setOf(2, 3, 6, 9)
                piece("cell-$cell", say("Case ${cell + 1}", "Card ${cell + 1}")).copy(
                    target = "cell-$cell",
                    x = x * 1000 + 500,
                    y = y * 1250 + 625,
                    width = 950,
                    height = 1190,
                    role = listOf(Role.LEAF, Role.HONEY, Role.WATER, Role.BERRY)[(x + y) % 4],
                    symbol = if (taken) "🐜" else symbols[(x * 3 + y) % 4],
                    text = "${cell % 5 + 1}",
                    mark = if (taken) marks[cell % 3] else null,
                    tappable = cell in setOf(5, 7, 10, 13),
                    armed = cell == 10,
                    changed = cell == 6,
                    dimmed = cell == 15,
                )
            }
        return board("garden", say("Le jardin", "The garden"), 4000, 5000, cells)
    }

    /** A meadow of flat-top hexes with tracks. */
    fun hexBoard(radius: Int): Area {
        val roles = listOf(Role.LEAF, Role.BROWN, Role.GREY, Role.ORANGE, Role.WATER)
        val patterns = Pattern.entries
        val cells =
            (-radius..radius).flatMap { q ->
                (-radius..radius).filter { r -> kotlin.math.abs(q + r) <= radius }.map { r ->
                    val kind = kotlin.math.abs(q * 7 + r * 13) % 5
                    piece("hex-$q-$r", say("Hexagone $q, $r", "Hex $q, $r")).copy(
                        target = "hex-$q-$r",
                        x = (radius * 750 + 500) + q * 750,
                        y = (radius * 866 + 433) + (r * 866 + q * 433),
                        width = 1000,
                        height = 866,
                        shape = Shape.HEX,
                        role = roles[kind],
                        pattern = patterns[kind],
                        symbol = if (kind == 0) "🍄" else null,
                        tappable = q in -1..1 && r in -1..1 && q + r != 0,
                    )
                }
            }
        val middle = radius * 750 + 500
        val center = radius * 866 + 433
        val ant =
            piece("ant", say("La fourmi de Léa", "Léa’s ant")).copy(
                x = middle,
                y = center,
                width = 620,
                height = 620,
                shape = Shape.DISC,
                role = Role.SEAT,
                mark = Mark.DISC,
                symbol = "🐜",
            )
        return board(
            "meadow",
            say("La prairie", "The meadow"),
            radius * 1500 + 1000,
            radius * 1732 + 866,
            cells + ant,
        ).copy(
            focus = Frame(middle - 1500, center - 1500, 3000, 3000),
            links =
                listOf(
                    Link(
                        "l1",
                        middle - 750,
                        center - 433,
                        middle,
                        center,
                        Mark.SQUARE,
                        false,
                        true,
                        say("Piste de Baptiste", "Baptiste’s track"),
                    ),
                    Link(
                        "l2",
                        middle,
                        center,
                        middle + 750,
                        center + 433,
                        Mark.DIAMOND,
                        true,
                        false,
                        say("Tunnel de Grand-père", "Grand-père’s tunnel"),
                    ),
                ),
        )
    }

    /** The same board when nothing on it is asked. */
    private fun quiet(
        area: Area,
    ) = area.copy(pieces = area.pieces.map { it.copy(target = null, tappable = false, armed = false) })

    private fun supply(): Area =
        area(
            AreaKind.ROW,
            "supply",
            say("Votre réserve", "Your supply"),
            Pattern.entries.drop(1).mapIndexed { kind, pattern ->
                piece("supply-$kind", "$pattern").copy(
                    target = "supply-$kind",
                    shape = Shape.TOKEN,
                    role = Role.BROWN,
                    pattern = pattern,
                    text = "${3 - kind % 3}",
                    tappable = kind == 0,
                    dimmed = kind == 3,
                )
            },
        ).copy(private = true)

    private fun hand(): List<Piece> =
        listOf("🐜" to 1, "🦗" to 2, "🐝" to 3, "🍄" to 4, "🍓" to 5).mapIndexed { place, (symbol, value) ->
            piece("hand-$place", say("Carte $value", "Card $value")).copy(
                target = "hand-$place",
                symbol = symbol,
                text = "$value",
                role = if (place % 2 == 0) Role.CARD else Role.LEAF,
                tappable = place < 3,
                armed = place == 3,
                dimmed = place == 4,
            )
        }

    private fun choices(): List<Piece> =
        listOf(
            Triple("🪙", say("Le pot", "The pot"), Role.HONEY),
            Triple("🌰", say("Les grains", "The grain"), Role.BROWN),
            Triple("🤝", say("Partager avec la fourmi", "Share with the ant"), Role.LEAF),
        ).mapIndexed { place, (symbol, text, role) ->
            piece("choice-$place", text).copy(
                target = "choice-$place",
                symbol = symbol,
                text = text,
                role = role,
                tappable = place != 1,
                armed = place == 2,
            )
        }

    private fun potStep(step: Int) =
        piece("pot-$step", say("Pot, pas $step", "Pot, step $step")).copy(
            shape = Shape.DISC,
            role = if (step < 5) Role.HONEY else Role.PAPER,
            text = "${step + 1}",
            changed = step == 4,
        )

    private fun faceDown(seat: Int) =
        piece("down-$seat", say("La carte de ${names[seat]}", "${names[seat]}’s card")).copy(
            mark = marks[seat],
            faceDown = true,
        )

    private fun granary(seat: Int) =
        piece("granary-$seat", say("Le grenier de ${names[seat]}", "${names[seat]}’s granary")).copy(
            mark = marks[seat],
            symbol = "🏺",
            text = "${seat * 4 + 3}",
            changed = seat == 1,
        )

    private fun story() =
        listOf(
            Line(
                Mark.SQUARE,
                "🐜",
                say("Baptiste a posé une fourmi à côté du scarabée.", "Baptiste placed an ant beside the beetle."),
            ),
            Line(Mark.TRIANGLE, "🪙", say("Zoé a pris trois grains du pot.", "Zoé took three grains from the pot.")),
            Line(null, "🌧️", say("Il pleut : personne ne sort du nid.", "It rains: nobody leaves the nest.")),
        )

    private fun undo(disabled: String? = null) = button("undo", say("Annuler", "Undo"), disabled = disabled)

    private fun done() = button("done", say("Terminé", "Done"), ButtonStyle.PRIMARY)

    private fun options(
        label: String,
        help: String,
        answers: List<String>,
    ) = Options(
        label = label,
        help = help,
        choices = answers.mapIndexed { place, answer -> button("$label-$place", answer, selected = place == 0) },
    )

    private fun button(
        id: String,
        label: String,
        style: ButtonStyle = ButtonStyle.PLAIN,
        symbol: String? = null,
        disabled: String? = null,
        selected: Boolean = false,
        hold: Boolean = false,
    ) = Button(id, label, symbol, style, disabled, selected, hold)

    fun piece(
        id: String,
        label: String,
    ) = Piece(
        id = id,
        target = null,
        x = 0,
        y = 0,
        width = 0,
        height = 0,
        shape = Shape.CARD,
        role = Role.CARD,
        pattern = Pattern.PLAIN,
        mark = null,
        symbol = null,
        text = null,
        label = label,
        tappable = false,
        armed = false,
        changed = false,
        dimmed = false,
        faceDown = false,
    )

    fun area(
        kind: AreaKind,
        id: String,
        title: String,
        pieces: List<Piece>,
    ) = Area(id, title, kind, 0, 0, null, false, pieces, emptyList())

    fun board(
        id: String,
        title: String,
        width: Int,
        height: Int,
        pieces: List<Piece>,
    ) = area(AreaKind.BOARD, id, title, pieces).copy(width = width, height = height)
}
