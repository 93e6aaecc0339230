import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NewsQueue } from '../src/state/news';

vi.mock('../src/parts/motion', () => ({ finishMotion: () => undefined }));

let told: string[] = [];
/** Running animations; each ends when the test says so. */
let running: { event: string; end: () => void }[] = [];
let isStill = false;

function makeQueue(): NewsQueue<string> {
  return new NewsQueue<string>({
    began: (event) => told.push(event),
    animate: (event) => (isStill ? null : new Promise<void>((end) => running.push({ event, end }))),
    rested: () => told.push('rest'),
  });
}

const news = (name: string, ...events: string[]) => ({ events, settle: () => told.push(`= ${name}`) });
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

beforeEach(() => {
  told = [];
  running = [];
  isStill = false;
});

describe('news', () => {
  test('are shown one after the other, and are so after their last event', async () => {
    const queue = makeQueue();
    queue.add(news('one', 'a', 'b'));
    queue.add(news('two', 'c'));
    expect(told).toEqual(['a']);
    running[0]?.end();
    await settled();
    expect(told).toEqual(['a', 'b']);
    running[1]?.end();
    await settled();
    expect(told).toEqual(['a', 'b', '= one', 'c']);
    running[2]?.end();
    await settled();
    expect(told).toEqual(['a', 'b', '= one', 'c', '= two', 'rest']);
    expect(queue.isShowing).toBe(false);
  });

  /** Show the first of two moves on a screen that follows it only when it is told to. */
  async function followedLate(): Promise<{ queue: NewsQueue<string>; follow: () => void }> {
    let follow = (): void => undefined;
    const queue = new NewsQueue<string>({
      began: (event) => told.push(event),
      animate: (event) => new Promise<void>((end) => running.push({ event, end })),
      followed: () => new Promise<void>((resolve) => (follow = resolve)),
      rested: () => told.push('rest'),
    });
    queue.add(news('one', 'a'));
    queue.add(news('two', 'b'));
    running[0]?.end();
    await settled();
    return { queue, follow };
  }

  test('are shown on a screen that follows what came before them', async () => {
    const { follow } = await followedLate();
    expect(told).toEqual(['a', '= one']);
    follow();
    await settled();
    expect(told).toEqual(['a', '= one', 'b']);
    running[1]?.end();
    await settled();
    expect(told.slice(3)).toEqual(['= two', 'rest']);
  });

  test('that are finished while the screen follows are told once', async () => {
    const { queue, follow } = await followedLate();
    queue.finish();
    follow();
    await settled();
    expect(told).toEqual(['a', '= one', 'b', '= two', 'rest']);
  });

  test('without motion are so at once', () => {
    isStill = true;
    const queue = makeQueue();
    queue.add(news('one', 'a', 'b'));
    expect(told).toEqual(['a', 'b', '= one', 'rest']);
  });

  test('are brought to their end at once, each event told once', async () => {
    const queue = makeQueue();
    queue.add(news('one', 'a', 'b'));
    queue.add(news('two', 'c'));
    queue.finish();
    expect(told).toEqual(['a', 'b', '= one', 'c', '= two', 'rest']);
    // The animation that was cut short ends later, without any effect.
    running[0]?.end();
    await settled();
    expect(told).toHaveLength(6);
    queue.add(news('three', 'd'));
    expect(told.at(-1)).toBe('d');
  });

  test('end once each and in order, however they are cut short', async () => {
    const queue = new NewsQueue<string>({
      began: (event) => told.push(`${event}…`),
      ended: (event) => told.push(event),
      animate: (event) => new Promise<void>((end) => running.push({ event, end })),
      rested: () => undefined,
    });
    queue.add(news('one', 'a', 'b', 'c'));
    running[0]?.end();
    await settled();
    expect(told).toEqual(['a…', 'a', 'b…']);
    queue.finish();
    expect(told.slice(2)).toEqual(['b…', 'b', 'c…', 'c', '= one']);
    queue.add(news('two', 'd'));
    running.at(-1)?.end();
    await settled();
    expect(told.slice(7)).toEqual(['d…', 'd', '= two']);
  });

  test('are hurried when too many wait', () => {
    const queue = makeQueue();
    for (let number = 0; number < 7; number++) queue.add(news(String(number), `e${number}`));
    expect(told.filter((it) => it.startsWith('=')).length).toBe(7);
    expect(queue.length).toBe(0);
  });

  test('go on after an animation that fails', async () => {
    const failing = new NewsQueue<string>({
      began: (event) => told.push(event),
      animate: () => Promise.reject(new Error('no board')),
      rested: () => told.push('rest'),
    });
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    failing.add(news('one', 'a', 'b'));
    await settled();
    await settled();
    expect(told).toEqual(['a', 'b', '= one', 'rest']);
    expect(quiet).toHaveBeenCalledTimes(2);
    quiet.mockRestore();
  });

  test('that wait can be forgotten', async () => {
    const queue = makeQueue();
    queue.add(news('one', 'a'));
    queue.add(news('two', 'b'));
    queue.clear();
    running[0]?.end();
    await settled();
    expect(told).toEqual(['a', 'rest']);
  });

  test('wait as long as the reader likes when asked to go on, and no longer than usual otherwise', async () => {
    vi.useFakeTimers();
    let holds = true;
    const queue = new NewsQueue<string>({
      began: (event) => told.push(event),
      animate: () => new Promise<void>(() => undefined),
      rested: () => undefined,
      holds: () => holds,
    });
    queue.add(news('one', 'a', 'b'));
    await vi.advanceTimersByTimeAsync(90_000);
    expect(told).toEqual(['a']);
    holds = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(told).toEqual(['a', 'b']);
    vi.useRealTimers();
  });

  test('may be more where a table wants to show them all', () => {
    const queue = new NewsQueue<string>({
      began: (event) => told.push(event),
      animate: () => new Promise<void>(() => undefined),
      rested: () => undefined,
      longest: () => 20,
    });
    for (let at = 0; at < 20; at += 1) queue.add(news('one', String(at)));
    expect(told).toEqual(['0']);
    queue.add(news('last', 'end'));
    expect(told.at(-1)).toBe('= last');
  });
});
