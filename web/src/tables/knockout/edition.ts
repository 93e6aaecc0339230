import type { Manifest } from '../edition';
import Cover from './Cover.svelte';

export default {
  place: 4,
  cover: Cover,
  age: 8,
  spine: '#141d38',
  variants: [
    { name: 'still', options: {} },
    { name: 'light', options: { tremor: 'light' } },
    { name: 'real', options: { tremor: 'real' } },
  ],
  example: 22,
  isTrack: false,
  score: 'round',
  chance: 'draws',
} satisfies Manifest;
