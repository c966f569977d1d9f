// @vitest-environment node
import { Location } from '@placekeeper/contracts/model/location';
import { decode } from '@placekeeper/contracts/core/decode';
import type { Drift } from '@placekeeper/contracts/core/drift';
import { envelope } from '@placekeeper/contracts/core/envelope';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { measuredCalls, mostMeasuredCalls } from './measured-calls.ts';

/** A customer's data, which no report may contain. */
const record = {
  name: 'Okonkwo',
  person: 'Olivia Hart',
  phone: '+44 117 496 0123',
  local: '0117 496 0123',
  address: '12 Harbour Street',
  label: 'vip_hart',
  mail: 'olivia.hart@example.com',
} as const;
const values = Object.values(record);

vi.mock('../browser/idle.ts', () => ({ whenIdle: (task: () => void) => queueMicrotask(task) }));

const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubEnv('VITE_SENTRY_DSN', 'https://key@sentry.example/1');
  vi.stubEnv('VITE_ENVIRONMENT', 'production');

  vi.stubGlobal('fetch', async (_: string, { body }: { readonly body: string | Uint8Array }) => {
    sent.push(typeof body === 'string' ? body : new TextDecoder().decode(body));
    return new Response('{}');
  });
});

/** Loads the reporter again, as a new page does. */
async function started() {
  vi.resetModules();
  const reporting = await import('./report-error.ts');
  // Node has no window; the library accepts any object with event listeners.
  vi.stubGlobal('addEventListener', () => undefined);
  reporting.startReporting();
  Reflect.deleteProperty(globalThis, 'addEventListener');
  const { getClient, flush, startNewTrace, startSpan, addBreadcrumb } =
    await import('@sentry/react');
  await expect.poll(() => getClient()).toBeDefined();
  return { ...reporting, flush: () => flush(30_000), startNewTrace, startSpan, addBreadcrumb };
}

function expectNoRecord() {
  const text = decodeURIComponent(sent.join('\n').replaceAll('%', '%25'));
  for (const value of values) {
    expect(text).not.toContain(value);
    expect(text).not.toContain(encodeURIComponent(value));
  }
  expect(text).not.toMatch(/Hart|Okonkwo|Harbour|496 0123/);
}

const everything = z.object({
  status: z.union([z.enum(['open', 'closed']), z.string()]),
  count: z.number(),
  names: z.array(z.object({ id: z.number() })),
  byName: z.record(z.string(), z.object({ id: z.number() })),
  either: z.optional(z.union([z.number(), z.object({ id: z.number() })])),
});

const wrapped = envelope('location', z.looseObject({ location: Location }));

const kindsOf = (drift: readonly Drift[]) => new Set(drift.map(({ kind }) => kind));

test.each(values)(
  'drift in a record with %s contains only its shape (UPD-9, ERR-1)',
  async (value) => {
    const { reportDrift, flush } = await started();
    const given = {
      status: value,
      count: '4',
      names: [{ id: 1, [value]: value }, value, { [value]: 1 }],
      byName: { [value]: { id: value }, other: { id: 1, [value]: { [value]: value } } },
      either: value,
      [value]: value,
    };
    const read = decode(everything, given).drift;
    const location = decode(Location, {
      id: 1,
      name: { [value]: value },
      status: value,
      address: value,
      labels: { [value]: value },
      phone: [value],
      [value]: value,
    }).drift;
    const unknownEvent: Drift[] = [{ kind: 'unknown-event', path: '' }];
    const bare = decode(wrapped, { id: 1, name: value }).drift;
    const all = [...read, ...location, ...bare, ...unknownEvent];
    expect(kindsOf(all)).toEqual(
      new Set([
        'unknown-key',
        'unknown-value',
        'unknown-event',
        'missing',
        'coerced',
        'reshaped',
        'unreadable',
        'dropped-item',
      ]),
    );
    reportDrift('locations.show', all);
    await expect
      .poll(async () => {
        await flush();
        return sent.join('');
      })
      .toContain('locations.show');
    expect(sent.join('')).toContain('unknown-value /status');
    expect(sent.join('')).toContain('dropped-item /names/*');
    expectNoRecord();
  },
);

test.each<[what: string, make: (value: string) => unknown]>([
  ['a message with it', (value) => new Error(`Cannot save ${value} at Bäckerei`)],
  ['a cause with it', (value) => new Error('x', { cause: new Error(`${value}, 東京`) })],
  ['a message that quotes it', (value) => new Error(`No city "${value}" in 'x'`)],
  ['an answer that is no JSON', (value) => thrownBy(() => JSON.parse(`${value}, "${value}"`))],
  ['JSON that ends too soon', (value) => thrownBy(() => JSON.parse(`{"name":"${value}" "b"`))],
  ['a field that is not there', (value) => thrownBy(() => Reflect.get(Object(null), value).x)],
  ['a cause', (value) => new Error('outer', { cause: new Error(`inner “${value}”`) })],
  ['several at once', (value) => new AggregateError([new Error(`'${value}'`)], `"${value}"`)],
  ['an object', (value) => ({ [value]: value, name: value })],
  ['a text', (value) => value],
  ['a list', (value) => [value, { name: value }]],
  ['fields of an error', (value) => Object.assign(new Error('x'), { name: value, body: value })],
  [
    'an address',
    (value) => new Error(`Failed at /api/spotlight?search=${encodeURIComponent(value)}`),
  ],
  [
    'a fragment',
    (value) => new Error(`Failed at https://a.example/x#${encodeURIComponent(value)}`),
  ],
  [
    'a refusal in the words of the platform',
    (value) =>
      Object.assign(new Error(`${value} is taken`), {
        name: 'ApiError',
        kind: 'conflict',
        endpoint: 'tags.create',
      }),
  ],
])('%s is not reported (ERR-1)', async (_, make) => {
  const { reportError, flush } = await started();
  for (const value of values) reportError(make(value), 'promise', { call: 'tags.create' });
  await expect
    .poll(async () => {
      await flush();
      return sent.join('');
    })
    .toContain('"where":"promise"');
  expectNoRecord();
});

/** A function whose name comes from data, as the functions of an object with computed keys. */
const failingAs = (name: string, fail: () => unknown): (() => unknown) =>
  Object.defineProperty(() => fail(), 'name', { value: name });

test.each<[what: string, make: (word: string) => unknown]>([
  ['the type of an error', (word) => Object.assign(new Error('x'), { name: `${word}Error` })],
  ['a type that is the word', (word) => Object.assign(new Error('x'), { name: word })],
  ['the key of a missing value', (word) => thrownBy(() => Reflect.get({}, 'a')[word])],
  ['a callback that is none', (word) => thrownBy(() => Reflect.apply([].map, [1], [word]))],
  ['an identifier of our own error', (word) => new Error(`${word} is not defined`)],
  ['an identifier of our own type error', (word) => new TypeError(`a.${word} is not a function`)],
  ['a computed function name', (word) => thrownBy(failingAs(word, () => Reflect.get({}, 'a').b))],
])('one word as %s is not reported (ERR-1)', async (_, make) => {
  const { reportError, flush } = await started();
  for (const word of ['Okonkwo', 'vip_hart', 'Olivia']) reportError(make(word), 'promise');
  await expect
    .poll(async () => {
      await flush();
      return sent.join('');
    })
    .toContain('"where":"promise"');
  expect(sent.join('')).not.toMatch(/Okonkwo|hart|Olivia/i);
});

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('It did not throw.');
}

test('consent codes, tokens and email addresses are not reported (ERR-1)', async () => {
  const { reportError, flush } = await started();
  const cause = new Error('Authorization: Bearer ya29.a0AfH6SMBx-secret');
  const address = 'https://app.example/google-accounts?code=4/secret&state=s';
  reportError(new Error(`Failed at ${address} for ada@example.co.uk`, { cause }), 'screen');
  await flush();
  const text = sent.join('\n');
  expect(text).toContain('"value":"[message]"');
  expect(text).toContain('"where":"screen"');
  expect(text).not.toMatch(/secret|ada@|ya29|state=/);
});

const button = {
  tagName: 'BUTTON',
  parentElement: { tagName: 'LI', parentElement: { tagName: 'MAIN', parentElement: null } },
};

test(`a breadcrumb contains the action and nobody's data (ERR-1)`, async () => {
  const { reportError, addBreadcrumb, flush } = await started();
  for (const value of values) {
    const selector = `main > section[aria-label="a > ${value}"] > button#${value}[title="${value}"]`;
    addBreadcrumb(
      { category: 'ui.click', message: selector, data: { 'ui.component_name': value } },
      { event: { target: button } },
    );
    addBreadcrumb({ category: 'ui.input', message: selector });
    addBreadcrumb({ category: 'console', message: value, data: { arguments: [value] } });
    addBreadcrumb({ category: value, message: value, data: { [value]: value } });
    addBreadcrumb({ category: 'sentry.event', message: `Error: ${value}` });
    addBreadcrumb({
      category: 'fetch',
      type: 'http',
      data: {
        method: 'GET',
        url: `https://app.example/api/locations/12?search=${encodeURIComponent(value)}`,
        status_code: 500,
        body: value,
      },
    });
    addBreadcrumb({
      category: 'navigation',
      data: { from: `/locations?search=${value}#${value}`, to: '/location/12/info' },
    });
  }
  reportError(new Error('after all'), 'screen');
  await flush();
  const text = sent.join('\n');
  expect(text).toContain('main > li > button');
  expect(text).toContain('"url":"/api/locations/:id"');
  expect(text).toContain('"status_code":500');
  expect(text).toContain('"to":"/location/:location/info"');
  expectNoRecord();
});

test('a measurement contains the call and its duration (ERR-1)', async () => {
  // The library samples traces at random, and 0 makes it measure this trace.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { startNewTrace, startSpan, flush } = await started();
  for (const value of values) {
    const address = `https://app.example/api/spotlight?search=${encodeURIComponent(value)}`;
    const attributes = {
      'url.full': address,
      'lcp.element': `h1[aria-label="${value}"]`,
      [value]: value,
      'http.response.status_code': 200,
      'browser.web_vital.lcp.value': 12,
      'device.memory.estimated_capacity': 8,
      'device.processor_count': 16,
      'network.connection.rtt': 50,
      'connection.rtt': 50,
      deviceMemory: 8,
      'sentry.op': 'http.client',
    };
    startNewTrace(() =>
      startSpan({ name: `/locations?search=${value}` }, () => {
        startSpan({ name: `GET ${address}`, attributes }, () => undefined);
        startSpan(
          { name: `button[aria-label="${value}"]`, op: 'ui.interaction.click' },
          () => undefined,
        );
      }),
    );
  }
  await flush();
  const text = sent.join('');
  expect(text).toContain('GET /api/spotlight"');
  expect(text).toContain('http.response.status_code');
  expect(text).toContain('browser.web_vital.lcp.value');
  expect(text).not.toMatch(/device|rtt|processor|connection/i);
  expectNoRecord();
});

test('an address without a known screen is removed from every record (ERR-1)', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { reportError, addBreadcrumb, startNewTrace, startSpan, flush } = await started();
  const unknown = '/locations/hart';
  addBreadcrumb({ category: 'navigation', data: { from: unknown, to: `https://a.example/hart` } });
  addBreadcrumb({ category: 'fetch', type: 'http', data: { method: 'GET', url: unknown } });
  startNewTrace(() =>
    startSpan({ name: unknown, op: 'pageload' }, () =>
      startSpan({ name: `GET ${unknown}`, op: 'http.client' }, () => undefined),
    ),
  );
  reportError(new Error(`Failed to fetch dynamically imported module: ${unknown}`), 'screen');
  await flush();
  const text = sent.join('\n');
  expect(text).toContain('"value":"Failed to fetch dynamically imported module"');
  expect(text).toContain('"name":"[address]"');
  expect(text).not.toContain('hart');
});

test('only a few calls of each screen are measured, and nothing else (ERR-1)', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { startNewTrace, startSpan, flush } = await started();
  startNewTrace(() =>
    startSpan({ name: '/locations', op: 'navigation' }, () => {
      for (const op of ['resource.script', 'browser.request', 'ui.long-task', 'measure', 'mark'])
        startSpan({ name: 'part', op }, () => undefined);
      startSpan({ name: 'GET /api/tags', op: 'http.client' }, () => undefined);
    }),
  );
  await flush();
  const names = sent.join('').match(/"name":"[^"]*"/g) ?? [];
  expect(names).toContain('"name":"GET /api/tags"');
  expect(names).not.toContain('"name":"part of a screen"');

  const measured = measuredCalls('https://app.example');
  measured.restart();
  const accepted = Array.from({ length: 50 }, () => measured.accepts('/api/tags'));
  expect(accepted.filter(Boolean)).toHaveLength(mostMeasuredCalls);
  measured.restart();
  expect(measured.accepts('https://app.example/api/tags')).toBe(true);
  expect(measured.accepts('https://other.example/api/tags')).toBe(false);
  expect(measured.accepts('/assets/index.js')).toBe(false);
});
