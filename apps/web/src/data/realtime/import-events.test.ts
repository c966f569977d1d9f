import type { ImportStatus } from '@placekeeper/contracts/model/import-status';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { googleLocationQueries } from '../imports/queries.ts';
import { newerStatus } from '../imports/import-status.ts';
import { receive } from './reactions.ts';

const total = 200;
const { queryKey } = googleLocationQueries.importStatus();

/** Returns the same numbers for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/**
 * Simulates an import as a page sees it: events arrive late, twice and in any order, and responses arrive between
 * them with different delays. Returns the known number of completed locations after each step.
 */
function heard(seed: number): readonly number[] {
  const next = numbers(seed);
  const client = new QueryClient();
  const context = {
    client,
    refresh: () => undefined,
    refreshSlowly: () => undefined,
    refreshRarely: () => undefined,
    onAuthorizationLost: () => undefined,
  };
  const known = () => client.getQueryData<ImportStatus>(queryKey);
  client.setQueryData(queryKey, { total, complete: 0, errored: 0 });

  const waiting: ImportStatus[] = [];
  const asked: { answer: ImportStatus; before: ImportStatus | undefined }[] = [];
  const seen: number[] = [];
  for (let complete = 1; complete <= total || waiting.length + asked.length > 0; complete += 1) {
    const status = { total, complete: Math.min(complete, total), errored: 0 };
    if (complete <= total) waiting.push(status, ...(next() < 0.2 ? [status] : []));
    // One request at a time, like the query.
    if (asked.length === 0 && next() < 0.3) asked.push({ answer: status, before: known() });
    while (waiting.length > 0 && next() < 0.5) {
      const [event] = waiting.splice(Math.floor(next() * waiting.length), 1);
      receive('location.imported', { ...event, location: { id: 3, name: 'Shop' } }, context);
    }
    if (next() < 0.4) {
      for (const { answer, before } of asked.splice(0))
        client.setQueryData(queryKey, newerStatus(answer, { before, now: known() }));
    }
    seen.push(known()?.complete ?? -1);
  }
  return seen;
}

test('in whatever order events and responses arrive, the progress never decreases, and the import ends @IMP-3 @RT-2', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const seen = heard(seed);
    expect(seen, `seed ${seed}`).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen.at(-1), `seed ${seed}`).toBe(total);
  }
});
