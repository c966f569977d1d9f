import type { AnyEndpoint } from '@placekeeper/contracts/core/endpoint';
import { GoogleTokenId } from '@placekeeper/contracts/core/id';
import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { apiError, type Failure } from '../http/api-error.ts';

const platform = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../api/client.ts', () => platform);

const token = (id: number, status: GoogleToken['status'] = 'active'): GoogleToken => ({
  id: z.parse(GoogleTokenId, id),
  email: `${id}@example.com`,
  name: null,
  status,
  locations_count: 0,
  created_at: '2026-01-01T00:00:00Z',
  last_contacted_at: '2026-01-01T00:00:00Z',
});

/** The browser repeats a request without a response, and by then the code has been used. */
const used: Failure = { kind: 'validation', fields: { authorization_code: ['Used before.'] } };
const lost: Failure = { kind: 'offline' };

async function conclude(
  failure: Failure,
  before: readonly GoogleToken[],
  after: readonly GoogleToken[] | null,
) {
  let tokens: readonly GoogleToken[] | null = before;
  platform.call.mockImplementation(async ({ definition }: AnyEndpoint) => {
    if (definition.method === 'POST') {
      tokens = after;
      throw apiError(failure, { endpoint: 'googleTokens.create' });
    }
    if (!tokens) throw apiError({ kind: 'not-found' }, { endpoint: 'googleTokens.list' });
    return { tokens };
  });
  const { concludeConsent } = await import('./conclude-consent.ts');
  return concludeConsent({ kind: 'granted', code: 'code' });
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
});

test.each([
  ['a new account', used, [token(1)], [token(1), token(2)]],
  ['the first account', used, [], [token(2)]],
  ['a new account', lost, [token(1)], [token(1), token(2)]],
  ['an account that was lost', used, [token(2, 'lost-authorization')], [token(2)]],
] as const)(
  '@ONB-2 @ERR-4 %s in the list counts as connected despite the error %j',
  async (_, failure, before, after) => {
    expect(await conclude(failure, before, after)).toMatchObject({
      kind: 'connected',
      account: { id: 2 },
    });
  },
);

test.each([
  ['nothing new is in the list', used, [token(1)], [token(1)]],
  ['the list is unreadable', lost, [token(1)], null],
] as const)('@ONB-2 a failure is reported if %s', async (_, failure, before, after) => {
  expect(await conclude(failure, before, after)).toMatchObject({
    kind: 'failed',
    error: { kind: failure.kind, endpoint: 'googleTokens.create' },
  });
});
