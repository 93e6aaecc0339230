import type { Manifest } from '../edition';
import Cover from './Cover.svelte';

export default {
  place: 0,
  cover: Cover,
  drawing: () => import('./Drawn.svelte'),
  spine: '#0b3a3a',
  variants: [
    { name: 'end', options: {} },
    { name: 'quick', options: { game: 'quick' } },
    { name: 'hour', options: { time_limit: 60 } },
  ],
  example: 40,
  isTrack: true,
  score: 'wealth',
  chance: 'dice',
} satisfies Manifest;
