# Weather Gage.

# The game and its parts.
game-weathergage = Weather Gage
game-weathergage-note = Two ships, one wind: a duel under sail
game-weathergage-quick = You sail the Amphitrite against the Captain in the Hippolyte. About ten minutes.
scenario-weathergage-frigates = Two frigates
scenario-weathergage-frigates-note = Evenly matched, on opposite tacks; night falls after turn 14
scenario-weathergage-privateer = The privateer and the Indiaman
scenario-weathergage-privateer-note = The fast Renard has the wind; the heavy Goede Hoop must survive till nightfall
ask-weathergage-sail = Set your course
asked-weathergage-sail = the course
what-weathergage-broadside = Broadside
luck-weathergage-hits = Broadside hits

# Why dice are thrown.
why-weathergage-guns = guns
why-weathergage-close = pistol shot
why-weathergage-long = long shot
why-weathergage-rake = raking
why-weathergage-lost = dismounted guns

# What forbids something.
refused-weathergage-helm = The helm turns her by { $helm }° at most, not by { $turn }°.
refused-weathergage-fast = On this course she makes { $fast } U at most, not { $distance } U.
refused-weathergage-slow = She can’t stop: on this course she makes at least { $least } U, not { $distance } U.
refused-weathergage-room = Sea room for { $most } U only, not { $distance } U.
refused-weathergage-places = Both ships must start at sea, at least 8 U apart.

# The story.
opening-weathergage = { $title }: { $red } vs { $blue }. Night falls after turn { $turns }.
told-weathergage-turn-began = Turn { $number }. { $first } is to leeward and sails first.
told-weathergage-sailed =
    { $turn_to ->
        [left] { $seat } turns { $turn }° to larboard and sails { $distance } U.
        [right] { $seat } turns { $turn }° to starboard and sails { $distance } U.
       *[ahead] { $seat } sails { $distance } U ahead.
    }
told-weathergage-fired =
    { $seat } fires at { $target }: { $hits ->
        [one] { $hits } hit.
       *[other] { $hits } hits.
    } { $strikes ->
        [yes] { $target } strikes her colours!
       *[no] {""}
    }
told-weathergage-night-fell =
    { $winner ->
        [none] Night falls: a draw.
       *[other] Night falls. { $winner } has taken less damage and wins.
    }

# The page.
order-sail-turn = Helm
order-sail-distance = Distance
outlook-weathergage-quiet = No gun bears from there.
prospect-weathergage-average = { $value } hits on average
prospect-weathergage-wins = she strikes: { $chance }
weathergage-sail-left = Sail { $turn }° to larboard, { $distance } U
weathergage-sail-right = Sail { $turn }° to starboard, { $distance } U
weathergage-sail-ahead = Sail straight ahead, { $distance } U
weathergage-gage = has the weather gage
weathergage-board = The sea with both ships and the wind
reckoned-hull = hull lost
