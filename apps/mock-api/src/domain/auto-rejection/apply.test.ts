import { TagId } from '@placekeeper/contracts/core/id';
import type { AutoRejectionRequest } from '@placekeeper/contracts/model/auto-rejection-change';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema/users.ts';
import { createLocationBench, type LocationBench } from '../../testing/location-bench.ts';
import { removeLocation } from '../locations/remove.ts';
import { addTagLocations } from '../tags/add-locations.ts';
import { createTag } from '../tags/create.ts';
import { applyAutoRejection } from './apply.ts';
import { setAutoRejection } from './set.ts';

const titles = (
  selection: AutoRejectionRequest['selection'],
  owners = false,
): AutoRejectionRequest => ({
  selection,
  change: { mode: 'add', field_names: ['title'], allow_owner_manager_auto_reject: owners },
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

test('a rule is added to what each location has, and nothing is changed twice @LSET-1', () => {
  const bench = mixed();
  const applied = apply(bench, titles({ mode: 'matching' }));
  expect(applied.changed_count).toBe(2);
  expect(settings(bench)).toEqual([
    ['auto-reject-by-field', 'title', false],
    ['auto-reject-by-field', 'websiteUri,title', true],
    ['auto-reject-all', '', false],
  ]);
  expect(apply(bench, titles({ mode: 'matching' })).changed_count).toBe(0);
});

/** The way back, as a window that made the rule sends it. */
const back = (rule: AutoRejectionRequest, { before }: ReturnType<typeof apply>) =>
  before.map(({ settings: was, locations }) => ({
    selection: { mode: 'ids', locations },
    change: { ...rule.change, mode: 'take-back', before: was },
  })) as AutoRejectionRequest[];
const save = (bench: LocationBench, at: number, fields: ProviderField[], owners: boolean) =>
  setAutoRejection(bench.deps, bench.actor(), {
    id: idAt(bench, at),
    google_update_behaviour: fields.length > 0 ? 'auto-reject-by-field' : 'no-action',
    auto_rejection_fields: fields,
    allow_owner_manager_auto_reject: owners,
  });
function idAt({ ids }: LocationBench, at: number) {
  const id = ids[at];
  if (id === undefined) throw new Error(`There is no location ${at}.`);
  return id;
}

test('a rule that is taken back leaves what was before it, hidden fields too @LSET-1', () => {
  const bench = mixed();
  bench.set(idAt(bench, 0), { autoRejectionFields: ['storeCode'] });
  const before = settings(bench);
  const rule = titles({ mode: 'matching' }, true);
  const applied = apply(bench, rule);
  expect(applied.changed_count).toBe(3);
  expect(apply(bench, ...back(rule, applied)).changed_count).toBe(3);
  expect(settings(bench)).toEqual(before);
  expect(apply(bench, ...back(rule, applied)).changed_count).toBe(0);
  expect(settings(bench)).toEqual(before);
});

test('what somebody saved after the rule stays when it is taken back @LSET-1', () => {
  const bench = createLocationBench([{}, {}, {}, {}, {}]);
  save(bench, 4, ['title', 'storeCode'], false);
  const rule = titles({ mode: 'matching' }, true);
  const applied = apply(bench, rule);
  save(bench, 1, ['title', 'websiteUri'], true);
  save(bench, 2, ['websiteUri'], false);
  save(bench, 3, [], false);
  save(bench, 4, ['title', 'storeCode', 'websiteUri'], true);
  expect(apply(bench, ...back(rule, applied)).changed_count).toBe(3);
  expect(settings(bench)).toEqual([
    ['no-action', '', false],
    ['auto-reject-by-field', 'websiteUri', false],
    ['auto-reject-by-field', 'websiteUri', false],
    ['no-action', '', false],
    ['auto-reject-by-field', 'title,storeCode,websiteUri', false],
  ]);
});

test('a location that was deleted since is in nobody’s way @LSET-1 @LOC-3', () => {
  const bench = createLocationBench([{}, {}]);
  const rule = titles({ mode: 'matching' });
  const applied = apply(bench, rule);
  const [gone, left] = [idAt(bench, 0), idAt(bench, 1)];
  removeLocation(bench.deps, bench.actor(), gone);
  expect(apply(bench, ...back(rule, applied)).changed_count).toBe(1);
  expect(bench.row(left)).toMatchObject({ updateBehaviour: 'no-action', autoRejectionFields: [] });
  removeLocation(bench.deps, bench.actor(), left);
  expect(apply(bench, ...back(rule, applied)).changed_count).toBe(0);
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

test('not where others match by now than those that somebody saw @LSET-1', () => {
  const bench = createLocationBench([{}, {}]);
  expect(() => apply(bench, titles({ mode: 'matching', expected_count: 1 }))).toThrow(
    '2 locations match by now, not 1.',
  );
  expect(apply(bench, titles({ mode: 'matching', expected_count: 2 })).changed_count).toBe(2);
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
