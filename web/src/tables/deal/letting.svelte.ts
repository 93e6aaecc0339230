/** Letting attacks happen without a click when there is no Just Say No to play: a choice kept on the device. */
import { keep, recall } from '../../net/device';

const KEPT = 'deal-lets';
/** The shortest and the longest pause in milliseconds: as long as people take who think about it. */
const SHORTEST = 1_500;
const LONGEST = 5_000;

class Letting {
  isOn = $state(recall<boolean>(KEPT) === true);

  keep(): void {
    keep(KEPT, this.isOn);
  }

  /** Call `pass` after a pause of random length, so that nobody learns that there was no choice; return how to stop. */
  soon(pass: () => void): () => void {
    const timer = setTimeout(pass, SHORTEST + Math.random() * (LONGEST - SHORTEST));
    return () => clearTimeout(timer);
  }
}

export const letting = new Letting();
