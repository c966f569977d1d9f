import { expect, test } from 'vitest';
import { createLocationFixture } from '../../../testing/location-fixture.ts';
import { hours } from '../../clock.ts';
import {
  disconnect,
  loseAuthorization,
} from '../../google-accounts/commands/lose-authorization.ts';
import { fetchAccessToken } from './fetch-access-token.ts';
import { refusal } from '../../../testing/refusal.ts';

function adminBench() {
  const fixture = createLocationFixture();
  fixture.setUser({ isAdmin: true });
  return fixture;
}

test('an admin gets a token that is valid for an hour, then another one @PERM-2', () => {
  const { deps, actor, id, advance } = adminBench();
  const first = fetchAccessToken(deps, actor(), id);
  expect(first).toMatch(/^ya29\../);
  advance(hours(1) - 1);
  expect(fetchAccessToken(deps, actor(), id)).toBe(first);
  advance(1);
  const second = fetchAccessToken(deps, actor(), id);
  expect(second).toMatch(/^ya29\../);
  expect(second).not.toBe(first);
  advance(hours(1) - 1);
  expect(fetchAccessToken(deps, actor(), id)).toBe(second);
});

test('other users get no token, not even for their own location @PERM-2', () => {
  const { deps, actor, id } = createLocationFixture();
  expect(() => fetchAccessToken(deps, actor(), id)).toThrow(refusal(403));
});

test('an account without authorization gives none @GACC-2', () => {
  const { deps, actor, id, token } = adminBench();
  loseAuthorization(deps, actor(), token.id);
  expect(() => fetchAccessToken(deps, actor(), id)).toThrow(refusal(409));
  disconnect(deps, actor(), token.id);
  expect(() => fetchAccessToken(deps, actor(), id)).toThrow(refusal(409));
});
