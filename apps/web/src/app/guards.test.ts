import { LocationId } from '@placekeeper/contracts/core/id';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { addNotice, noticeOf } from '../data/location-cache/pending-notices.ts';
import {
  hideSpotlight,
  isSpotlightShown,
  showSpotlight,
} from '../data/spotlight/spotlight-visibility.ts';
import type { RouteMeta } from '../lib/url/paths.ts';
import { showToast } from '../widgets/toast/show-toast.ts';
import { guard } from './guards.ts';

vi.mock('../data/api/prefetch.ts', () => ({ prefetch: vi.fn() }));
vi.mock('../lib/browser/early-typing.ts', () => ({ catchTyping: vi.fn(), takeTyping: vi.fn() }));
vi.mock('../widgets/toast/show-toast.ts', () => ({ showToast: vi.fn() }));
vi.mock('../data/session/capabilities.ts', () => ({
  currentFeatures: () => ({ attributes: false }),
  loadCapabilities: async () => undefined,
}));
vi.mock('../data/current-user/queries.ts', () => ({
  loadCurrentUser: async () => ({ is_admin: false }),
}));

const location = z.parse(LocationId, 3);

/** Runs the guard for a navigation from `/locations`. */
async function navigate(address: string, meta: RouteMeta = {}): Promise<void> {
  const request = new Request(`http://placekeeper.test${address}`);
  const context = { request, url: new URL(request.url), pattern: address, params: {} };
  await guard(() => meta)({ ...context, context: {} } as never, async () => undefined);
}

beforeEach(() => {
  vi.mocked(showToast).mockClear();
  vi.stubGlobal('window', { location: { pathname: '/locations' } });
  hideSpotlight();
  showSpotlight();
  addNotice({ location_id: location, has_google_updates: true, has_owner_manager_updates: false });
});

test('@SHELL-12 @DET-4 a navigation clears the notices of updates and hides the search', async () => {
  expect([noticeOf(location), isSpotlightShown()]).toEqual(['Google', true]);
  await navigate('/tags');
  expect([noticeOf(location), isSpotlightShown()]).toEqual([null, false]);
});

test('@SHELL-12 a change of only the query does not hide the search', async () => {
  await navigate('/locations?filter=harbour');
  expect([noticeOf(location), isSpotlightShown()]).toEqual([null, true]);
});

test('@SHELL-10 @SHELL-12 a refused navigation changes nothing', async () => {
  await expect(navigate('/location/3/admin', { adminOnly: true })).rejects.toMatchObject({
    status: 302,
  });
  expect([noticeOf(location), isSpotlightShown()]).toEqual(['Google', true]);
  await expect.poll(() => showToast).toHaveBeenCalledOnce();
});

test.each([
  [{ adminOnly: true }, 'You can’t open that page'],
  [{ feature: 'attributes' }, 'Attributes aren’t available'],
] as const)('@SHELL-10 @SHELL-11 a redirect to home says why: %o', async (meta, title) => {
  await expect(navigate('/location/3/somewhere', meta)).rejects.toMatchObject({ status: 302 });
  await expect.poll(() => showToast).toHaveBeenCalledOnce();
  expect(showToast).toHaveBeenCalledWith('info', title, expect.anything());
});

test('@SHELL-10 an open page needs no explanation', async () => {
  await navigate('/locations/tags');
  expect(showToast).not.toHaveBeenCalled();
});
