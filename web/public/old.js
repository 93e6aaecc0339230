// Shows a page to people whose browser is too old, in the oldest JavaScript. web/oldest.ts names the versions that have all of this.
(function () {
  function works() {
    try {
      return (
        'noModule' in document.createElement('script') &&
        typeof [].toSorted === 'function' &&
        CSS.supports('selector(:has(a))') &&
        CSS.supports('color', 'color-mix(in srgb, red, blue)') &&
        new RegExp('(?<!a)b').test('b')
      );
    } catch (error) {
      return false;
    }
  }
  if (works()) return;
  var app = document.getElementById('app');
  // Without it, the app does not start either.
  app.parentNode.removeChild(app);
  document.getElementById('old').removeAttribute('hidden');
})();
