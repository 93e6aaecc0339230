/** The view of a game of Millionaire. */
import type { ViewOf } from '../../state/shown';

export type MillionaireView = ViewOf<'millionaire'>;
