import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import './look/base.css';
import { keepLinksWithin } from './net/base';
import { followsPages } from './parts/focus';
import { preferences } from './state/preferences.svelte';
import { followRoute } from './state/route.svelte';
import { words } from './state/words.svelte';

preferences.follow();
words.follow();
followRoute();
keepLinksWithin(document);
const target = document.getElementById('app');
if (target) {
  followsPages(target);
  mount(App, { target });
}
