import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { wireUpdate } from '../../test/wire-update.ts';
import { holdDecision, rememberDecided, sendHeld } from './held-decisions.ts';
import { readReview } from './read-review.ts';

const pages = [
  [30, 29, 28],
  [27, 26, 25],
  [24, 23, 22],
];

const decisions = [30, 29, 27].map((id) => z.parse(GoogleUpdate, wireUpdate(id)));

const hold = (...ids: number[]) => {
  const updates = decisions.filter(({ id }) => ids.includes(Number(id)));
  rememberDecided(updates);
  holdDecision({ action: 'accept', ids: updates.map(({ id }) => id), onUndo: () => undefined });
};

const read = async (active = true) => {
  const filters = { active, page: { number: 2, size: 3 } };
  const { answer, movedUp } = await readReview(filters, new AbortController().signal);
  return { rows: answer.google_updates.map(({ id }) => Number(id)), movedUp };
};

const onRead = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (address: string) => {
    onRead();
    const query = new URL(address, 'http://localhost').searchParams;
    const number = Number(query.get('page[number]') ?? 1);
    const meta = { current_page: number, last_page: 3, per_page: 3, total: 9, to: 3 * number };
    const rows = pages[number - 1]?.map(wireUpdate);
    return Promise.resolve(Response.json({ google_updates: rows, total_locations: 1, meta }));
  });
});
afterEach(() => {
  onRead.mockReset();
  sendHeld();
});

test('@UPD-4 held decisions move rows to the previous page, and the next page fills the gap', async () => {
  hold(30, 29, 27);
  expect(await read()).toEqual({ rows: [27, 24, 23], movedUp: [26, 25] });
});

test('@UPD-4 a held decision on the page itself moves no row', async () => {
  hold(27);
  expect(await read()).toEqual({ rows: [27, 26, 25], movedUp: [] });
});

test('@UPD-4 a decision that is sent during the read moves no row', async () => {
  hold(30, 29);
  onRead.mockImplementation(() => sendHeld());
  expect(await read()).toEqual({ rows: [27, 26, 25], movedUp: [] });
});

test('@UPD-6 held decisions move no row of the resolved updates', async () => {
  hold(30, 29);
  expect(await read(false)).toEqual({ rows: [27, 26, 25], movedUp: undefined });
});
