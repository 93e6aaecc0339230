import type { Manifest } from '../edition';
import Cover from './Cover.svelte';

export default {
  place: 2,
  cover: Cover,
  drawing: () => import('./Drawn.svelte'),
  age: 8,
  spine: '#a8731a',
  isPale: true,
  variants: [
    { name: 'one', options: {} },
    { name: 'two', options: { target: '2m' } },
  ],
  example: 11,
  isTrack: true,
  score: 'cash',
  chance: 'dice',
} satisfies Manifest;
