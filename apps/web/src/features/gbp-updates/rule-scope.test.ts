import { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ruleRequest, whyNoRule } from './rule-scope.ts';

const update = { field_name: 'title', location: { id: z.parse(LocationId, 3) } };
const tag = z.parse(TagId, 5);
const rule = { update, tag: null, owners: false } as const;
const selectionOf = (given: Parameters<typeof ruleRequest>[0]) => ruleRequest(given)?.selection;

test('@LSET-1 a rule is for one location, for those with a tag, or for all', () => {
  expect(ruleRequest({ ...rule, scope: 'location' })).toEqual({
    selection: { mode: 'ids', locations: [3] },
    change: { mode: 'add', field_names: ['title'], allow_owner_manager_auto_reject: false },
  });
  expect(selectionOf({ ...rule, scope: 'tag', tag })).toEqual({
    mode: 'matching',
    only_tag_ids: [5],
  });
  expect(selectionOf({ ...rule, scope: 'all', tag })).toEqual({ mode: 'matching' });
  expect(ruleRequest({ ...rule, scope: 'tag' })).toBeNull();
});

test('@CONST-2 there is no rule for what always waits, nor for what is not known yet', () => {
  expect(whyNoRule(update)).toBeNull();
  expect(whyNoRule({ field_name: 'latlng' })).toBe(
    'Changes of the map pin always wait for somebody.',
  );
  expect(whyNoRule({ field_name: 'menuUrl' })).toBe(
    'Changes of the menuUrl always wait for somebody.',
  );
});
