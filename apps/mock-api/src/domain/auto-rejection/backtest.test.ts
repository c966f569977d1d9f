import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import type { AutoRejectionChange } from '@placekeeper/contracts/model/auto-rejection-change';
import { changeSources } from '@placekeeper/contracts/model/google-update';
import {
  autoRejectableFields,
  updateBehaviours,
} from '@placekeeper/contracts/rules/auto-rejection';
import { providerFields, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { profiles } from '../../db/schema/provider.ts';
import { users } from '../../db/schema/users.ts';
import { createAccount } from '../../seed/create-account.ts';
import { createLocationBench, type LocationBench } from '../../testing/location-bench.ts';
import { days, hours } from '../clock.ts';
import { receiveChange, type ProviderChange } from '../google-updates/receive.ts';
import { resolveUpdate } from '../google-updates/resolve.ts';
import { publishingTime } from '../patch-attempts/publish.ts';
import { backtest } from './backtest.ts';
import { setAutoRejection } from './set.ts';

const off: AutoRejection = {
  google_update_behaviour: 'no-action',
  auto_rejection_fields: [],
  allow_owner_manager_auto_reject: false,
};
const all: AutoRejection = { ...off, google_update_behaviour: 'auto-reject-all' };
const add = (...field_names: ProviderField[]): AutoRejectionChange => ({
  mode: 'add',
  field_names,
  allow_owner_manager_auto_reject: false,
});
const ask = ({ deps, actor, ids }: LocationBench, change: AutoRejectionChange) =>
  backtest(deps, actor(), { selection: { mode: 'ids', locations: [...ids] }, change });
const behave = ({ deps, actor }: LocationBench, id: LocationBench['id'], settings: AutoRejection) =>
  setAutoRejection(deps, actor(), { id, ...settings });

interface Past {
  readonly field: ProviderField;
  readonly type?: ProviderChange['type'];
  readonly value?: unknown;
  readonly decided?: UpdateAction | undefined;
}

/** Each has its day, so that whatever it sends has arrived before the next. */
function relive(bench: LocationBench, past: readonly Past[], id = bench.id): void {
  const { deps, actor } = bench;
  for (const { field, type = 'google', value, decided } of past) {
    receiveChange(deps, actor(), { locationId: id, type, field, value });
    const open = bench
      .updates(id)
      .find((update) => update.fieldName === field && update.resolvedAction === null);
    if (open && decided) resolveUpdate(deps, actor(), open.id, decided);
    bench.advance(Math.max(publishingTime, hours(1)));
  }
}

test('what a rule would have rejected, of which fields, and what became of it @LSET-1', () => {
  const bench = createLocationBench([{}, {}]);
  relive(bench, [
    { field: 'title', value: 'One', decided: 'accept' },
    { field: 'title', value: 'Two', decided: 'dismiss' },
    { field: 'title', value: 'Three', decided: 'reject' },
    { field: 'title', value: 'Four' },
    { field: 'title', value: 'Five' },
    { field: 'websiteUri', decided: 'accept' },
    { field: 'storeCode', type: 'ownerManager' },
  ]);
  expect(ask(bench, add('title', 'websiteUri', 'storeCode'))).toMatchObject({
    locations_count: 2,
    changed_locations_count: 2,
    idle_locations_count: 0,
    rejected_count: 6,
    rejected_locations_count: 1,
    outcome_totals: { accepted: 2, dismissed: 1, rejected: 1, nullified: 1, waiting: 1 },
    fields: [
      { field_name: 'title', rejected_count: 5, accepted_count: 1, dismissed_count: 1 },
      { field_name: 'websiteUri', rejected_count: 1, accepted_count: 1, dismissed_count: 0 },
    ],
    released_count: 0,
  });
  const { examples } = ask(bench, add('title'));
  expect(examples.map(({ update }) => update.updateValue)).toEqual([
    'One',
    'Two',
    'Five',
    'Four',
    'Three',
  ]);
});

test('nothing would have been rejected of what is older than 90 days, or of other fields', () => {
  const bench = createLocationBench();
  relive(bench, [{ field: 'title' }]);
  bench.advance(days(91));
  relive(bench, [{ field: 'websiteUri' }]);
  expect(ask(bench, add('title'))).toMatchObject({
    rejected_count: 0,
    rejected_locations_count: 0,
    outcome_totals: {},
    fields: [],
    examples: [],
  });
});

test('each location adds the rule to its own; what it did not reject by does not come back', () => {
  const bench = createLocationBench([{}, {}, {}]);
  const [asks, byField, rejectsAll] = bench.ids;
  if (!asks || !byField || !rejectsAll) throw new Error('Three locations were asked for.');
  for (const id of bench.ids)
    relive(bench, [{ field: 'title' }, { field: 'websiteUri' }, { field: 'storeCode' }], id);
  behave(bench, asks, { ...off, auto_rejection_fields: ['websiteUri'] });
  behave(bench, byField, {
    ...off,
    google_update_behaviour: 'auto-reject-by-field',
    auto_rejection_fields: ['websiteUri'],
  });
  behave(bench, rejectsAll, all);
  expect(ask(bench, add('title'))).toMatchObject({
    locations_count: 3,
    changed_locations_count: 2,
    rejected_count: 2,
    rejected_locations_count: 2,
    fields: [{ field_name: 'title', rejected_count: 2 }],
  });
});

test('where changes by owners are rejected already they are counted with the rule @LSET-1', () => {
  const bench = createLocationBench([{}, {}]);
  relive(bench, [{ field: 'title', type: 'ownerManager' }]);
  expect(ask(bench, add('title'))).toMatchObject({
    owner_manager_locations_count: 0,
    rejected_count: 0,
  });
  behave(bench, bench.id, {
    google_update_behaviour: 'auto-reject-by-field',
    auto_rejection_fields: ['websiteUri'],
    allow_owner_manager_auto_reject: true,
  });
  expect(ask(bench, add('title'))).toMatchObject({
    owner_manager_locations_count: 1,
    rejected_count: 1,
  });
});

test('what would no longer be rejected is counted too', () => {
  const bench = createLocationBench();
  behave(bench, bench.id, all);
  relive(bench, [{ field: 'title' }, { field: 'websiteUri' }]);
  const change = {
    mode: 'set',
    settings: {
      ...all,
      google_update_behaviour: 'auto-reject-by-field',
      auto_rejection_fields: ['title'],
    },
  } as const;
  expect(
    ask(bench, { ...change, settings: { ...change.settings, auto_rejection_fields: ['title'] } }),
  ).toMatchObject({ rejected_count: 0, released_count: 1 });
  expect(ask(bench, { mode: 'set', settings: all })).toMatchObject({
    changed_locations_count: 0,
    rejected_count: 0,
    released_count: 0,
  });
});

test('where nothing is rejected for now is told', () => {
  const bench = createLocationBench([{}, {}, {}]);
  const [unverified, unmanaged] = bench.ids;
  if (!unverified || !unmanaged) throw new Error('Three locations were asked for.');
  const { profileId } = bench.row(unverified);
  const suspended = { standing: 'suspended' } as const;
  bench.deps.db.update(profiles).set(suspended).where(eq(profiles.id, profileId)).run();
  bench.set(unmanaged, { managementStatus: 'disabled' });
  expect(ask(bench, add('title'))).toMatchObject({ locations_count: 3, idle_locations_count: 2 });
});

/** What a rule leads to depends on what stands there then, so each change brings a value of its own. */
const texts = ['title', 'storeCode', 'profile.description', 'websiteUri'] as const;
const valueOf = (field: ProviderField, position: number): unknown =>
  field === 'websiteUri'
    ? `https://www.example.com/${position}`
    : texts.some((text) => text === field)
      ? `Value ${position}`
      : undefined;
const pastChange = fc.record({
  field: fc.constantFrom(...texts),
  type: fc.constantFrom(...changeSources),
  decided: fc.constantFrom<(UpdateAction | undefined)[]>('accept', 'reject', 'dismiss', undefined),
});
const anySettings = fc.record({
  google_update_behaviour: fc.constantFrom(...updateBehaviours),
  auto_rejection_fields: fc.subarray([...texts]),
  allow_owner_manager_auto_reject: fc.boolean(),
});

test('as many as are rejected where the same happens with the rule switched on @LSET-1', () => {
  fc.assert(
    fc.property(fc.array(pastChange, { maxLength: 12 }), anySettings, (changes, settings) => {
      const past = changes.map((one, position) => ({
        ...one,
        value: valueOf(one.field, position),
      }));
      const asked = createLocationBench();
      relive(asked, past);
      const ruled = createLocationBench();
      behave(ruled, ruled.id, settings);
      relive(ruled, past);
      const rejected = ruled
        .updates(ruled.id)
        .filter(({ resolvedBy }) => resolvedBy === 'auto-rejection');
      const foretold = ask(asked, { mode: 'set', settings });
      expect(foretold.rejected_count).toBe(rejected.length);
      expect(Object.values(foretold.outcome_totals).reduce((sum, count) => sum + count, 0)).toBe(
        rejected.length,
      );
    }),
    { numRuns: 40 },
  );
}, 60_000);

test.each(providerFields)('rejecting everything, %s is counted by the list @CONST-2', (field) => {
  const bench = createLocationBench();
  relive(bench, [{ field }]);
  expect(ask(bench, { mode: 'set', settings: all }).rejected_count).toBe(
    autoRejectableFields.includes(field) ? 1 : 0,
  );
});

test('a field that is never rejected automatically makes no rule @CONST-2', () => {
  const bench = createLocationBench();
  expect(() => ask(bench, add('title', 'latlng'))).toThrow(
    expect.objectContaining({
      kind: {
        status: 422,
        errors: {
          'change.field_names.1': ['Changes of the map pin cannot be rejected automatically.'],
        },
      },
    }),
  );
});

test('without the subscription nothing is told, and of others there is nothing @PERM-1 @PERM-2', () => {
  const bench = createLocationBench();
  const { deps, user, actor, ids } = bench;
  const stranger = createAccount(deps, { persona: 'owner', clock: 'manual', locations: 1 });
  const selection = { mode: 'ids' as const, locations: [...ids] };
  const request = { selection, change: add('title') };
  expect(() => backtest(deps, { user: stranger, now: actor().now }, request)).toThrow(
    expect.objectContaining({ kind: expect.objectContaining({ status: 422 }) }),
  );
  deps.db.update(users).set({ hasSubscription: false }).where(eq(users.id, user.id)).run();
  expect(() => ask(bench, add('title'))).toThrow(
    expect.objectContaining({ kind: { status: 403 } }),
  );
});
