import { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { nextStep } from './next-step.ts';

const account = (id: number, status: 'active' | 'lost-authorization' = 'active') => ({
  id: GoogleTokenId.parse(id),
  email: `${id}@example.com`,
  status,
});

const connect = '/onboarding/connect-google-account';
const halfway = '/onboarding/start-subscription?google_account=1&operation=x';

test.each([
  ['one account', [account(1)], null, '/onboarding/fetching-profiles?google_account=1'],
  [
    'one of two that works',
    [account(1, 'lost-authorization'), account(2)],
    null,
    '/onboarding/fetching-profiles?google_account=2',
  ],
  ['two accounts', [account(1), account(2)], null, connect],
  ['a choice that was begun', [account(1), account(2)], halfway, halfway],
  ['a lost account, whatever was begun', [account(1, 'lost-authorization')], halfway, connect],
])('with %s, onboarding continues @ONB-1', (_, tokens, begun, path) => {
  expect(nextStep(tokens, begun).path).toBe(path);
});

test('while one account is lost, the text does not call all accounts connected @ONB-1', () => {
  const tokens = [account(1), account(2), account(3, 'lost-authorization')];
  expect(nextStep(tokens, null).sentence).toBe(
    '2 of your 3 Google accounts are connected. Choose which one to import from.',
  );
  expect(nextStep(tokens.slice(0, 2), null).sentence).toBe(
    'Your Google accounts are connected. Choose which one to import from.',
  );
});
