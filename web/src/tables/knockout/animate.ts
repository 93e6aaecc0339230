/**
 * Animates each event of Knockout: slides as they were computed, tokens that leave the board, and the cash of a round.
 */
import { tick } from 'svelte';
import { move, pause } from '../../parts/motion';
import type { Named } from '../../state/shown';
import { findSpace, middleOf, onScreen, spaces, type Lie } from './board';
import { Course } from './course';
import { playCourse } from './frames';
import type { Lane } from './lane.svelte';
import type { KnockoutEvent } from './types';

/** What the animation needs to know about the screen. */
export interface Stage {
  lane: Lane;
  /** The tokens on the board, and their places beside it, by number. */
  elements: Map<number, HTMLElement>;
  dots: Map<number, HTMLElement>;
  surface: () => HTMLElement | undefined;
  /** The card In Jail, while it is shown. */
  jail: () => HTMLElement | undefined;
  lie: () => Lie;
  scale: () => number;
  /** Resolves when the reader has seen the result of a round. */
  wait: (round: number) => Promise<void>;
}

type Kind = KnockoutEvent['event'];
type Of<K extends Kind> = Named<KnockoutEvent, 'event', K>;

/** How events are animated, by name. */
const SHOWN: { readonly [K in Kind]?: (event: Of<K>, stage: Stage) => Promise<void> } = {
  slid: showSlide,
  knocked: showKnock,
  'took-from-chance': (event, stage) => carryAway(stage, event.token, 'home'),
  'rode-railroad': showRide,
  'paid-bail': showPayment,
  'took-second-chance': showPayment,
  'no-start': async ({ token }, { lane }) => lane.lift(token, 'off'),
  'step-began': () => pause(700),
  collected: (event, stage) => showCash(event, stage, [event.space], 430),
  doubled: (event, stage) => showCash(event, stage, [event.space], 700),
  'got-bonus': (event, stage) => showCash(event, stage, propertiesOf(event.group), 900),
  'paid-tax': (event, stage) => showCash(event, stage, ['luxury-tax'], 700),
  'took-parking': (event, stage) => showCash(event, stage, ['free-parking'], 800),
  'parking-left': () => pause(500),
  'parking-refilled': async ({ amount }, { lane }) => {
    lane.pot = amount;
    await pause(400);
  },
  'round-began': showRound,
};

/** Animate an event; one without an animation is over at once. */
export async function animate(event: KnockoutEvent, stage: Stage): Promise<void> {
  // The function matches the event's name, which the compiler cannot know for all events at once.
  const show = SHOWN[event.event] as ((event: KnockoutEvent, stage: Stage) => Promise<void>) | undefined;
  await show?.(event, stage);
}

async function showSlide(event: Of<'slid'>, stage: Stage): Promise<void> {
  const { lane, elements, lie, scale } = stage;
  const version = lane.version;
  const [x = 0, y = 0] = event.slid;
  lane.put(event.token, x / 10, y / 10);
  await tick();
  await pause(220);
  const course = new Course(event);
  await playCourse(course, { elements, lie: lie(), scale: scale() }, () => {
    if (lane.version === version) lane.settle(course);
  });
  if (lane.version !== version) return;
  if (event.end === 'jail' || event.end === 'back') {
    await tick();
    await pause(250);
    await carryAway(stage, event.token, event.end === 'jail' ? 'jail' : 'home');
  } else if (event.end !== 'off') lane.where[event.token] = event.space || 'none';
  await pause(180);
}

async function showKnock(event: Of<'knocked'>, stage: Stage): Promise<void> {
  const { token } = event;
  if (event.end === 'jail') await carryAway(stage, token, 'jail');
  else if (event.end !== 'off') stage.lane.where[token] = event.space || 'none';
}

/** Move a token from the board to the card In Jail, or back to its owner to be slid again. */
async function carryAway(stage: Stage, token: number, where: 'home' | 'jail'): Promise<void> {
  const { lane, elements, dots, surface, scale } = stage;
  const version = lane.version;
  const piece = lane.find(token);
  if (where === 'jail') {
    lane.isJailOpen = true;
    await tick();
  }
  const [element, board] = [elements.get(token), surface()];
  const aim = where === 'jail' ? stage.jail()?.querySelector('.in') : dots.get(token);
  if (piece && element && aim && board) {
    const [from, to] = [board.getBoundingClientRect(), aim.getBoundingClientRect()];
    const [across, down] = onScreen(stage.lie(), piece.x, piece.y);
    const end = [to.left + to.width / 2 - from.left, to.top + to.height / 2 - from.top];
    const begin = [across * scale(), down * scale()];
    const small = to.height / Math.max(1, element.offsetHeight);
    await move(
      element,
      [
        { transform: `translate(${begin[0]}px, ${begin[1]}px)` },
        { transform: `translate(${begin[0]}px, ${begin[1]}px) scale(1.25)`, offset: 0.25 },
        { transform: `translate(${end[0]}px, ${end[1]}px) scale(${small})` },
      ],
      'fly',
      'cubic-bezier(.45,0,.15,1)',
    );
  }
  if (lane.version !== version) return;
  lane.lift(token, where);
  lane.isJailOpen = false;
  if (where === 'jail') await pause(500);
}

async function showRide(event: Of<'rode-railroad'>, stage: Stage): Promise<void> {
  const { lane, elements, scale, lie } = stage;
  const { token, x, y, space } = event;
  const [piece, element] = [lane.find(token), elements.get(token)];
  if (piece && element) {
    const at = (one: number, other: number): string => {
      const [across, down] = onScreen(lie(), one, other);
      return `translate(${across * scale()}px, ${down * scale()}px)`;
    };
    const middle = at((piece.x + x) / 2, (piece.y + y) / 2);
    const frames = [
      { transform: at(piece.x, piece.y) },
      { transform: `${middle} scale(1.35)`, offset: 0.5 },
      { transform: at(x, y) },
    ];
    lane.put(token, x, y, space);
    await move(element, frames, 'fly', 'cubic-bezier(.45,0,.15,1)');
  }
  await pause(200);
}

async function showPayment(event: Of<'paid-bail' | 'took-second-chance'>, { lane }: Stage): Promise<void> {
  const { team, amount } = event;
  lane.pay(team, -amount);
  lane.pot += amount;
  await pause(amount > 0 ? 600 : 300);
}

/** Show what was won or paid beside the tokens that earned or cost it. */
async function showCash(
  event: Of<'collected' | 'doubled' | 'got-bonus' | 'paid-tax' | 'took-parking'>,
  { lane }: Stage,
  codes: readonly string[],
  time: number,
): Promise<void> {
  const { team } = event;
  const isTax = event.event === 'paid-tax';
  const amount = isTax ? -event.amount : event.amount;
  lane.pay(team, amount);
  if (isTax) lane.pot -= amount;
  if (event.event === 'took-parking') lane.pot -= amount;
  const code = codes.find((it) => lane.tokensOn(team, it).length > 0) ?? codes[0] ?? '';
  const there = lane.tokensOn(team, code)[0];
  const space = findSpace(code);
  const [x, y] = there ? [there.x, there.y] : space ? middleOf(space) : [0, 0];
  lane.chip(x, y, amount, event.event === 'got-bonus' || event.event === 'doubled');
  await pause(time);
}

async function showRound({ number, amount }: Of<'round-began'>, { lane, wait }: Stage): Promise<void> {
  if (number <= 1) return;
  const version = lane.version;
  await wait(number - 1);
  if (lane.version !== version) return;
  lane.takeAllHome();
  lane.round = number;
  lane.pot = amount;
  await pause(300);
}

function propertiesOf(group: string): string[] {
  return spaces.filter((it) => it.group === group).map((it) => it.code);
}
