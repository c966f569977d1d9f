import { GoogleTokenId } from '@placekeeper/contracts/core/id';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { findConnectedAccount } from './find-connected-account.ts';

const token = (id: number, other: Partial<GoogleToken> = {}): GoogleToken => ({
  id: z.parse(GoogleTokenId, id),
  email: `${id}@example.com`,
  name: null,
  status: 'active',
  locations_count: 0,
  created_at: '2026-01-01T00:00:00Z',
  last_contacted_at: '2026-01-01T00:00:00Z',
  ...other,
});

test('an account that was not in the list before is found @ONB-2', () => {
  expect(findConnectedAccount([token(1)], [token(1), token(2)])?.id).toBe(2);
});

test('an account that is active again is found @GACC-2', () => {
  const before = [token(1), token(2, { status: 'lost-authorization' })];
  expect(findConnectedAccount(before, [token(1), token(2)])?.id).toBe(2);
});

test('an account that was contacted since then is found @ONB-2', () => {
  const after = [token(1), token(2, { last_contacted_at: '2026-01-02T00:00:00Z' })];
  expect(findConnectedAccount([token(1), token(2)], after)?.id).toBe(2);
});

test('the only account is found even if it shows no change @ONB-2', () => {
  expect(findConnectedAccount([token(1)], [token(1)])?.id).toBe(1);
});

test('if none of several accounts shows a change, the user chooses one @ONB-2', () => {
  expect(findConnectedAccount([token(1), token(2)], [token(1), token(2)])).toBeNull();
});

test('an account that was contacted and has lost its authorization is not found @ONB-2', () => {
  const lost = { status: 'lost-authorization', last_contacted_at: '2026-01-02T00:00:00Z' };
  const after = [token(1), token(2, lost)];
  expect(findConnectedAccount([token(1), token(2)], after)).toBeNull();
});

test('if the list is empty, no account was connected @ONB-2', () => {
  expect(findConnectedAccount([], [])).toBeNull();
});
