/** The sounds of a table, made on the spot: quiet and short, like wood and paper; only for people who want them. */
import { preferences } from '../state/preferences.svelte';
import type { EventOf } from '../state/shown';

export type Sound = 'turn' | 'dice' | 'card' | 'money' | 'no' | 'win';

/** A fading tone: when it begins, how high it is and how long it lasts, in seconds and hertz. */
type Tone = readonly [at: number, hertz: number, seconds: number];
/** A rustle: when it begins, how bright it is and how long it lasts. */
type Rustle = Tone;

interface Score {
  shape?: OscillatorType;
  tones?: readonly Tone[];
  rustles?: readonly Rustle[];
}

const SCORES: Readonly<Record<Sound, Score>> = {
  turn: { tones: [[0, 659, 0.25], [0.12, 880, 0.45]] }, // prettier-ignore
  dice: { rustles: [[0, 1500, 0.04], [0.09, 1100, 0.04], [0.15, 1700, 0.03], [0.26, 1200, 0.05], [0.4, 900, 0.06]] }, // prettier-ignore
  card: { rustles: [[0, 3200, 0.12]] },
  money: { shape: 'triangle', tones: [[0, 1319, 0.06], [0.07, 1760, 0.12]] }, // prettier-ignore
  no: { shape: 'triangle', tones: [[0, 196, 0.12], [0.11, 147, 0.22]] }, // prettier-ignore
  win: { tones: [[0, 523, 0.4], [0.14, 659, 0.4], [0.28, 784, 0.8]] }, // prettier-ignore
};
const LOUDNESS = 0.12;
/** The same sound repeated within this many milliseconds is played once. */
const SAME = 150;

const OF: { readonly [Kind in EventOf['event']]?: Sound } = {
  rolled: 'dice',
  'rolled-for-start': 'dice',
  'drew-card': 'card',
  'kept-hidden': 'card',
  'took-chance': 'card',
  'played-chance': 'card',
  'used-chest': 'card',
  'found-fortune': 'card',
  'used-fortune': 'card',
  drew: 'card',
  banked: 'card',
  laid: 'card',
  built: 'card',
  'passed-go': 'card',
  charged: 'card',
  'charged-rent': 'card',
  'played-sly-deal': 'card',
  'played-forced-deal': 'card',
  'played-deal-breaker': 'card',
  'said-no': 'no',
  'went-to-jail': 'no',
  paid: 'money',
  'notes-paid': 'money',
  collected: 'money',
  'got-bonus': 'money',
  doubled: 'money',
  'paid-tax': 'money',
  'paid-bail': 'money',
  'took-parking': 'money',
  won: 'win',
};

let stage: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const lately = new Map<Sound, number>();

/** Play the sound of an event, if it has one. */
export function soundOf({ event }: EventOf): void {
  const sound = OF[event];
  if (sound) sounds(sound);
}

/** Play a sound, if the person wants any and has touched the page, as browsers require. */
export function sounds(sound: Sound): void {
  if (!preferences.sound || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  const now = performance.now();
  if (now - (lately.get(sound) ?? -SAME) < SAME) return;
  lately.set(sound, now);
  stage ??= new AudioContext();
  if (stage.state === 'suspended') void stage.resume();
  const { shape = 'sine', tones = [], rustles = [] } = SCORES[sound];
  for (const tone of tones) ring(stage, shape, tone);
  for (const rustle of rustles) hiss(stage, rustle);
}

function ring(stage: AudioContext, shape: OscillatorType, [at, hertz, seconds]: Tone): void {
  const tone = new OscillatorNode(stage, { type: shape, frequency: hertz });
  const begin = stage.currentTime + at;
  tone.connect(fading(stage, begin, seconds));
  tone.start(begin);
  tone.stop(begin + seconds);
}

function hiss(stage: AudioContext, [at, hertz, seconds]: Rustle): void {
  const rustle = new AudioBufferSourceNode(stage, { buffer: rushing(stage) });
  const begin = stage.currentTime + at;
  const colour = new BiquadFilterNode(stage, { type: 'bandpass', frequency: hertz, Q: 1.2 });
  rustle.connect(colour).connect(fading(stage, begin, seconds));
  rustle.start(begin, Math.random() * 0.5, seconds);
}

/** Return a second of noise, to cut rustles from. */
function rushing(stage: AudioContext): AudioBuffer {
  if (noise === null) {
    noise = new AudioBuffer({ length: stage.sampleRate, sampleRate: stage.sampleRate });
    const wave = noise.getChannelData(0);
    for (let i = 0; i < wave.length; i++) wave[i] = Math.random() * 2 - 1;
  }
  return noise;
}

/** Start at full volume and fade out: an abrupt end would click. */
function fading(stage: AudioContext, begin: number, seconds: number): GainNode {
  const level = new GainNode(stage, { gain: 0 });
  level.gain.setValueAtTime(0, begin);
  level.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0005, begin + seconds);
  level.connect(stage.destination);
  return level;
}
