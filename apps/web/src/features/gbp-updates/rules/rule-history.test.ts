import { LocationId } from '@placekeeper/contracts/core/id';
import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { wireUpdate } from '../../../test/wire-update.ts';
import { hitsOf, writingOf, type RuleWriting } from './rule-history.ts';
import type { RuleRow } from './rule-rows.ts';

const location = (id: number) => ({
  id: LocationId.parse(id),
  name: `Shop ${id}`,
  store_code: null,
  idle: null,
  settings: {
    google_update_behaviour: 'auto-reject-by-field' as const,
    auto_rejection_fields: ['title' as const],
    allow_owner_manager_auto_reject: false,
  },
});
const row: RuleRow = { fields: ['title'], locations: [location(1), location(2)] };

const writing = (at: number, fields: string[], ...ids: number[]): RuleWriting => ({
  at,
  mode: 'add',
  fields,
  locations: new Set(ids.map((id) => LocationId.parse(id))),
});

test('@LSET-1 the date of a rule is known only if one job wrote all of it', () => {
  const whole = writing(1, ['title', 'websiteUri'], 1, 2, 3);
  expect(writingOf(row, [whole])).toBe(whole);
  expect(writingOf(row, [writing(2, ['title'], 1), writing(3, ['title'], 2)])).toBeNull();
  expect(writingOf(row, [writing(2, ['websiteUri'], 1, 2)])).toBeNull();
  expect(writingOf(row, [whole, writing(5, ['title'], 1, 2)])?.at).toBe(5);
});

const resolved = (id: number, resolved_by: string | undefined, change: object = {}) =>
  z.parse(GoogleUpdate, {
    ...wireUpdate(id),
    resolution: {
      resolved_action: 'rejected',
      resolved_at: wireUpdate(id + 1).created_at,
      ...(resolved_by && { resolved_by }),
    },
    ...change,
  });
const rule = 'auto-rejection';

test('@LSET-1 only changes that the rule rejected are hits', () => {
  const updates = [
    resolved(4, 'user'),
    resolved(3, rule),
    resolved(2, rule),
    resolved(8, rule, { field_name: 'websiteUri' }),
    resolved(9, rule, { location: { ...wireUpdate(9).location, id: 7 } }),
  ];
  const last = '2026-01-04T00:00:00.000Z';
  expect(hitsOf(row, { updates, isComplete: true })).toEqual({ last, count: 2 });
  expect(hitsOf(row, { updates, isComplete: false })).toEqual({ last, count: null });
});

test('@LSET-1 no hits are reported only if all are known', () => {
  const updates = [resolved(4, 'user')];
  expect(hitsOf(row, { updates, isComplete: true })).toEqual({ last: null, count: 0 });
  expect(hitsOf(row, { updates, isComplete: false })).toBeNull();
  expect(hitsOf(row, { updates: [resolved(4, undefined)], isComplete: true })).toBeNull();
});
