import { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pathAfterConsent, readFlow, stepPath } from './flow-url.ts';

const [lost, other] = z.parse(z.tuple([GoogleTokenId, GoogleTokenId]), [5, 6]);
const address = { google_account: lost, operation: 'op-1' };

const after = (...sent: Parameters<typeof pathAfterConsent>) => {
  const { pathname, searchParams } = new URL(pathAfterConsent(...sent), 'https://a.example');
  return [pathname, readFlow(searchParams)];
};

test('@ONB-6 a reconnected account returns to the profiles it found', () => {
  expect(after(address, lost)).toEqual(['/onboarding/select-profiles', address]);
});

test('@ONB-6 an account reconnected in the subscription step returns to that step', () => {
  const sent = { ...address, back: 'subscription' } as const;
  expect(after(sent, lost)).toEqual(['/onboarding/start-subscription', address]);
  expect(after(sent, other)[0]).toBe('/onboarding/fetching-profiles');
  const connecting = stepPath('onboarding.connect-google-account', sent);
  expect(readFlow(new URL(connecting, 'https://a.example').searchParams)).toEqual(sent);
});

test('@ONB-3 another account starts its own fetch', () => {
  const fetches = ['/onboarding/fetching-profiles', { google_account: other }];
  expect(after(address, other)).toEqual(fetches);
  expect(after({}, other)).toEqual(fetches);
});
