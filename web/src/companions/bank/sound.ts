/** The beeps of the unit, made on the spot; a browser lets a page make sounds only after it has been touched. */
import type { Sound } from './device';

const TONES: Readonly<Record<Sound, readonly [hertz: number, seconds: number]>> = {
  key: [1480, 0.05],
  ok: [1976, 0.14],
  low: [220, 0.3],
  long: [1976, 0.7],
};
const LOUDNESS = [0, 0.03, 0.08, 0.2];

let sounding: AudioContext | null = null;
let free = 0;

/** Beep, after any beep that is still sounding. */
export function beep(sound: Sound, volume: number): void {
  const loudness = LOUDNESS[volume] ?? 0;
  if (!loudness || typeof AudioContext === 'undefined') return;
  sounding ??= new AudioContext();
  const [hertz, seconds] = TONES[sound];
  const begin = Math.max(sounding.currentTime, free);
  free = begin + seconds + 0.04;
  const tone = sounding.createOscillator();
  const level = sounding.createGain();
  tone.type = 'square';
  tone.frequency.value = hertz;
  level.gain.setValueAtTime(loudness, begin);
  // An abrupt end would click.
  level.gain.linearRampToValueAtTime(0, begin + seconds);
  tone.connect(level).connect(sounding.destination);
  tone.start(begin);
  tone.stop(begin + seconds);
}
