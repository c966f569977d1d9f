import { GoogleTokenId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pathAfterConsent, readFlow } from './flow-url.ts';

const [lost, other] = z.parse(z.tuple([GoogleTokenId, GoogleTokenId]), [5, 6]);
const address = { google_account: lost, operation: 'op-1' };

const after = (...sent: Parameters<typeof pathAfterConsent>) => {
  const { pathname, searchParams } = new URL(pathAfterConsent(...sent), 'https://a.example');
  return [pathname, readFlow(searchParams)];
};

test('@ONB-6 a reconnected account returns to the profiles it found', () => {
  expect(after(address, lost)).toEqual(['/onboarding/select-profiles', address]);
});

test('@ONB-3 another account starts its own fetch', () => {
  const fetches = ['/onboarding/fetching-profiles', { google_account: other }];
  expect(after(address, other)).toEqual(fetches);
  expect(after({}, other)).toEqual(fetches);
});
