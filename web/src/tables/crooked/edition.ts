import type { Manifest } from '../edition';
import Cover from './Cover.svelte';

export default {
  place: 3,
  cover: Cover,
  age: 8,
  drawing: () => import('./Drawn.svelte'),
  spine: '#2c1c36',
  variants: [
    { name: 'end', options: {} },
    { name: 'short', options: { round_limit: 15 } },
  ],
  example: 40,
  isTrack: true,
  score: 'counted',
  chance: 'dice',
} satisfies Manifest;
