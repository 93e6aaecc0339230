/** Whether a token that was pulled back slides as soon as it is let go; kept on the device. */
import { keep, recall } from '../../net/device';

const KEPT = 'knockout-slings';

class Slinging {
  isOn = $state(recall<boolean>(KEPT) === true);

  keep(): void {
    keep(KEPT, this.isOn);
  }
}

export const slinging = new Slinging();
