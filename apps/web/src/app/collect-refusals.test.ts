import { LocationId, UserId } from '@placekeeper/contracts/core/id';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiError } from '../data/http/api-error.ts';
import { noteDeclined } from '../data/location-cache/location-changes.ts';
import type { followDeclined } from '../features/bulk-edit/follow-declined.ts';
import { collectRefusals } from './collect-refusals.ts';

const network = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
});
const refused = { fields: ['phoneNumbers'], errors: [] };

test('@BULK-2 refusals are stored although their code loads only at the second attempt', async () => {
  const [user, one, other] = [UserId.parse(1), LocationId.parse(1), LocationId.parse(2)];
  const stored = vi.fn<typeof followDeclined>().mockResolvedValue();
  const load = vi
    .fn<() => Promise<{ followDeclined: typeof followDeclined }>>()
    .mockRejectedValueOnce(apiError({ kind: 'offline', timedOut: true }))
    .mockResolvedValue({ followDeclined: stored });
  const log = vi.spyOn(console, 'error');
  const leaving = new AbortController();
  collectRefusals(user, leaving.signal, load);
  noteDeclined(one, true, refused);
  await vi.advanceTimersByTimeAsync(2000);
  expect(load).toHaveBeenCalledTimes(1);
  noteDeclined(other, true, refused);
  await vi.advanceTimersByTimeAsync(5000);
  expect(stored).toHaveBeenCalledOnce();
  expect(stored).toHaveBeenCalledWith(
    user,
    new Map([
      [one, refused],
      [other, refused],
    ]),
  );
  // A lost connection is no error of the application.
  expect(log).not.toHaveBeenCalled();
  leaving.abort();
});
