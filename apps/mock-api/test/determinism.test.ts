import { allEndpoints, api } from '@placekeeper/contracts/api';
import { LocationId } from '@placekeeper/contracts/core/id';
import { events } from '@placekeeper/contracts/events';
import {
  pinned,
  validRequest,
  type RequestParts,
} from '@placekeeper/contracts/testing/arbitrary-request';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { control } from '../src/control/contract.ts';
import { fileOf, pngOf } from '../src/testing/photos.ts';
import type { SessionAnswer } from '@placekeeper/contracts/verify/browser-session';
import { takeExamples } from './examples/take-examples.ts';
import { isFullRun, aboutOwn, canTravel, type Endpoint } from './generated-requests.ts';
import { createPopulatedTwin, type PopulatedAccount } from './populated-twin.ts';

/** At least four, because the fourth round loses an authorization. */
const rounds = isFullRun ? 12 : 4;

/** Calls that remove things come last, because other calls need these things. */
const takesAway = ({ id }: Endpoint) => /\.remove(All)?$/.test(id);
const inOrder = [
  ...allEndpoints.filter((endpoint) => !takesAway(endpoint)),
  ...allEndpoints.filter(takesAway),
];

/** Leaves out cookies, because their values are random secrets. */
function seen({ status, body, headers }: SessionAnswer): string {
  const told = [...headers].filter(([name]) => name !== 'set-cookie');
  return JSON.stringify({ status, body, headers: told });
}

/** Makes every call, runs the due jobs in between, and returns everything observable. */
async function life(machineTime: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: machineTime });
  const twin = createPopulatedTwin({ isCopied: false });
  const log: string[] = [];
  const succeeded = new Set<string>();
  let mails = 0;
  const note = (what: string, answer: SessionAnswer) => {
    log.push(`${what}: ${seen(answer)}`);
    if (answer.status < 300) succeeded.add(what);
  };

  for (let round = 0; round < rounds; round += 1) {
    const user = await twin.populatedAccount();
    await disturb(user, round);
    for (const endpoint of inOrder) {
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
    const inbox = await user.call(control.inbox);
    note('inbox', inbox);
    if (inbox.status === 200) mails += inbox.body.emails.length;
  }
  for (const event of twin.events) log.push(JSON.stringify(event));
  // Runs the examples too, in which each call succeeds.
  const { calls, events: payloads } = await takeExamples();
  for (const [id, example] of Object.entries(calls)) {
    log.push(`${id}: ${JSON.stringify(example)}`);
    succeeded.add(id);
  }
  log.push(JSON.stringify(payloads));
  const told = new Set([...twin.events.map(({ name }) => name), ...Object.keys(payloads)]);
  return { log, succeeded, told, mails, tables: tablesOf(twin) };

  async function disturb(user: PopulatedAccount, round: number): Promise<void> {
    for (const field_name of ['title', 'regularHours', 'websiteUri']) {
      const location_id = user.ids['location']?.[round % 9];
      const body = { location_id, type: 'google', field_name };
      note('change', await user.send(control.changeProfile, { body }));
    }
    await addPhoto(user, round);
    if (round % 4 === 3) {
      const body = { token_id: user.ids['token']?.[0] };
      note('lose', await user.send(control.loseAuthorization, { body }));
    }
  }

  /** Uploads a real photo, because random bytes are no valid photo. */
  async function addPhoto(user: PopulatedAccount, round: number): Promise<void> {
    const { data } = await user.succeed(api.locations.list, {
      query: { gbp_management_status: 'enabled' },
    });
    for (const { id } of data.slice(0, 2)) {
      const body = { file: fileOf(pngOf(300, 300, { noise: round })), category: 'EXTERIOR' };
      note('photo', await user.send(api.media.upload, { params: { id }, body }));
    }
    const [first] = data;
    const { data: photos } = await user.succeed(api.locations.listMedia, {
      params: { id: first?.id ?? LocationId.parse(1) },
      query: {},
    });
    const [photo] = photos.filter(({ source }) => source === 'owner');
    const params = { id: first?.id, mediaId: photo?.id };
    note('photo', await user.send(api.locations.removeMedia, { params }));
  }
}

/** All rows of all tables except sessions, whose ids are secrets. */
function tablesOf({ deps }: ReturnType<typeof createPopulatedTwin>): Record<string, string> {
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
  // Every call has succeeded, and every event has occurred.
  const missed = allEndpoints.filter(({ id }) => !first.succeeded.has(id)).map(({ id }) => id);
  expect(missed).toEqual([]);
  expect([...first.told].toSorted()).toEqual(Object.keys(events).toSorted());
  expect(first.mails).toBeGreaterThan(0);
  expect(first.log.length).toBeGreaterThan(allEndpoints.length * rounds * 2);
  const differing = first.log.findIndex((line, at) => line !== second.log[at]);
  expect([first.log[differing], second.log[differing]]).toEqual([undefined, undefined]);
  expect(second.log.length).toBe(first.log.length);
  const unequal = Object.keys(first.tables).filter(
    (name) => first.tables[name] !== second.tables[name],
  );
  expect(unequal).toEqual([]);
});
