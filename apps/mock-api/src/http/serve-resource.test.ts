import { endpoint, resource } from '@placekeeper/contracts/core/endpoint';
import { common, ErrorMessage, invalid } from '@placekeeper/contracts/core/error';
import type { Handlers } from '@placekeeper/contracts/core/handlers';
import { openEnum } from '@placekeeper/contracts/core/open-enum';
import { NoContent } from '@placekeeper/contracts/core/wire-types';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { conflict, notFound, unauthenticated } from '../domain/errors.ts';
import { createHub } from '../realtime/hub.ts';
import { fakeConnection } from '../realtime/testing/fake-connection.ts';
import { createFaults } from './faults.ts';
import { createRecorder } from './recorder.ts';
import { mount, routesOf } from './serve-resource.ts';

const things = resource('things', {
  show: endpoint({
    method: 'GET',
    path: '/api/thing',
    summary: 'One thing',
    responses: {
      200: z.looseObject({ name: z.string(), colour: openEnum(['red', 'blue']) }),
      204: NoContent,
      ...common,
    },
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/thing',
    summary: 'Changes the thing',
    body: z.strictObject({ count: z.int() }),
    responses: { 200: z.looseObject({ count: z.int() }), ...invalid, 500: ErrorMessage },
  }),
});
type ThingHandlers = Handlers<typeof things, null>;

function serving(handlers: Partial<Record<keyof typeof things, unknown>>) {
  const recorder = createRecorder(() => 5);
  const faults = createFaults();
  const app = new Hono();
  const admit = () => ({ context: null, userId: null });
  // Cast, because the types forbid wrong handlers.
  const played = { show: answering(200), change: answering(200), ...handlers } as ThingHandlers;
  mount(app, routesOf({ recorder, faults, now: () => 5, admit }, things, played));
  const ask = async (method = 'GET', body?: string) => {
    const headers = { Accept: 'application/json' };
    const response = await app.request('/api/thing', { method, headers, body: body ?? null });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text) };
  };
  return { recorder, ask };
}

type Reply = (status: number, body?: unknown, headers?: object) => unknown;
const answering =
  (status: number, body?: unknown) =>
  (_: unknown, reply: Reply): unknown =>
    reply(status, body);

test('a conforming answer is sent unchanged', async () => {
  const thing = { name: 'Chair', colour: 'red' };
  const { ask, recorder } = serving({ show: answering(200, thing) });
  expect(await ask()).toEqual({ status: 200, body: thing });
  expect(await serving({ show: answering(204) }).ask()).toEqual({ status: 204, body: null });
  expect(recorder.violations).toEqual([]);
  expect(recorder.requests).toMatchObject([
    { at: 5, method: 'GET', path: '/api/thing', endpoint: 'things.show', status: 200 },
  ]);
});

test.each([
  ['a missing field', 200, { colour: 'red' }, /^things.show 200 at name: /],
  ['a wrong type', 200, { name: 5, colour: 'red' }, /^things.show 200 at name: /],
  ['an unknown field', 200, { name: 'A', colour: 'red', size: 1 }, /at \/size: unknown-key$/],
  ['an unknown word', 200, { name: 'A', colour: 'pink' }, /at \/colour: unknown-value pink$/],
  ['an undeclared status', 202, {}, /^things.show answers 202, which it does not declare$/],
  ['a body where there is none', 204, { name: 'A' }, /^things.show 204 at : /],
])('%s is a violation, reported and recorded', async (_, status, body, violation) => {
  const { ask, recorder } = serving({ show: answering(status, body) });
  expect(await ask()).toEqual({
    status: 500,
    body: {
      message: 'The twin broke the contract.',
      violations: [expect.stringMatching(violation)],
    },
  });
  await ask();
  // The recorder keeps a repeated violation only once.
  expect(recorder.violations).toEqual([expect.stringMatching(violation)]);
  expect(recorder.statuses.get('things.show')).toEqual(new Map([[500, 2]]));
});

test('an undeclared refusal is a violation too', async () => {
  const { ask, recorder } = serving({
    show: () => {
      throw conflict('Not now.');
    },
  });
  expect(await ask()).toMatchObject({ status: 500 });
  expect(recorder.violations).toEqual(['things.show answers 409, which it does not declare']);
});

test("a refusal by a rule has the rule's status and message", async () => {
  const { ask, recorder } = serving({
    show: () => {
      throw unauthenticated();
    },
    change: notFound,
  });
  expect(await ask()).toEqual({ status: 401, body: { message: 'Unauthenticated.' } });
  expect(recorder.violations).toEqual([]);
});

test('an internal error is reported to the developer, and hidden from the caller', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { ask, recorder } = serving({
    show: () => {
      throw new Error('the secret of the database');
    },
  });
  expect(await ask()).toEqual({ status: 500, body: { message: 'Server Error' } });
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ message: expect.stringMatching(/secret/) }),
  );
  expect(recorder.violations).toEqual([]);
});

test('an invalid request does not reach the handler', async () => {
  const change = vi.fn(({ body }: { body: { count: number } }, reply: Reply) => reply(200, body));
  const { ask } = serving({ change });
  expect((await ask('POST', '{"count":"5"}')).status).toBe(422);
  expect(change).not.toHaveBeenCalled();
  expect(await ask('POST', '{"count":5}')).toEqual({ status: 200, body: { count: 5 } });
});

test('published events are checked against the contract', () => {
  const recorder = createRecorder(() => 5);
  const hub = createHub({ key: 'k', secret: 's' });
  recorder.watch(hub);
  const session = hub.connect(fakeConnection('1.1'));
  session.receive(JSON.stringify({ event: 'pusher:subscribe', data: { channel: 'news' } }));
  const update = { location_id: 5, has_google_updates: true, has_owner_manager_updates: false };
  hub.publish('nobody-listens', 'gbp-update.received', update);
  expect(recorder.emitted).toEqual(new Map());

  hub.publish('news', 'gbp-update.received', update);
  expect(recorder.emitted).toEqual(new Map([['gbp-update.received', 1]]));
  expect(recorder.violations).toEqual([]);

  hub.publish('news', 'gbp-update.received', { ...update, location_id: 'five' });
  hub.publish('news', 'gbp-update.received', { ...update, surplus: 1 });
  hub.publish('news', 'gbp-update.sent', update);
  expect(recorder.violations).toEqual([
    expect.stringMatching(/^event gbp-update.received at /),
    'event gbp-update.received at /surplus: unknown-key',
    'event gbp-update.sent is not in the contract',
  ]);
});
