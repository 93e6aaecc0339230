/** The analysis of a finished game: asked for by the reader, worked out by the server, looked at until it is done. */
import type { AnalysisBody, AnalysisShown, Fault } from '../../generated/messages';
import { api, faultOf, isFinal } from '../../net/api';

/** How often the server is asked how far it is. */
const PAUSE = 1_000;

export class Analysing {
  shown = $state.raw<AnalysisShown | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** Whether the reader has asked for it. */
  isAsked = $state(false);
  body: AnalysisBody | null = $derived(this.shown?.analysis ?? null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(readonly table: string) {}

  /** Look whether somebody has asked for it before. */
  async look(): Promise<void> {
    try {
      this.#take(await api.analysis(this.table));
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  async ask(): Promise<void> {
    this.isAsked = true;
    this.fault = null;
    try {
      this.#take(await api.analyse(this.table));
    } catch (error) {
      this.isAsked = false;
      this.fault = faultOf(error);
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #take(shown: AnalysisShown): void {
    this.shown = shown;
    if (shown.state === 'waiting' || shown.state === 'working') this.isAsked = true;
    else if (shown.state === 'failed') this.isAsked = false;
    if (this.isAsked && shown.state !== 'done') this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#again(), PAUSE);
  }

  async #again(): Promise<void> {
    try {
      const shown = await api.analysis(this.table);
      // A server that was restarted has forgotten what it was asked for.
      this.#take(shown.state === 'none' ? await api.analyse(this.table) : shown);
    } catch (error) {
      if (isFinal(error)) {
        this.isAsked = false;
        this.fault = error.fault;
      } else this.#wait();
    }
  }
}
