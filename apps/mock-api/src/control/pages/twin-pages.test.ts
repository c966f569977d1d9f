import { Script } from 'node:vm';
import { api } from '@placekeeper/contracts/api';
import { describe, expect, test } from 'vitest';
import type { HeaderChanges } from '@placekeeper/contracts/verify/browser-session';
import { asPage, createTestTwin } from '../../testing/test-twin.ts';
import { control } from '../contract.ts';

const wide = [
  '/__mock',
  '/__mock/failures',
  '/__mock/connections',
  '/__mock/log',
  '/__mock/snapshots',
  '/__mock/coverage',
];

async function browser() {
  const twin = createTestTwin();
  const user = await twin.as('owner', { locations: 6 });
  const open = async (path: string) => {
    const response = await user.raw('GET', path, { headers: asPage });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return {
    ...twin,
    user,
    open,
    /** Submits a form, and returns the text of the page to which the twin redirects. */
    async submit(verb: string, fields: Readonly<Record<string, string>>, from = '/__mock') {
      const response = await user.raw('POST', `/__mock/forms/${verb}`, {
        headers: asPage,
        body: new URLSearchParams({ return_to: from, ...fields }),
      });
      const next = response.headers.get('Location') ?? '';
      expect([response.status, next.split('?')[0]]).toEqual([303, from]);
      const { text } = await open(next);
      const [, kind, said = ''] = /class="flash (\w+)"[^>]*>(.*?)<\/div>/s.exec(text) ?? [];
      return { kind, said: said.replaceAll(/<[^>]*>|\s+/g, ' ').trim() };
    },
  };
}

test('every page is complete and runs only its own script', async () => {
  const { open } = await browser();
  for (const path of wide) {
    const { status, headers, text } = await open(path);
    expect([path, status]).toEqual([path, 200]);
    expect(text.match(/<h1>/g)).toHaveLength(1);
    expect(text).not.toMatch(/\s(style|on\w+)=/);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const scripts = text.match(/<script[^>]*>/g) ?? [];
    expect(scripts).toEqual(
      path === '/__mock/log' ? ['<script src="/__mock/assets/log.js" defer>'] : [],
    );
  }
  const script = await open('/__mock/assets/log.js');
  expect(script.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(() => new Script(script.text)).not.toThrow();
});

test('every form of the pages posts to a call that accepts its fields', async () => {
  const { open, user } = await browser();
  await user.succeed(control.armFault, { body: { endpoint: 'tags.list', status: 500 } });
  await user.succeed(control.takeSnapshot, { body: {} });
  const verbs = new Set<string>();
  for (const path of wide) {
    for (const [, verb = ''] of (await open(path)).text.matchAll(
      /action="\/__mock\/forms\/(\w+)"/g,
    ))
      verbs.add(verb);
  }
  expect([...verbs].filter((verb) => !(verb in control))).toEqual([]);
  expect(verbs.size).toBeGreaterThan(15);
});

test('guests get the pages they need, and the others ask them to sign in', async () => {
  const guest = createTestTwin().guest();
  for (const path of wide) {
    const { status, headers } = await guest.raw('GET', path, { headers: asPage });
    const personal = ['failures', 'connections', 'snapshots'].some((name) => path.endsWith(name));
    expect([path, status]).toEqual([path, personal ? 302 : 200]);
    if (personal) expect(headers.get('Location')).toMatch(/^\/__mock\/sign-in\?return_to=/);
  }
});

test('the connections page shows this session and the newest others, and counts the rest', async () => {
  const { user, guest, open } = await browser();
  const { user: own } = await user.succeed(api.currentUser.show);
  for (let device = 0; device < 6; device += 1)
    await guest().succeed(control.signIn, { body: { user_id: own.id } });
  const { text } = await open('/__mock/connections');
  expect(text.match(/>(this one, )?since/g)).toEqual([
    '>this one, since',
    ...Array(4).fill('>since'),
  ]);
  expect(text).toContain('and 2 older');
});

describe('one click', () => {
  test('creates an account in a scenario and signs in to it', async () => {
    const { submit, user } = await browser();
    expect(await submit('createAccount', { scenario: 'no-slots-left' })).toEqual({
      kind: 'done',
      said: 'Created account 2. You’re signed in.',
    });
    expect(await user.succeed(api.currentUser.show)).toMatchObject({ user: { id: 2 } });
  });

  test('advances the time', async () => {
    const { submit, user } = await browser();
    expect((await submit('advanceClock', { ms: '5000' })).said).toMatch(
      /^Time: .*09:00:05.*Jobs run: 0/,
    );
    expect((await submit('runNextJob', {})).said).toBe('Nothing scheduled.');
    expect(await user.succeed(control.clock)).toMatchObject({ now: '2026-03-02T09:00:05.000Z' });
  });

  test('arms a fault from a form with empty fields', async () => {
    const { submit, user, open } = await browser();
    const form = { endpoint: 'tags.*', times: '', status: '503', hold: '', body: '', at: '' };
    await submit('armFault', { ...form, probability: '0.5' }, '/__mock/failures');
    expect(await user.succeed(control.faults)).toMatchObject({
      faults: [{ endpoint: 'tags.*', status: 503, probability: 0.5, left: null }],
    });
    expect((await open('/__mock/failures')).text).toContain('returns 503, for 50% of calls');
    await submit('clearFault', { id: '1' }, '/__mock/failures');
    expect(await user.succeed(control.faults)).toEqual({ faults: [] });
  });

  test('injects socket faults and removes them', async () => {
    const { submit, user } = await browser();
    const form = { delay_events_ms: '0', dialect: 'soketi', drop_pings: 'true' };
    await submit('changeSocketFaults', {
      ...form,
      'refuse_upgrades.status': '503',
      'refuse_upgrades.times': '',
    });
    expect(await user.succeed(control.socketFaults)).toMatchObject({
      dialect: 'soketi',
      drop_pings: true,
      refuse_upgrades: { status: 503, times: null },
    });
    await submit('changeSocketFaults', {
      ...form,
      drop_pings: 'false',
      'refuse_upgrades.status': '',
      'refuse_upgrades.times': '',
    });
    expect(await user.succeed(control.socketFaults)).toMatchObject({
      drop_pings: false,
      refuse_upgrades: null,
    });
  });

  test("changes the account's platform", async () => {
    const { submit, user, open } = await browser();
    const form = { platform: 'specified', 'dialects.sparse': 'true', 'dialects.no-events': 'true' };
    await submit('changePlatform', { ...form, 'dialects.no-socket': 'false' });
    expect(await user.succeed(control.platform)).toEqual({
      platform: 'specified',
      dialects: ['sparse', 'no-events'],
    });
    expect((await open('/__mock/connections')).text).toMatch(
      /name="dialects.sparse" value="true" checked/,
    );
    await submit('changePlatform', { platform: 'extended', 'dialects.sparse': 'false' });
    expect(await user.succeed(control.platform)).toEqual({ platform: 'extended', dialects: [] });
  });

  test('changes many profiles at once', async () => {
    const { submit, user } = await browser();
    const form = { field_name: 'title', type: 'google', most: '3' };
    expect((await submit('changeManyProfiles', form)).said).toBe('3 profiles changed.');
    const { google_updates } = await user.succeed(api.updates.list, {
      query: { field_names: ['title'] },
    });
    expect(google_updates).toHaveLength(3);
  });

  test('takes a snapshot and restores it', async () => {
    const { submit, user } = await browser();
    await submit('takeSnapshot', { name: 'Start' }, '/__mock/snapshots');
    await user.succeed(control.changeSimulation, { body: { mood: 'busy' } });
    expect(await submit('restoreSnapshot', { id: '1' }, '/__mock/snapshots')).toMatchObject({
      kind: 'done',
    });
    expect(await user.succeed(control.simulation)).toMatchObject({ mood: 'still' });
  });
});

test('shows an error at its field', async () => {
  const { submit } = await browser();
  expect(await submit('advanceClock', { ms: 'soon' })).toEqual({
    kind: 'refused',
    said: expect.stringMatching(/^ms: /),
  });
  expect(await submit('restoreSnapshot', { id: '9' })).toEqual({
    kind: 'refused',
    said: 'Not found.',
  });
  expect((await submit('armFault', { endpoint: 'tags.paint' })).said).toBe(
    'endpoint: There is no call named tags.paint.',
  );
});

test('a form without a call and an external return address are refused', async () => {
  const { user } = await browser();
  const send = (path: string, fields: Readonly<Record<string, string>>) =>
    user.raw('POST', path, { headers: asPage, body: new URLSearchParams(fields) });
  expect((await send('/__mock/forms/paint', {})).status).toBe(404);
  const away = await send('/__mock/forms/signOut', { return_to: '//evil.example' });
  expect(away.headers.get('Location')).toMatch(/^\/__mock\?told=\d+$/);
});

describe('a control call from another site', () => {
  const orders: readonly (readonly [string, HeaderChanges, number])[] = [
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['another port of this machine', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['an older browser elsewhere', { Origin: 'https://evil.example' }, 403],
    ['a page without an origin', { Origin: 'null' }, 403],
    ['the own page', { 'Sec-Fetch-Site': 'same-origin' }, 204],
    ['the address bar', { 'Sec-Fetch-Site': 'none' }, 204],
    ['an older browser here', { Origin: 'http://localhost' }, 204],
    ['a test', {}, 204],
  ];
  test.each(orders)('%s: %j is %i', async (_, headers, status) => {
    const { user } = await browser();
    expect((await user.raw('POST', '/__mock/sign-out', { headers })).status).toBe(status);
    expect((await user.send(api.currentUser.show)).status).toBe(status === 403 ? 200 : 401);
  });
});

test('coverage and snapshots are pages for a browser, and JSON for other clients', async () => {
  const { user, open } = await browser();
  for (const path of ['/__mock/coverage', '/__mock/snapshots']) {
    expect((await open(path)).headers.get('Content-Type')).toMatch(/^text\/html/);
    for (const Accept of ['application/json', '*/*']) {
      const answer = await user.raw('GET', path, { headers: { Accept } });
      expect(answer.headers.get('Content-Type')).toBe('application/json');
    }
  }
  expect((await open('/__mock/coverage')).text).toContain('locations.list');
});
