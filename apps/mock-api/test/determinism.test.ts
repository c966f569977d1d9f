import {
  pinned,
  validRequest,
  type RequestParts,
} from '@placekeeper/contracts/testing/arbitrary-request';
import * as fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { control } from '../src/control/contract.ts';
import type { Sent } from '../src/testing/test-twin.ts';
import { aboutOwn, canTravel, playedEndpoints } from './generated-requests.ts';
import { createInhabitedTwin, type Inhabitant } from './inhabited-twin.ts';

const rounds = 12;

afterEach(() => {
  vi.useRealTimers();
});

/** Cookies are the only thing that must not be guessed. */
function seen({ status, body, headers }: Sent): string {
  const told = [...headers].filter(([name]) => name !== 'set-cookie');
  return JSON.stringify({ status, body, headers: told });
}

/** Somebody does everything there is to do, and what falls due happens in between; gives all that could be seen. */
async function life(machineTime: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: machineTime });
  const twin = createInhabitedTwin();
  const log: string[] = [];
  const note = (what: string, answer: Sent) => log.push(`${what}: ${seen(answer)}`);

  for (let round = 0; round < rounds; round += 1) {
    const user = await twin.inhabitant();
    await disturb(user, round);
    for (const endpoint of playedEndpoints) {
      const requests = validRequest(endpoint).filter((request) => canTravel(endpoint, request));
      const sample = fc.sample(requests, { seed: pinned.seed + round, numRuns: 2 });
      for (const [turn, generated] of sample.entries()) {
        const request = generated as RequestParts;
        const sent = turn === 0 ? aboutOwn(user, endpoint, request, round) : request;
        note(endpoint.id, await user.send(endpoint, sent));
      }
      if (endpoint.definition.method !== 'GET') {
        note('advance', await user.send(control.advanceClock, { body: { ms: 1_700 } }));
      }
    }
    note('advance', await user.send(control.advanceClock, { body: { ms: 86_400_000 } }));
    note('inbox', await user.send(control.inbox));
  }
  for (const event of twin.events) log.push(JSON.stringify(event));
  return { log, tables: tablesOf(twin) };

  async function disturb(user: Inhabitant, round: number): Promise<void> {
    for (const field_name of ['title', 'regularHours', 'websiteUri']) {
      const location_id = user.ids['location']?.[round % 9];
      const body = { location_id, type: 'google', field_name };
      note('change', await user.send(control.changeProfile, { body }));
    }
    if (round % 4 === 3) {
      const body = { token_id: user.ids['token']?.[0] };
      note('lose', await user.send(control.loseAuthorization, { body }));
    }
  }
}

/** All rows of all tables but the sessions, whose ids are secrets. */
function tablesOf({ deps }: ReturnType<typeof createInhabitedTwin>): Record<string, string> {
  const sqlite = deps.db.$client;
  const names = sqlite
    .prepare<[], { name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT IN ('sessions', '__drizzle_migrations')",
    )
    .all();
  return Object.fromEntries(
    names.map(({ name }) => [
      name,
      JSON.stringify(sqlite.prepare(`SELECT * FROM "${name}"`).all()),
    ]),
  );
}

test('the same seed, calls and clock give the same answers, events and rows, byte for byte', async () => {
  const first = await life(Date.UTC(2026, 0, 1));
  const second = await life(Date.UTC(2031, 6, 15, 13, 14, 15, 16));
  expect(first.log.length).toBeGreaterThan(playedEndpoints.length * rounds * 2);
  const differing = first.log.findIndex((line, at) => line !== second.log[at]);
  expect([first.log[differing], second.log[differing]]).toEqual([undefined, undefined]);
  expect(second.log.length).toBe(first.log.length);
  const unequal = Object.keys(first.tables).filter(
    (name) => first.tables[name] !== second.tables[name],
  );
  expect(unequal).toEqual([]);
});
