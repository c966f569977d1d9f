import { GoogleTokenId, GoogleUpdateId, LocationId } from '@placekeeper/contracts/core/id';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHookWithQueries } from '../../test/render.tsx';
import { useDisconnectGoogleAccount } from '../google-accounts/mutations.ts';
import { useDisableManagement } from '../locations/mutations.ts';
import { useRemoveLocation } from '../locations/remove-location.ts';
import { chooseUndoTime } from '../preferences/undo-time.ts';
import { useRejectBulk } from './bulk-rejection.ts';
import { holdDecision, holdRejection, sendHeld } from './held-decisions.ts';
import { useDecideUpdate } from './mutations.ts';

const update = GoogleUpdateId.parse(7);
const location = LocationId.parse(3);
let sent: string[];
let answered: string[];
let status: number;

beforeEach(() => {
  chooseUndoTime('20');
  [sent, answered, status] = [[], [], 200];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    const request = `${method} ${address}`;
    if (method === 'GET') return Response.json({ tokens: [] });
    sent.push(request);
    await new Promise((resolve) => setTimeout(resolve, 20));
    answered.push(request);
    return Response.json({ updates_count: 4, location: { id: 3 } }, { status });
  });
});
afterEach(() => {
  sendHeld();
});

const writes = {
  'management that is turned off': [useDisableManagement, location, /disable/],
  'the deletion of a location': [useRemoveLocation, location, /DELETE/],
  'the end of an account': [
    useDisconnectGoogleAccount,
    { id: GoogleTokenId.parse(2), locations_count: 0 },
    /DELETE/,
  ],
} as const;

test.each(
  Object.entries(writes).flatMap(([name, write]) =>
    [200, 409].map((code) => [name, code, ...write] as const),
  ),
)(
  '@UPD-3 before %s, a held decision is sent and answered (%i)',
  async (_, code, useWrite, input, path) => {
    status = code;
    const { result } = await renderHookWithQueries(() => ({
      decide: useDecideUpdate('reject'),
      write: useWrite(),
    }));
    holdDecision({ action: 'reject', ids: [update], onUndo: () => undefined });
    result.current.decide.mutate(update);
    result.current.write.mutate(input as never);
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[0]).toMatch(/reject/);
    expect(sent[1]).toMatch(path);
    expect(answered).toContain(sent[0]);
  },
);

test('@UPD-5 before management is turned off, a held rejection of all updates is sent', async () => {
  const { result } = await renderHookWithQueries(() => ({
    reject: useRejectBulk(),
    write: useDisableManagement(),
  }));
  void holdRejection({ count: 4, filters: {} }, () => undefined).then(() =>
    result.current.reject.mutate({ filters: {}, shown: 4, leaving: true }),
  );
  result.current.write.mutate(location);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[0]).toMatch(/reject/);
  expect(answered).toContain(sent[0]);
});

test('without a held decision, management is turned off at once', async () => {
  const { result } = await renderHookWithQueries(useDisableManagement);
  result.current.mutate(location);
  await expect.poll(() => sent).toHaveLength(1);
});
