### In place of the app, where a browser cannot run it.

web-old = Your browser is too old for Rentier.
web-old-why = Rentier needs Chrome or Edge { $chrome }, Firefox { $firefox }, Safari { $safari }, or anything newer.
web-old-what = Update this browser, or open the same address in another one. On an iPhone or iPad, update iOS in the settings: all browsers there depend on it.
web-no-script = Rentier needs JavaScript. Allow it for this page, then load the page again.
