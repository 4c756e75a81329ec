# Myrmex: what is said on every screen, whatever the game.

app = Myrmex
back = Back
home = Home
continue = Continue
delete = Delete
rules = Rules
records = Records
settings = Settings
nobody = nobody
list-and = { $first } and { $last }
title-mode = { $title } · { $mode }
press-again = Press once more if you mean it.
really = { $label }: sure?
unfit = That is not possible here.
internal = Something went wrong in the app. Your match is saved.

# Home
home-resume = Go on with
home-games = Play
home-play = Play
home-resume-one = Go on
home-mend = Go on from the last good move
home-damaged = { $count ->
        [0] The file is damaged. The match can start over from its deal.
        [one] The file is damaged after the first move.
       *[other] The file is damaged after { $count } moves.
    }
home-lost = The file is damaged and cannot be played on.
home-newer = A newer version of the app made this. Please update.
home-unknown = Unknown game
daily = Challenge of the day
daily-open = { $date }. Nobody here has tried it yet.
daily-best = { $date }. Best here: { $name }, { $score }
daily-play = { $name } plays
daily-other = Somebody else plays
home-from-snapshot = The match goes on from its last picture. Earlier moves cannot be taken back.

# When
when-today = today at { $time }
when-yesterday = yesterday at { $time }
when-date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
when-unknown = some day

# Names
name-empty = A name needs at least one letter.
name-long = That name is too long: twenty letters at most.
name-unwritable = That name holds a sign that cannot be shown.
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
name-bot-1-line = { $name } plays for the fun of it and lets things pass.
name-bot-2-line = { $name } hums along and is never sore.
name-bot-3-line = { $name } knows its trade and wastes no step.
name-bot-4-line = { $name } counts every crumb.
name-bot-5-line = { $name } thinks ahead before it stirs a leg.
name-bot-6-line = { $name } seems asleep, and has seen it all.
kind-person = Person
kind-gentle = Gentle bot
kind-steady = Steady bot
kind-sharp = Sharp bot

# Set-up
setup-seats = Who plays?
setup-name = Name at place { $number }
setup-add = Add a place
setup-full = { $count ->
        [one] Only one can play.
       *[other] At most { $count } can play.
    }
setup-few = This game needs everyone who is here.
setup-up = { $name } plays earlier
setup-down = { $name } plays later
setup-first = Already first.
setup-last = Already last.
setup-mark = Another colour for { $name }
setup-leave = { $name } does not play
setup-same-name = Two are called { $name }. Give one another name.
setup-bad-option = These choices do not go together.
setup-deal = Deal
setup-redeal = Another deal
setup-code = Code of a deal already played
setup-bad-code = That is no code of a deal. Check it letter by letter.

# Hand-over
handover-title = Pass the phone to { $name }
handover-here = I am { $name }
handover-return = Never mind
wants = Another player wants to…
wants-who = Who wants to do something?

# Turn
recap-title = Since your last turn
recap-close = Got it
undo = Undo
undo-nothing = Nothing has been done yet.
undo-past = Something has been seen since: this cannot be undone.
done = Done
done-nothing = Choose something first.
cards = My cards
cards-close = Hide my cards
peek = Hold to look
menu = Menu
menu-cards = The cards of { $name }
menu-take-back = Take back by agreement
menu-leave = { $name } leaves, a bot takes over
menu-return = { $name } is back
menu-give-up = Give this match up
hint = Hint
hint-looking = Looking for good advice…
hint-both = Hint: { $what } That should bring about { $gain } more than the other choices, and leave { $rival } about { $loss } less.
hint-gains = Hint: { $what } That should bring about { $gain } more than the other choices.
hint-prevents = Hint: { $what } That should leave { $rival } about { $loss } less than the other choices.
hint-drawn = Hint: { $what } Drawn from the best choices, so that nobody can foresee it.
hint-sound = Hint: { $what } Nothing else promises more.
hint-others = the best of the others
hint-number = { $whole }.{ $tenth }
told-taken-back = The table agreed to take the last move back.

# Result
rematch = Play again
replay = Watch again
result-given-up = The match was given up.
result-nobody = Nobody wins
result-winners = { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
result-alone = { $score ->
        [one] { $name }: 1 point
       *[other] { $name }: { $score } points
    }
result-level = Level reached: { $level }
result-no-level = No level reached yet.
result-next-level = { $points ->
        [one] 1 point more for the next level: { $level }
       *[other] { $points } points more for the next level: { $level }
    }
result-aided = A move was taken back or a bot helped: this score does not count among the best.
result-deal = Code of this deal: { $code }
podium = { $name }: { $score }
podium-winner = { $name }, winner: { $score }

# Rules
rules-search = Look for a word
rules-nothing = No chapter has that word.

# Records
records-nothing = No match has been finished yet.
records-matches = Finished matches
records-erase = Erase all records
records-wins = { $played ->
        [one] { $wins } of 1 match
       *[other] { $wins } of { $played } matches
    }
records-won = Won by { $winners }, { $when }
records-alone = { $score ->
        [one] 1 point, { $when }
       *[other] { $score } points, { $when }
    }
records-deal = { $ended } · deal { $code }
scores-title = Best scores: { $title }
scores-points = Points
scores-when = When
scores-deal = Deal
scores-row = { $place }. { $name }
scores-own = { $place }. { $name } (this match)
scores-damaged = The file of best scores is damaged. What can be read of it stands here; the matches are not affected.
scores-set-aside = The file of best scores was damaged and has been set aside. What could be read of it goes on.
scores-newer = A newer version of the app keeps the best scores. Please update to see them and add to them.
records-damaged = The file of this match is damaged.
records-other-rules = This match was played by other rules and cannot be watched again.
replay-position = { $steps ->
        [one] Step { $step } of 1
       *[other] Step { $step } of { $steps }
    }
replay-first = To the beginning
replay-round-back = To the round before
replay-round-on = To the next round
replay-earlier = One step back
replay-later = One step on
replay-last = To the end
replay-at-start = This is the beginning.
replay-at-end = This is the end.

# Settings
settings-language = Language
settings-language-system = As the phone
settings-language-fr = Français
settings-language-en = English
settings-language-help = The language of every text in the app.
settings-privacy = Who holds the phone?
settings-privacy-smart = Smart
settings-privacy-strict = Strict
settings-privacy-table = On the table
settings-privacy-help = When the app asks who has the phone.
settings-privacy-smart-help = The app asks who has the phone only before something private shows.
settings-privacy-strict-help = The app asks at every change of person.
settings-privacy-table-help = The phone stays on the table. Private things show only while a finger holds them.
settings-confirm = Confirm
settings-confirm-on = Yes
settings-confirm-off = No
settings-confirm-help = Whether a tap that ends your turn or shows something waits for a second one.
settings-speed = Pace of the bots
settings-speed-slow = Slow
settings-speed-calm = Calm
settings-speed-quick = Quick
settings-moments = Pictures of what happens
settings-moments-all = All
settings-moments-brief = Only the big ones
settings-moments-all-help = Everyone looks at each picture, then the match goes on.
settings-moments-brief-help = What happens often, like a tile from the bag in Solo, is told in a line without a picture.
settings-moments-help = Which events stop the match for a picture.
settings-speed-help = How long a bot waits before a move that everyone watches.
settings-hints = Hints
settings-hints-on = On
settings-hints-off = Off
settings-hints-help = On your turn the menu has a hint: what a sharp bot would do, and why.
settings-theme = Light or dark
settings-theme-system = As the phone
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-help = Dark is kinder to the eyes in the evening.
settings-hand = Hand
settings-hand-right = Right
settings-hand-left = Left
settings-hand-help = On which side the buttons lie.
settings-motion = Movement
settings-motion-on = Yes
settings-motion-off = No
settings-motion-help = Whether things glide from place to place.
settings-sound = Sound
settings-sound-on = Yes
settings-sound-off = No
settings-sound-help = A few soft sounds.
settings-haptics = Vibration
settings-haptics-on = Yes
settings-haptics-off = No
settings-haptics-help = A light tick in the hand.
settings-people = People played with
settings-person = Name
settings-forget = Forget { $name }
about = About
about-text =
    Myrmex is an unofficial app. It is made by people who love these games and is linked to none of their publishers.
    La Cigale et la Fourmi (1994) is a game by Frank & Nock, published by EGD / Week End Games, after the fable by Jean de La Fontaine.
    La Cigale & la Fourmi (2015) is a game by Yoann Levet, after the same fable.
    Fourmis is a family game for 2 to 6 players. Its printed board is lost to us: the boards here are our own and fit every example of its rules.
    Fourmidable (2015) is a game by Maxime Tardif. The resources of its boards, the costs of its objectives and some details of its cards are a reconstruction.
    The app never uses the network. Everything stays on this phone.
    The code is free under the MIT or Apache 2.0 licence, the fonts under the SIL Open Font Licence.

# Files
store-full = The phone is full. Free some room and try again.
store-read-only = The app may not write to its folder.
store-missing = That file is gone.
store-other = The phone could not read or write its memory. Try again.
preferences-damaged = The settings were damaged. The usual ones are used.
