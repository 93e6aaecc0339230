### Other names of cards and colours that a person may type, between commas: those on the boxes of the games.

## Colours

name-typed-brown = brown group
name-typed-light-blue = pale blue, sky blue
name-typed-dark-blue = navy blue
name-typed-station = railroad, railway, stations, railroads
name-typed-utility = utilities, public utility

## Cards

name-typed-pass-go = pass GO, go
name-typed-birthday = it’s my birthday, my birthday
name-typed-just-say-no = just say no
name-typed-wild = any-colour wild, property wild card
name-typed-wild-light-blue-brown = light blue/brown property wild
name-typed-wild-light-blue-station = light blue/station property wild, light blue/railroad wild
name-typed-wild-pink-orange = pink/orange property wild
name-typed-wild-red-yellow = red/yellow property wild
name-typed-wild-dark-blue-green = dark blue/green property wild
name-typed-wild-green-station = green/station property wild, green/railroad wild
name-typed-wild-station-utility = station/utility property wild, railroad/utility wild
name-typed-c7 = get out of jail free, get out of jail, out of jail
name-typed-use-card = { name-typed-c7 }
name-typed-k9 = { name-typed-c7 }
name-typed-chance-out-of-jail = { name-typed-c7 }
name-typed-chest-out-of-jail = { name-typed-c7 }
name-typed-lifestyle-out-of-jail = { name-typed-c7 }
