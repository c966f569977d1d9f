import type { SuccessOf } from '@placekeeper/contracts/core/endpoint';
import type { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import { expect, test } from 'vitest';
import { createAccount } from '../../seed/create-account.ts';
import { seedPersonas } from '../../seed/personas.ts';
import { createTestClient } from '../../testing/test-client.ts';
import { createTestDeps } from '../../testing/test-deps.ts';
import { personas } from '../contract.ts';

function browser() {
  const twin = createTestDeps();
  seedPersonas(twin.deps, { locations: 3 });
  return { ...twin, ...createTestClient(twin.deps) };
}

const whereTo = (response: Response) => [response.status, response.headers.get('Location')];

test('every page is whole, in English, and lets nothing run', async () => {
  const { open, submit } = browser();
  await submit('/__mock/sign-in/persona', { persona: 'new', return_to: '/' });
  for (const path of ['/__mock', '/__mock/sign-in', '/__mock/google/consent?redirect_uri=/back']) {
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

test('the sign-in page offers every persona, signs in as the chosen one and goes on', async () => {
  const { open, submit, call } = browser();
  const offer = await (await open('/__mock/sign-in?return_to=/updates?page=2')).text();
  for (const persona of personas) expect(offer).toContain(`value="${persona}"`);
  expect(offer).toContain('name="return_to" value="/updates?page=2"');
  expect(await call('GET', '/api/current-user')).toMatchObject({ status: 401 });

  const response = await submit('/__mock/sign-in/persona', {
    persona: 'admin',
    return_to: '/updates?page=2',
  });
  expect(whereTo(response)).toEqual([303, '/updates?page=2']);
  expect(await call('GET', '/api/current-user')).toMatchObject({
    status: 200,
    body: { user: { is_admin: true, identity: { name: 'Ada Novak' } } },
  });
});

test('an address elsewhere is not followed, and text in it is only text', async () => {
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

test('signing out ends the session and goes where it was told', async () => {
  const { open, submit, call } = browser();
  await submit('/__mock/sign-in/persona', { persona: 'owner', return_to: '/' });
  expect(whereTo(await open('/__mock/sign-out?return_to=/bye'))).toEqual([303, '/bye']);
  expect(await call('GET', '/api/current-user')).toMatchObject({ status: 401 });
});

test('the consent page asks a guest to sign in first, and comes back', async () => {
  const { open } = browser();
  const response = await open('/__mock/google/consent?redirect_uri=/back&state=s1');
  expect(whereTo(response)).toEqual([
    302,
    '/__mock/sign-in?return_to=%2F__mock%2Fgoogle%2Fconsent%3Fredirect_uri%3D%2Fback%26state%3Ds1',
  ]);
});

/** The fields of the consent page as they stand when it opens. */
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

test('allowing returns with a code that connects the account (ONB-2)', async () => {
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

  const body = { authorization_code: back.searchParams.get('code') };
  expect(await twin.call('POST', '/api/google-tokens', body)).toEqual({
    status: 204,
    body: undefined,
  });
  expect(await twin.call('GET', '/api/google-tokens')).toMatchObject({
    status: 200,
    body: {
      tokens: [{ email: 'nina.lindqvist@example.com', status: 'active', locations_count: 0 }],
    },
  });
});

test('the consent page proposes the account whose access was taken back (GACC-2)', async () => {
  const twin = browser();
  const { google_account: account } = await consentFields(twin, 'owner');
  const { body } = await twin.call('GET', '/api/google-tokens');
  const lost = (body as SuccessOf<typeof googleTokens.list>).tokens.find(
    ({ status }) => status === 'lost-authorization',
  );
  const response = await twin.submit('/__mock/google/consent', {
    redirect_uri: '/back',
    google_account: account,
    granted: '1',
    decision: 'allow',
  });
  const code = new URL(response.headers.get('Location') ?? '', 'http://localhost').searchParams.get(
    'code',
  );
  await twin.call('POST', '/api/google-tokens', { authorization_code: code });
  const { body: renewed } = await twin.call('GET', '/api/google-tokens');
  expect(renewed).toMatchObject({ tokens: [{}, {}, { id: lost?.id, status: 'active' }] });
});

test('denying returns with an error, and without the permission the exchange is refused (ONB-2)', async () => {
  const twin = browser();
  const { granted: _, ...fields } = await consentFields(twin);
  const denied = await twin.submit('/__mock/google/consent', { ...fields, decision: 'deny' });
  expect(whereTo(denied)).toEqual([303, '/back?x=1&error=access_denied&state=s%3C1']);

  const unticked = await twin.submit('/__mock/google/consent', { ...fields, decision: 'allow' });
  const code = new URL(unticked.headers.get('Location') ?? '', 'http://localhost').searchParams.get(
    'code',
  );
  expect(await twin.call('POST', '/api/google-tokens', { authorization_code: code })).toMatchObject(
    {
      status: 422,
      body: { errors: { authorization_code: [expect.stringContaining('permission')] } },
    },
  );
});

test('the consent page gives no code to strangers', async () => {
  const twin = browser();
  const fields = await consentFields(twin);
  const away = await twin.open('/__mock/google/consent?redirect_uri=https://evil.example/');
  expect(away.status).toBe(400);
  const sent = await twin.submit('/__mock/google/consent', {
    ...fields,
    redirect_uri: 'https://evil.example/',
    decision: 'allow',
  });
  expect(whereTo(sent)).toEqual([400, null]);

  createAccount(twin.deps, { persona: 'new', clock: 'manual' });
  const foreign = { ...fields, google_account: '999999', decision: 'allow' };
  expect((await twin.submit('/__mock/google/consent', foreign)).status).toBe(404);
});
