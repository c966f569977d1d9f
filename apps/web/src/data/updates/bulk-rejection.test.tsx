import { expect, test, vi } from 'vitest';
import { renderHookWithQueries } from '../../test/render.tsx';
import { onLocationChange, type LocationChange } from '../location-cache/location-changes.ts';
import { useRejectBulk } from './bulk-rejection.ts';

test('@CARD-6 @UPD-5 a rejection of all matching updates marks the known locations as outdated', async () => {
  vi.stubGlobal('fetch', () => {
    const meta = { current_page: 1, last_page: 1, per_page: 1, total: 2, to: 1 };
    return Promise.resolve(
      Response.json({ updates_count: 2, google_updates: [], total_locations: 2, meta }),
    );
  });
  const changes: LocationChange[] = [];
  onLocationChange((change) => changes.push(change));
  const { result } = await renderHookWithQueries(useRejectBulk);
  expect(await result.current.mutateAsync({ filters: {}, shown: 3 })).toBe(false);
  expect(changes).toEqual([]);
  expect(await result.current.mutateAsync({ filters: {}, shown: 2 })).toBe(true);
  expect(changes).toEqual([{ kind: 'all-outdated' }]);
});
