import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Note, SeatShown, Sync } from '../src/generated/messages';
import { Absence } from '../src/state/absence.svelte';
import { Chat } from '../src/state/chat.svelte';
import { Notes, tellNote } from '../src/state/notes.svelte';
import { Seats } from '../src/state/seats.svelte';
import { words } from '../src/state/words.svelte';

const seat = (number: number, more: Partial<SeatShown> = {}): SeatShown => ({
  seat: number,
  kind: 'person',
  name: `P${number}`,
  ...more,
});
const note = (number: number, what: Note['what'], more: Partial<Note> = {}): Note => ({
  number,
  what,
  seat: 1,
  name: 'Tom',
  at: 0,
  ...more,
});

describe('who is at a seat', () => {
  const seats = new Seats();
  const settle = (present: number[], you: number[] = [0]): void =>
    seats.settle({
      seats: [
        seat(0),
        seat(1),
        seat(2, { kind: 'bot', level: 'steady' }),
        seat(3, { kind: 'bot', left: true }),
        seat(4, { absent: true }),
        seat(5, { kind: 'open' }),
      ],
      you,
      present,
    } as unknown as Sync);

  test('is told apart', () => {
    settle([0]);
    const told = seats.all.map((it) => seats.attendance(it.seat));
    expect(told).toEqual(['here', 'away', 'bot', 'left', 'played', 'open']);
    seats.meet({ present: [0, 1] });
    expect(seats.attendance(1)).toBe('here');
  });

  test('is timed from when they were first missed', () => {
    vi.useFakeTimers({ now: 1_000 });
    settle([0, 1]);
    seats.meet({ present: [0] });
    vi.setSystemTime(9_000);
    seats.meet({ present: [0], watching: 1 });
    expect(seats.goneSince.get(1)).toBe(1_000);
    seats.meet({ present: [0, 1] });
    expect(seats.goneSince.has(1)).toBe(false);
    vi.useRealTimers();
  });

  test('does not matter in a replay', () => {
    const still = new Seats();
    still.isStill = true;
    still.settle({ seats: [seat(0)], you: [] } as unknown as Sync);
    expect(still.attendance(0)).toBe('here');
  });
});

describe('what happened while somebody was away', () => {
  beforeEach(() => vi.useFakeTimers({ now: 100_000 }));

  test('is told from where they had got to, also on a page that was loaded again', () => {
    new Absence('A').leave(7);
    vi.setSystemTime(106_000);
    const back = new Absence('A');
    back.comeBack(9);
    expect(back.since).toBe(7);
    back.read();
    expect(back.since).toBe(-1);
    back.comeBack(12);
    expect(back.since).toBe(-1);
  });

  test('is not told to those who were back at once, or missed nothing', () => {
    const absence = new Absence('B');
    absence.leave(7);
    vi.setSystemTime(104_000);
    absence.comeBack(9);
    expect(absence.since).toBe(-1);
    absence.leave(9);
    vi.setSystemTime(200_000);
    absence.comeBack(9);
    expect(absence.since).toBe(-1);
  });

  test('is told from when they first left', () => {
    const absence = new Absence('C');
    absence.leave(7);
    absence.leave(8);
    vi.setSystemTime(200_000);
    absence.comeBack(9);
    expect(absence.since).toBe(7);
  });

  test('ends where they came back, and goes on if they leave again before they have read it', () => {
    const absence = new Absence('D');
    absence.leave(7);
    vi.setSystemTime(200_000);
    absence.comeBack(9);
    expect([absence.since, absence.until]).toEqual([7, 9]);
    absence.leave(12);
    vi.setSystemTime(300_000);
    absence.comeBack(15);
    expect([absence.since, absence.until]).toEqual([7, 15]);
  });
});

describe('a new line of the chat', () => {
  const line = (number: number) => ({ number, seat: 1, text: 'hi', at: 0, name: 'Tom' });

  test('is counted until the chat is read, and shown for a moment', () => {
    vi.useFakeTimers();
    const chat = new Chat();
    chat.hear(line(3));
    chat.hear(line(4));
    chat.hear(line(5), true);
    expect([chat.unread, chat.fresh?.number]).toEqual([2, 4]);
    vi.advanceTimersByTime(6_000);
    expect([chat.unread, chat.fresh]).toEqual([2, null]);
    chat.read();
    expect(chat.unread).toBe(0);
    vi.useRealTimers();
  });

  test('that was said before one came is not new', () => {
    const chat = new Chat();
    chat.catchUp([line(3)]);
    expect(chat.unread).toBe(0);
  });
});

describe('notes about people', () => {
  test('are each there once, in order', () => {
    const notes = new Notes();
    notes.catchUp([note(4, 'away'), note(9, 'back')]);
    notes.hear(note(9, 'back'));
    notes.catchUp([note(6, 'handed')]);
    expect(notes.all.map(({ number }) => number)).toEqual([4, 6, 9]);
  });

  test.each(['en', 'fr'] as const)('are told in words (%s)', async (language) => {
    await words.need('table');
    await words.load(language);
    const kinds: Note['what'][] = [
      ...(['sat', 'left', 'removed', 'resigned', 'away', 'back'] as const),
      ...(['absent', 'skipped', 'handed', 'taken', 'offered', 'simplified'] as const),
    ];
    for (const what of kinds) {
      const told = tellNote(note(1, what, { before: 'Mia', by: 'Ida' }), []);
      expect(told).toContain('Tom');
      expect(told).not.toContain('web-note');
      expect(tellNote(note(1, what, { before: 'Mia' }), [1])).not.toContain('web-note');
    }
    expect(tellNote(note(1, 'handed', { by: 'Ida' }), [])).toContain('Ida');
    expect(tellNote(note(1, 'simplified', { level: 'easy' }), [])).toMatch(/(easy|facile)\.$/);
  });
});

describe('somebody without a name', () => {
  const seats = new Seats();
  const settle = (...names: string[]): void =>
    seats.settle({ seats: names.map((name, at) => seat(at, { name })), you: [0], present: [] } as unknown as Sync);

  test.each([
    ['en', 'Guest'],
    ['fr', 'Convive'],
  ] as const)('is called so in the language of the reader (%s)', async (language, guest) => {
    await words.load(language);
    settle('Guest', 'Convive 2', 'Guesty', 'Convive de pierre');
    expect(seats.names).toEqual([guest, `${guest} 2`, 'Guesty', 'Convive de pierre']);
    expect(tellNote(note(1, 'away', { name: 'Guest' }), [])).toContain(guest);
  });

  test('has a name that every language knows', async () => {
    for (const language of ['en', 'fr'] as const) {
      await words.load(language);
      expect(words.book.say('web-guest-names').split(', ')).toContain(words.book.say('web-you-guest'));
    }
  });
});
