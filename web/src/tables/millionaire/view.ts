/** What the view of Millionaire holds beside that of every track. */
import type { DeedView, PlayerView, TrackView } from '../track/view';

export interface Millionaire extends PlayerView {
  stars: number;
  salary: number;
  kept: string[];
  /** How many Fortune cards somebody keeps; which ones, only they know. */
  held: number;
}

export interface MillionaireView extends TrackView {
  target: number;
  players: Millionaire[];
  deeds: (DeedView & { fortune: boolean })[];
  houses: number;
  /** The reader's own Fortune cards. */
  held: string[];
  /** With everything open: what stood otherwise in each seat's own view. */
  own?: { held?: string[] }[];
  /** With everything open: which Fortune card lies on which property. */
  bare?: { fortune: Readonly<Record<string, string>> };
}

export function asMillionaire(view: TrackView): MillionaireView {
  return view as MillionaireView;
}
