import { expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { wireUpdate } from '../../test/wire-update.ts';
import { rememberDecided } from './held-decisions.ts';
import { readReview } from './read-review.ts';

const pages = [
  [30, 29, 28],
  [27, 26, 25],
  [24, 23, 22],
];

const read = async (...unanswered: number[]) => {
  const filters = { active: true, page: { number: 2, size: 3 } };
  const { signal } = new AbortController();
  const { answer, movedUp } = await readReview(filters, new Set(unanswered), signal);
  return { rows: answer.google_updates.map(({ id }) => Number(id)), movedUp };
};

test('@UPD-4 unanswered decisions move rows to the page before, and the next page fills the page', async () => {
  vi.stubGlobal('fetch', (address: string) => {
    const query = new URL(address, 'http://localhost').searchParams;
    const number = Number(query.get('page[number]') ?? 1);
    const meta = { current_page: number, last_page: 3, per_page: 3, total: 9, to: 3 * number };
    const rows = pages[number - 1]?.map(wireUpdate);
    return Promise.resolve(Response.json({ google_updates: rows, total_locations: 1, meta }));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  rememberDecided([30, 29, 27].map((id) => z.parse(GoogleUpdate, wireUpdate(id))));
  expect(await read(30, 29, 27)).toEqual({ rows: [27, 24, 23], movedUp: [26, 25] });
  expect(await read(27)).toEqual({ rows: [27, 26, 25], movedUp: [] });
});
