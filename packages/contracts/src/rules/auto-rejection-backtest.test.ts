import { expect, test } from 'vitest';
import { GoogleUpdateId, LocationId } from '../core/id.ts';
import type { AutoRejection } from '../model/auto-rejection.ts';
import type { GoogleUpdate } from '../model/google-update.ts';
import { plainUpdate } from '../testing/plain-update.ts';
import {
  backtest,
  idleReasonOf,
  ruleEffect,
  type IdleReason,
  type RuleLocation,
} from './auto-rejection-backtest.ts';
import type { AutoRejectionChange } from './auto-rejection-change.ts';
import type { ProviderField } from './provider-fields.ts';

const off: AutoRejection = {
  google_update_behaviour: 'no-action',
  auto_rejection_fields: [],
  allow_owner_manager_auto_reject: false,
};
const all: AutoRejection = { ...off, google_update_behaviour: 'auto-reject-all' };
const byWebsite: AutoRejection = {
  google_update_behaviour: 'auto-reject-by-field',
  auto_rejection_fields: ['websiteUri'],
  allow_owner_manager_auto_reject: true,
};
const add = (...field_names: ProviderField[]): AutoRejectionChange => ({
  mode: 'add',
  field_names,
  allow_owner_manager_auto_reject: false,
});
const at = (id: number, settings = off, idle: IdleReason | null = null): RuleLocation => ({
  id: LocationId.parse(id),
  settings,
  idle,
});
const since = '2026-08-01T00:00:00Z';

let next = 1;
interface Past extends Partial<GoogleUpdate> {
  readonly resolved?: string;
  readonly by?: string;
}

function past({ resolved, by, ...change }: Past = {}, location = 1): GoogleUpdate {
  const id = next++;
  return plainUpdate({
    id: GoogleUpdateId.parse(id),
    location: { ...plainUpdate().location, id: LocationId.parse(location) },
    created_at: new Date(Date.parse('2026-10-01T00:00:00Z') + id * 1000).toISOString(),
    resolution: resolved
      ? { resolved_action: resolved, ...(by !== undefined && { resolved_by: by }) }
      : null,
    ...change,
  });
}

test('the rejections of a rule are counted by field and outcome @LSET-1', () => {
  const updates = [
    past({ field_name: 'websiteUri', resolved: 'accepted', by: 'user' }),
    past({ resolved: 'accepted', by: 'user' }),
    past({ resolved: 'dismissed', by: 'user' }),
    past({ resolved: 'rejected', by: 'user' }),
    past({ resolved: 'rejected' }),
    past({ resolved: 'nullified' }),
    past({ resolved: 'merged-of-tomorrow' }),
    past({ resolution: undefined }),
    past(),
    past({ field_name: 'storeCode', type: 'ownerManager' }),
    past({ field_name: 'profile.description' }),
  ];
  const found = backtest([at(1), at(2)], updates, add('title', 'websiteUri', 'storeCode'), since);
  expect(found).toMatchObject({
    rejected_count: 9,
    rejected_locations_count: 1,
    outcome_totals: {
      accepted: 2,
      dismissed: 1,
      rejected: 1,
      'rejected-unattributed': 1,
      nullified: 1,
      other: 2,
      pending: 1,
    },
    fields: [
      { field_name: 'title', rejected_count: 8, accepted_count: 1, dismissed_count: 1 },
      { field_name: 'websiteUri', rejected_count: 1, accepted_count: 1, dismissed_count: 0 },
    ],
    released_count: 0,
  });
});

test('accepted and dismissed updates count as disputed and are the first examples, followed by the newest updates @LSET-1', () => {
  const [old, dismissed, accepted, recent] = [
    past({ resolved: 'rejected', by: 'user' }),
    past({ resolved: 'dismissed', by: 'user' }),
    past({ resolved: 'accepted', by: 'user' }),
    past(),
  ];
  const found = backtest([at(1)], [old, dismissed, accepted, recent], add('title'), since);
  expect(found.examples).toEqual([accepted, dismissed, recent, old]);
  expect(found.changes).toEqual(
    [old, dismissed, accepted, recent].map((update) => ({
      created_at: update.created_at,
      isDisputed: update === dismissed || update === accepted,
    })),
  );
});

test('there are at most five examples; of two with the same time the higher id is first @LSET-1', () => {
  const created_at = '2026-10-01T00:00:00Z';
  const updates = Array.from({ length: 6 }, () => past({ created_at }));
  const found = backtest([at(1)], updates, add('title'), since);
  expect(found.rejected_count).toBe(6);
  expect(found.examples).toEqual(updates.toReversed().slice(0, 5));
});

test('an update without a time counts, and is the last example @UPD-9', () => {
  const [first, recent, timeless] = [
    past({ created_at: since }),
    past(),
    past({ created_at: undefined }),
  ];
  const found = backtest([at(1)], [timeless, first, recent], add('title'), since);
  expect(found.examples).toEqual([recent, first, timeless]);
});

test('an update of an unknown source counts as one by owners @UPD-9', () => {
  const updates = [past({ type: undefined })];
  expect(backtest([at(1)], updates, add('title'), since).rejected_count).toBe(0);
  expect(backtest([at(1, byWebsite)], updates, add('title'), since).rejected_count).toBe(1);
});

test('older updates, other locations and fields without a rule do not count @LSET-1 @CONST-2', () => {
  const updates = [
    past({ created_at: '2026-07-31T23:59:59Z' }),
    past({}, 2),
    past({ field_name: 'latlng' }),
  ];
  expect(backtest([at(1)], updates, { mode: 'set', settings: all }, since)).toMatchObject({
    rejected_count: 0,
    rejected_locations_count: 0,
    outcome_totals: {},
    fields: [],
    examples: [],
  });
});

test('each location applies its own settings @LSET-1', () => {
  const hidden = { ...off, auto_rejection_fields: byWebsite.auto_rejection_fields };
  const locations = [at(1, hidden), at(2, byWebsite), at(3, all)];
  const updates = locations.flatMap(({ id }) => [
    past({}, id),
    past({ field_name: 'websiteUri' }, id),
  ]);
  expect(backtest(locations, updates, add('title'), since)).toMatchObject({
    rejected_count: 2,
    rejected_locations_count: 2,
    fields: [{ field_name: 'title', rejected_count: 2 }],
  });
  expect(ruleEffect(locations, add('title'))).toEqual({
    locations_count: 3,
    changed_locations_count: 2,
    owner_manager_locations_count: 1,
    idle_locations: { not_managed: 0, lost_access: 0 },
  });
});

test('updates by owners count if the location already rejects them @LSET-1', () => {
  const updates = [past({ type: 'ownerManager' })];
  expect(backtest([at(1)], updates, add('title'), since).rejected_count).toBe(0);
  expect(backtest([at(1, byWebsite)], updates, add('title'), since).rejected_count).toBe(1);
});

test('updates that would no longer be rejected are counted if the platform attributes the rejection to a rule', () => {
  const updates = [
    past({ resolved: 'rejected', by: 'auto-rejection' }),
    past({ resolved: 'rejected', by: 'auto-rejection' }),
    past({ resolved: 'rejected', by: 'auto-rejection', field_name: 'websiteUri' }),
    past({ resolved: 'rejected' }),
  ];
  const change = { mode: 'set', settings: byWebsite } as const;
  expect(backtest([at(1, all)], updates, change, since)).toMatchObject({
    rejected_count: 0,
    released_count: 2,
  });
});

test('a location rejects nothing if it is not managed or Placekeeper lost access to it', () => {
  const locations = ['enabled', 'disabled', 'lost-authorization', undefined].map((status, index) =>
    at(index + 1, off, idleReasonOf(status)),
  );
  expect(ruleEffect(locations, add('title')).idle_locations).toEqual({
    not_managed: 1,
    lost_access: 1,
  });
});
