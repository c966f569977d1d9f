import { control } from '../contract.ts';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import { expect, test } from 'vitest';
import { seedPersonas } from '../../seed/personas.ts';
import { asPage, createTestTwin } from '../../testing/test-twin.ts';
import { personas } from '../../seed/blueprints.ts';

/** A client that opens pages, submits their forms, and makes the product's calls. */
function browser() {
  const { deps, guest } = createTestTwin();
  seedPersonas(deps, { locations: 3 });
  const client = guest();
  return {
    ...client,
    open: (path: string) => client.raw('GET', path, { headers: asPage }),
    submit: (path: string, fields: Readonly<Record<string, string>>) =>
      client.raw('POST', path, { headers: asPage, body: new URLSearchParams(fields) }),
  };
}

const whereTo = (response: Response) => [response.status, response.headers.get('Location')];

test('every page is complete, in English, and blocks scripts', async () => {
  const { open, submit } = browser();
  await submit('/__mock/sign-in/persona', { persona: 'new', return_to: '/' });
  for (const path of [
    '/__mock',
    '/__mock/sign-in',
    '/__mock/account',
    '/__mock/profile-change',
    '/__mock/mail',
    '/__mock/google/consent?redirect_uri=/back',
  ]) {
    const response = await open(path);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(text).toContain('<html lang="en">');
    expect(text.match(/<h1>/g)).toHaveLength(1);
    expect(text).not.toMatch(/<script|\s(style|on\w+)=/);
  }
  const styles = await open('/__mock/assets/pages.css');
  expect(styles.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
});

test('the sign-in page offers every persona, signs in and continues', async () => {
  const { open, submit, call } = browser();
  const offer = await (await open('/__mock/sign-in?return_to=/updates?page=2')).text();
  for (const persona of personas) expect(offer).toContain(`value="${persona}"`);
  expect(offer).toContain('name="return_to" value="/updates?page=2"');
  expect(await call(currentUser.show)).toMatchObject({ status: 401 });

  const response = await submit('/__mock/sign-in/persona', {
    persona: 'admin',
    return_to: '/updates?page=2',
  });
  expect(whereTo(response)).toEqual([303, '/updates?page=2']);
  expect(await call(currentUser.show)).toMatchObject({
    status: 200,
    body: { user: { is_admin: true, identity: { name: 'Ada Novak' } } },
  });
});

test('an external address is not followed, and its text is escaped', async () => {
  const { open, submit } = browser();
  const away = await submit('/__mock/sign-in/persona', {
    persona: 'owner',
    return_to: '//evil.example',
  });
  expect(whereTo(away)).toEqual([303, '/']);
  expect(whereTo(await open('/__mock/sign-out?return_to=https://evil.example'))).toEqual([
    303,
    '/__mock/sign-in',
  ]);
  const text = await (await open('/__mock/sign-in?return_to=/%22%3E%3Cscript%3E')).text();
  expect(text).not.toContain('<script');
  expect((await submit('/__mock/sign-in/persona', { persona: 'nobody' })).status).toBe(404);
});

test('signing out ends the session and redirects as requested', async () => {
  const { open, submit, call } = browser();
  await submit('/__mock/sign-in/persona', { persona: 'owner', return_to: '/' });
  expect(whereTo(await open('/__mock/sign-out?return_to=/bye'))).toEqual([303, '/bye']);
  expect(await call(currentUser.show)).toMatchObject({ status: 401 });
});

test('the consent page asks a guest to sign in, and returns', async () => {
  const { open } = browser();
  const response = await open('/__mock/google/consent?redirect_uri=/back&state=s1');
  expect(whereTo(response)).toEqual([
    302,
    '/__mock/sign-in?return_to=%2F__mock%2Fgoogle%2Fconsent%3Fredirect_uri%3D%2Fback%26state%3Ds1',
  ]);
});

async function consentFields({ open, submit }: ReturnType<typeof browser>, persona = 'new') {
  await submit('/__mock/sign-in/persona', { persona, return_to: '/' });
  const text = await (
    await open('/__mock/google/consent?redirect_uri=/back?x=1&state=s%3C1')
  ).text();
  const [, account = ''] =
    /name="google_account"\s+value="(\d+)"\s+required\s+checked/.exec(text) ?? [];
  expect(text).toMatch(/name="granted"\s+value="1"\s+checked/);
  return { redirect_uri: '/back?x=1', state: 's<1', google_account: account, granted: '1' };
}

const codeOf = (response: Response): string =>
  new URL(response.headers.get('Location') ?? '', 'http://localhost').searchParams.get('code') ??
  '';

const exchange = (twin: ReturnType<typeof browser>, response: Response) =>
  twin.call(googleTokens.create, { body: { authorization_code: codeOf(response) } });

test('allowing returns a code that connects the account (ONB-2)', async () => {
  const twin = browser();
  const fields = await consentFields(twin);
  const response = await twin.submit('/__mock/google/consent', { ...fields, decision: 'allow' });
  const back = new URL(response.headers.get('Location') ?? '', 'http://localhost');
  expect(response.status).toBe(303);
  expect(back.pathname).toBe('/back');
  expect(Object.fromEntries(back.searchParams)).toEqual({
    x: '1',
    state: 's<1',
    code: expect.stringMatching(/^4\//),
  });

  expect(await exchange(twin, response)).toMatchObject({ status: 204 });
  expect(await twin.succeed(googleTokens.list)).toMatchObject({
    tokens: [{ email: 'nina.lindqvist@example.com', status: 'active', locations_count: 0 }],
  });
});

test('the consent page preselects the account that lost its authorization (GACC-2)', async () => {
  const twin = browser();
  const fields = await consentFields(twin, 'owner');
  const { tokens } = await twin.succeed(googleTokens.list);
  const lost = tokens.find(({ status }) => status === 'lost-authorization');
  const response = await twin.submit('/__mock/google/consent', { ...fields, decision: 'allow' });
  await exchange(twin, response);
  const renewed = await twin.succeed(googleTokens.list);
  expect(renewed.tokens).toMatchObject([{}, {}, { id: lost?.id, status: 'active' }]);
});

test('the consent page preselects the requested account (GACC-2)', async () => {
  const twin = browser();
  await twin.submit('/__mock/sign-in/persona', { persona: 'owner', return_to: '/' });
  const [asked] = (await twin.succeed(googleTokens.list)).tokens;
  const address = `/__mock/google/consent?redirect_uri=/&login_hint=${asked?.email}`;
  const text = await (await twin.open(address)).text();
  const [, offered] =
    /required\s+checked\s*\/>\s*<span>[^<]*<\/span>\s*<span>([^<,]*)/.exec(text) ?? [];
  expect(offered).toBe(asked?.email);
});

test('denying returns an error, and without the permission the exchange is refused (ONB-2)', async () => {
  const twin = browser();
  const { granted: _, ...fields } = await consentFields(twin);
  const denied = await twin.submit('/__mock/google/consent', { ...fields, decision: 'deny' });
  expect(whereTo(denied)).toEqual([303, '/back?x=1&error=access_denied&state=s%3C1']);

  const unticked = await twin.submit('/__mock/google/consent', { ...fields, decision: 'allow' });
  expect(await exchange(twin, unticked)).toMatchObject({
    status: 422,
    body: { errors: { authorization_code: [expect.stringContaining('Permission')] } },
  });
});

test("the consent page redirects nowhere else, and gives no code for another account's login (PERM-1)", async () => {
  const twin = browser();
  const theirs = await consentFields(twin, 'basic');
  const fields = await consentFields(twin);
  const away = { redirect_uri: 'https://evil.example/', decision: 'allow' };
  const asked = await twin.open(`/__mock/google/consent?redirect_uri=${away.redirect_uri}`);
  expect(asked.status).toBe(400);
  const sent = await twin.submit('/__mock/google/consent', { ...fields, ...away });
  expect(whereTo(sent)).toEqual([400, null]);

  const foreign = { ...fields, google_account: theirs.google_account, decision: 'allow' };
  const refused = await twin.submit('/__mock/google/consent', foreign);
  expect(whereTo(refused)).toEqual([404, null]);
});

test('the consent page treats an expired session as a guest', async () => {
  const twin = browser();
  const fields = await consentFields(twin);
  await twin.succeed(control.expireSessions);
  const response = await twin.submit('/__mock/google/consent', { ...fields, decision: 'allow' });
  expect(whereTo(response)).toEqual([302, '/__mock/sign-in']);
});

test('@ONB-5 the account page starts the subscription, and refuses invalid numbers', async () => {
  const { open, submit, call } = browser();
  expect(whereTo(await open('/__mock/account'))).toEqual([
    302,
    '/__mock/sign-in?return_to=%2F__mock%2Faccount',
  ]);
  await submit('/__mock/sign-in/persona', { persona: 'basic' });
  expect(await call(currentUser.show)).toMatchObject({
    body: { user: { has_gbp_management_subscription: false } },
  });

  const offered = await open('/__mock/account?slots=37');
  expect(await offered.text()).toMatch(/value="37"/);
  expect((await submit('/__mock/account', { slots: '-1' })).status).toBe(422);
  expect((await submit('/__mock/account', { slots: '' })).status).toBe(422);
  expect(whereTo(await submit('/__mock/account', { slots: '20' }))).toEqual([
    303,
    '/__mock/account?saved=1',
  ]);
  expect(await call(currentUser.subscriptionMeta)).toMatchObject({
    body: { gbp_management_subscription: { slots: 20, locations: 0 } },
  });
  expect(await call(currentUser.show)).toMatchObject({
    body: { user: { has_gbp_management_subscription: true } },
  });
});

test('@UPD-1 the page for changes changes a profile as Google would', async () => {
  const { open, submit, call } = browser();
  await submit('/__mock/sign-in/persona', { persona: 'owner' });
  const managed = await call(locations.list, { query: { gbp_management_status: 'enabled' } });
  const [first] = managed.status === 200 ? managed.body.data : [];
  const id = String(first?.id);
  const form = await open(`/__mock/profile-change?search=${first?.store_code}`);
  expect(await form.text()).toContain(`<option value="${id}">`);

  const change = { location_id: id, field: 'storeCode', type: 'ownerManager', search: '' };
  expect(whereTo(await submit('/__mock/profile-change', change))).toEqual([
    303,
    '/__mock/profile-change?search=&done=1',
  ]);
  expect(await call(updates.list, { query: { field_names: ['storeCode'] } })).toMatchObject({
    body: { google_updates: [{ location: { id: Number(id) }, type: 'ownerManager' }] },
  });

  expect((await submit('/__mock/profile-change', { ...change, field: 'colour' })).status).toBe(422);
  expect(
    (await submit('/__mock/profile-change', { ...change, location_id: '999999' })).status,
  ).toBe(422);
});
