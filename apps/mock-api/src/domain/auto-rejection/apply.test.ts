import { TagId } from '@placekeeper/contracts/core/id';
import type { AutoRejectionRequest } from '@placekeeper/contracts/model/auto-rejection-change';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema/users.ts';
import { createLocationBench, type LocationBench } from '../../testing/location-bench.ts';
import { addTagLocations } from '../tags/add-locations.ts';
import { createTag } from '../tags/create.ts';
import { applyAutoRejection } from './apply.ts';
import { setAutoRejection } from './set.ts';

const titles = (selection: AutoRejectionRequest['selection']): AutoRejectionRequest => ({
  selection,
  change: { mode: 'add', field_names: ['title'], allow_owner_manager_auto_reject: false },
});
const apply = ({ deps, actor }: LocationBench, ...changes: AutoRejectionRequest[]) =>
  applyAutoRejection(deps, actor(), changes);
const settings = (bench: LocationBench) =>
  bench.ids.map((id) => {
    const row = bench.row(id);
    return [row.updateBehaviour, row.autoRejectionFields.join(), row.allowOwnerManagerAutoReject];
  });

/** One that asks, one that rejects a field of owners too, one that rejects everything. */
function mixed() {
  const bench = createLocationBench([{}, {}, {}]);
  const [, byField, all] = bench.ids;
  if (!byField || !all) throw new Error('Three locations were asked for.');
  setAutoRejection(bench.deps, bench.actor(), {
    id: byField,
    google_update_behaviour: 'auto-reject-by-field',
    auto_rejection_fields: ['websiteUri'],
    allow_owner_manager_auto_reject: true,
  });
  setAutoRejection(bench.deps, bench.actor(), {
    id: all,
    google_update_behaviour: 'auto-reject-all',
    auto_rejection_fields: [],
    allow_owner_manager_auto_reject: false,
  });
  return bench;
}

test('a rule is added to what each location has, and what it had comes back with it @LSET-1', () => {
  const bench = mixed();
  const before = settings(bench);
  const applied = apply(bench, titles({ mode: 'matching' }));
  expect(applied.changed_count).toBe(2);
  expect(settings(bench)).toEqual([
    ['auto-reject-by-field', 'title', false],
    ['auto-reject-by-field', 'websiteUri,title', true],
    ['auto-reject-all', '', false],
  ]);
  expect(apply(bench, titles({ mode: 'matching' })).changed_count).toBe(0);

  const back = applied.before.map(({ settings: was, locations }) => ({
    selection: { mode: 'ids', locations },
    change: { mode: 'set', settings: was },
  })) as AutoRejectionRequest[];
  expect(apply(bench, ...back).changed_count).toBe(2);
  expect(settings(bench)).toEqual(before);
});

test('only the locations of a tag @LSET-1 @TAG-1', () => {
  const bench = createLocationBench([{}, {}]);
  const id = createTag(bench.deps, bench.actor(), { name: 'North' });
  addTagLocations(bench.deps, bench.actor(), { id, locations: bench.ids.slice(1) });
  apply(bench, titles({ mode: 'matching', only_tag_ids: [id] }));
  expect(settings(bench).map(([behaviour]) => behaviour)).toEqual([
    'no-action',
    'auto-reject-by-field',
  ]);
});

test('all or none: what is refused leaves everything @CONST-2 @PERM-2', () => {
  const bench = mixed();
  const before = settings(bench);
  const none = titles({ mode: 'matching', only_tag_ids: [TagId.parse(9)] });
  expect(() => apply(bench, titles({ mode: 'matching' }), none)).toThrow(
    expect.objectContaining({ kind: expect.objectContaining({ status: 422 }) }),
  );
  const pin = {
    ...none,
    change: { mode: 'add', field_names: ['latlng'], allow_owner_manager_auto_reject: true },
  } as const;
  expect(() =>
    apply(bench, { ...pin, change: { ...pin.change, field_names: ['latlng'] } }),
  ).toThrow(/map pin cannot be rejected automatically/);
  const { deps, user } = bench;
  deps.db.update(users).set({ hasSubscription: false }).where(eq(users.id, user.id)).run();
  expect(() => apply(bench, titles({ mode: 'matching' }))).toThrow(
    expect.objectContaining({ kind: { status: 403 } }),
  );
  expect(settings(bench)).toEqual(before);
});
