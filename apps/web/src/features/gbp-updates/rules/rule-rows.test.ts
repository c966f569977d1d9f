import { LocationId, TagId } from '@placekeeper/contracts/core/id';
import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import { autoRejectableFields } from '@placekeeper/contracts/rules/auto-rejection';
import { withChange } from '@placekeeper/contracts/rules/auto-rejection-change';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { expect, test } from 'vitest';
import type { NamedRuleLocation } from '../../../data/auto-rejection/rule-backtest.ts';
import { ownersCount, planEdit, planRemoval, ruleRows, tagRuleGaps, whereOf } from './rule-rows.ts';

const leeds = { id: TagId.parse(1), name: 'Leeds' };
const york = { id: TagId.parse(2), name: 'York' };

const rejecting = (fields: readonly ProviderField[], owners = false): AutoRejection => ({
  google_update_behaviour: fields.length > 0 ? 'auto-reject-by-field' : 'no-action',
  auto_rejection_fields: [...fields],
  allow_owner_manager_auto_reject: owners,
});
const everything: AutoRejection = { ...rejecting([]), google_update_behaviour: 'auto-reject-all' };

const location = (id: number, settings: AutoRejection, tag_ids: TagId[] = []) => ({
  id: LocationId.parse(id),
  name: `Shop ${id}`,
  store_code: null,
  idle: null,
  settings,
  tag_ids,
});
const idsOf = (locations: readonly { readonly id: LocationId }[]) => locations.map(({ id }) => id);
const shown = (rows: ReturnType<typeof ruleRows>) =>
  rows.map(({ fields, locations }) => [fields, idsOf(locations)]);

test('@LSET-1 fields that the same locations reject are one row, the largest first', () => {
  const rows = ruleRows([
    location(1, rejecting(['title', 'websiteUri'])),
    location(2, rejecting(['websiteUri', 'title', 'storeCode'])),
    location(3, everything),
    location(4, rejecting([])),
    // With `no-action`, the stored fields have no effect.
    location(5, { ...rejecting(['latlng']), google_update_behaviour: 'no-action' }),
    location(6, { ...everything, auto_rejection_fields: ['title'] }),
  ]);
  expect(shown(rows)).toEqual([
    [autoRejectableFields, [3, 6]],
    [
      ['title', 'websiteUri'],
      [1, 2],
    ],
    [['storeCode'], [2]],
  ]);
  expect(ruleRows([location(1, rejecting([]))])).toEqual([]);
});

test('@LSET-1 the locations of a row are named after what they have in common', () => {
  const one = location(1, rejecting([]), [leeds.id]);
  const two = location(2, rejecting([]), [leeds.id]);
  const three = location(3, rejecting([]), [york.id]);
  const four = location(4, rejecting([]), [york.id]);
  const all = [one, two, three, four];
  const where = (...locations: typeof all) => whereOf({ locations }, all, [leeds, york]).kind;
  expect(where(...all)).toBe('all');
  expect(where(one, two)).toBe('tag');
  expect(where(three)).toBe('location');
  expect(where(one, three)).toBe('some');
  expect(where(one, two, three)).toBe('some');
});

test('@LSET-1 an edit changes fields at locations that keep the rule, and adds or removes all fields at the others', () => {
  const [stays, leaves, joins] = [
    location(1, rejecting(['title', 'storeCode'])),
    location(2, rejecting(['title', 'storeCode', 'websiteUri'], true)),
    location(3, everything),
  ];
  const other = location(4, rejecting(['phoneNumbers']));
  const row = { fields: ['title', 'storeCode'] as const, locations: [stays, leaves] };
  const plan = planEdit(row, {
    fields: ['title', 'categories'],
    locations: [stays, joins, other],
    owners: true,
  });
  expect(
    plan.targets.map(({ location: { id, settings }, rule }) => [id, withChange(settings, rule)]),
  ).toEqual([
    [1, rejecting(['title', 'categories'], true)],
    // Location 3 already rejects everything; only the setting for owners is new.
    [3, { ...everything, allow_owner_manager_auto_reject: true }],
    [4, rejecting(['title', 'phoneNumbers', 'categories'], true)],
    [2, rejecting(['websiteUri'], true)],
  ]);
  expect(plan).toMatchObject({ added: 2, left: 1 });
  expect(ownersCount(row)).toBe(1);
  expect(
    planRemoval(row).targets.map(({ location: { settings }, rule }) => withChange(settings, rule)),
  ).toEqual([rejecting([]), rejecting(['websiteUri'], true)]);
});

test('@LSET-1 an edit stops rejecting changes by owners only if all locations of the rule reject them', () => {
  const [on, off] = [location(1, rejecting(['title'], true)), location(2, rejecting(['title']))];
  const after = (locations: readonly NamedRuleLocation[], wanted = locations) =>
    planEdit(
      { fields: ['title'], locations },
      { fields: ['title'], locations: wanted, owners: false },
    ).targets.map(({ location: { id, settings }, rule }) => [id, withChange(settings, rule)]);
  expect(after([on])).toEqual([[1, rejecting(['title'])]]);
  expect(after([on, off])).toEqual([]);
  const joins = location(3, rejecting(['categories'], true));
  expect(after([on], [on, joins])).toEqual([
    [1, rejecting(['title'])],
    [3, rejecting(['title', 'categories'])],
  ]);
});

test('@LSET-1 an edit keeps what another window has changed at the rule’s locations since', () => {
  const at = [location(1, rejecting(['title', 'phoneNumbers']))];
  const [target] = planEdit(
    { fields: ['title', 'phoneNumbers'], locations: at },
    { fields: ['title', 'phoneNumbers', 'websiteUri'], locations: at, owners: false },
  ).targets;
  // The other window has removed the phone numbers from the rule.
  expect(target && withChange(rejecting(['title']), target.rule)).toEqual(
    rejecting(['title', 'websiteUri']),
  );
});

test('@LSET-1 an edit without a difference has no targets', () => {
  const locations = [location(1, rejecting(['title']))];
  const fields = ['title'] as const;
  expect(planEdit({ fields, locations }, { fields, locations, owners: false }).targets).toEqual([]);
});

test('@LSET-1 a rule for a tag is offered to the locations with this tag that lack it', () => {
  const rule = { tag: leeds.id, fields: ['title' as const], owners: false, made_at: '2026-11-12' };
  const has = location(1, rejecting(['title']), [leeds.id]);
  const lacks = location(2, rejecting(['websiteUri']), [leeds.id, york.id]);
  const untagged = location(3, rejecting([]), [york.id]);
  const gaps = (...locations: readonly ReturnType<typeof location>[]) =>
    tagRuleGaps([rule], [leeds, york], locations).map(({ missing }) => idsOf(missing));
  expect(gaps(has, lacks, untagged)).toEqual([[2]]);
  expect(gaps(has, { ...lacks, settings: everything })).toEqual([]);
  // No location has the rule, so it counts as removed.
  expect(gaps(lacks, untagged)).toEqual([]);
  expect(tagRuleGaps([rule], [york], [has, lacks])).toEqual([]);
});
