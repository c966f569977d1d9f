import { LocationId } from '@placekeeper/contracts/core/id';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { recordOf } from '../portfolio/location-record.ts';
import { someLocation } from '../../test/some-location.ts';
import type { TrialedItem } from './dry-run.worker.ts';
import { withUpdates } from './dry-run-updates.ts';

const ids = [1, 2, 3, 4, 5].map((id) => LocationId.parse(id));
const reasons: Readonly<Record<number, object>> = {
  1: { reason: 'UNVERIFIED_LOCATION', message: 'Google suspended this profile.' },
  2: { reason: 'UNVERIFIED_LOCATION', message: 'This business isn’t verified on Google.' },
  3: { reason: 'LOCATION_SUSPENDED', message: null },
  4: { reason: 'INVALID_URL', message: null },
  5: { reason: 'LOCATION_DISABLED', message: null },
};

let reads: number[];

beforeEach(() => {
  reads = [];
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a' });
  vi.stubGlobal('fetch', async (address: string) => {
    const id = Number(/locations\/(\d+)\/failed/.exec(address)?.[1]);
    reads.push(id);
    return Response.json({
      fields: ['websiteUri'],
      errors: [{ field: 'websiteUri', ...reasons[id] }],
    });
  });
});

afterEach(() => {
  queryClient.clear();
});

const item = (id: LocationId): TrialedItem => ({
  location: { id, name: 'Quay', store_code: null },
  status: 'pending',
  message: null,
  before: {},
  after: { websiteUri: 'https://quay.example' },
  errors: {},
  hints: {},
  attributes: {},
  calls: [],
  isPublished: true,
  isWaiting: false,
});

const blocks = async (declined: boolean, some: readonly LocationId[]) => {
  const records = some.map((id) => ({
    ...recordOf({ ...someLocation, id }),
    has_unresolved_updates: false,
    has_failed_patch_attempts: declined,
  }));
  const items = await withUpdates(some.map(item), records);
  return items.map((each) => each.blocks);
};

test('@BULK-1 @DET-3 the preview names the standing for which Google declined the last edit', async () => {
  const suspended = ['Google declined the last edit because the profile was suspended.'];
  expect(await blocks(true, ids)).toEqual([
    suspended,
    ['Google declined the last edit because the profile wasn’t verified.'],
    suspended,
    [],
    suspended,
  ]);
});

test('@BULK-1 @UPD-3 the preview knows the standing from the note of an update that was read', async () => {
  const [id] = ids;
  if (!id) throw new Error('There are no locations.');
  const note = 'Google suspended this profile. You can’t publish until this is resolved.';
  const update = {
    location: { id },
    resolution: null,
    update_actionability: { can_be_rejected: false, explanation: note },
  };
  queryClient.setQueryData(['updates', 'review', {}], { answer: { google_updates: [update] } });
  expect(await blocks(false, ids.slice(0, 2))).toEqual([
    ['Google has suspended this profile.'],
    [],
  ]);
  queryClient.setQueryData(['updates', 'review', {}], {
    answer: { google_updates: [{ ...update, resolution: { resolved_action: 'dismissed' } }] },
  });
  expect(await blocks(false, ids.slice(0, 1))).toEqual([[]]);
});
