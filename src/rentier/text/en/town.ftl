### A town of our own: other names for the same streets, for tables that set `names` to town.

## Streets

space-town-mediterranean = Cellar Row
space-town-baltic = Leaky Lane
space-town-oriental = Puddle Street
space-town-vermont = Gull Walk
space-town-connecticut = Ferry Steps
space-town-st-charles = Candle Court
space-town-states = Button Alley
space-town-virginia = Velvet Street
space-town-st-james = Tannery Yard
space-town-tennessee = Copper Street
space-town-new-york = Bakers’ Row
space-town-kentucky = Theatre Street
space-town-indiana = Lantern Square
space-town-illinois = Opera Corner
space-town-atlantic = Lemon Market
space-town-ventnor = Sundial Walk
space-town-marvin = Honey Hill
space-town-pacific = Garden Terrace
space-town-north-carolina = Orchard Avenue
space-town-pennsylvania = Park Crescent
space-town-park = Compass Hill
space-town-boardwalk = Skyline Quay

## Stations and utilities of Banking

space-town-reading-rr = Mill Station
space-town-pennsylvania-rr = Harbour Station
space-town-bo-rr = Old Town Halt
space-town-short-line-rr = Hilltop Station
space-town-electric = Wind Power
space-town-water = Spring Water

## Trains of Crooked Cash

space-town-train-1 = Mill Train
space-town-train-2 = Harbour Train
space-town-train-3 = Old Town Train
space-town-train-4 = Hilltop Train

## Streets of Millionaire

space-town-motor-drive = { space-town-mediterranean }
space-town-gadget-wharf = { space-town-baltic }
space-town-surfers-cove = { space-town-oriental }
space-town-aqua-park = { space-town-vermont }
space-town-lakeside-marina = { space-town-connecticut }
space-town-castle-view = { space-town-st-charles }
space-town-dream-avenue = { space-town-states }
space-town-palace-gardens = { space-town-virginia }
space-town-adventure-park = { space-town-st-james }
space-town-themepark-city = { space-town-tennessee }
space-town-movie-district = { space-town-new-york }
space-town-style-square = { space-town-kentucky }
space-town-party-plaza = { space-town-indiana }
space-town-showtime-boulevard = { space-town-illinois }
space-town-sunshine-bay = { space-town-atlantic }
space-town-bling-beach = { space-town-ventnor }
space-town-yacht-harbor = { space-town-marvin }
space-town-treetop-retreat = { space-town-pacific }
space-town-ski-mountain = { space-town-north-carolina }
space-town-diamond-hills = { space-town-pennsylvania }
space-town-fortune-valley = { space-town-park }
space-town-paradise-island = { space-town-boardwalk }

## Short names, for tiles with room for one word

short-town-mediterranean = Cellar
short-town-baltic = Leaky
short-town-oriental = Puddle
short-town-vermont = Gull
short-town-connecticut = Ferry
short-town-st-charles = Candle
short-town-states = Button
short-town-virginia = Velvet
short-town-st-james = Tannery
short-town-tennessee = Copper
short-town-new-york = Bakers’
short-town-kentucky = Theatre
short-town-indiana = Lantern
short-town-illinois = Opera
short-town-atlantic = Lemon
short-town-ventnor = Sundial
short-town-marvin = Honey
short-town-pacific = Garden
short-town-north-carolina = Orchard
short-town-pennsylvania = Park
short-town-park = Compass
short-town-boardwalk = Skyline
short-town-reading-rr = Mill
short-town-pennsylvania-rr = Harbour
short-town-bo-rr = Old Town
short-town-short-line-rr = Hilltop
short-town-electric = Wind
short-town-water = Spring
short-town-motor-drive = { short-town-mediterranean }
short-town-gadget-wharf = { short-town-baltic }
short-town-surfers-cove = { short-town-oriental }
short-town-aqua-park = { short-town-vermont }
short-town-lakeside-marina = { short-town-connecticut }
short-town-castle-view = { short-town-st-charles }
short-town-dream-avenue = { short-town-states }
short-town-palace-gardens = { short-town-virginia }
short-town-adventure-park = { short-town-st-james }
short-town-themepark-city = { short-town-tennessee }
short-town-movie-district = { short-town-new-york }
short-town-style-square = { short-town-kentucky }
short-town-party-plaza = { short-town-indiana }
short-town-showtime-boulevard = { short-town-illinois }
short-town-sunshine-bay = { short-town-atlantic }
short-town-bling-beach = { short-town-ventnor }
short-town-yacht-harbor = { short-town-marvin }
short-town-treetop-retreat = { short-town-pacific }
short-town-ski-mountain = { short-town-north-carolina }
short-town-diamond-hills = { short-town-pennsylvania }
short-town-fortune-valley = { short-town-park }
short-town-paradise-island = { short-town-boardwalk }
