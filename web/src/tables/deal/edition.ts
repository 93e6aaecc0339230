import type { Manifest } from '../edition';
import Cover from './Cover.svelte';

export default {
  place: 1,
  cover: Cover,
  age: 8,
  drawing: () => import('./Drawn.svelte'),
  spine: '#6f2916',
  variants: [
    { name: 'rulebook', options: {} },
    { name: 'modern', options: { preset: 'modern' } },
  ],
  example: 52,
  isTrack: false,
  score: 'sets',
  chance: 'cards',
} satisfies Manifest;
