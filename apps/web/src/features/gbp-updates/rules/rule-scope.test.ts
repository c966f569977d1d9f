import { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { socialFields } from '@placekeeper/contracts/rules/provider-fields';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ruleRequest, whyNoRule } from './rule-scope.ts';

const update = { field_name: 'title', location: { id: z.parse(LocationId, 3) } };
const tag = z.parse(TagId, 5);
const rule = { update, tag: null, owners: false, allSocial: false } as const;

test('@LSET-1 a rule is for one location, for those with a tag, or for all', () => {
  expect(ruleRequest({ ...rule, scope: 'location' })).toEqual({
    scope: { mode: 'location', location: 3 },
    change: { mode: 'add', field_names: ['title'], allow_owner_manager_auto_reject: false },
  });
  expect(ruleRequest({ ...rule, scope: 'tag', tag })?.scope).toEqual({ mode: 'tag', tag: 5 });
  expect(ruleRequest({ ...rule, scope: 'all', tag })?.scope).toEqual({ mode: 'all' });
  expect(ruleRequest({ ...rule, scope: 'tag' })).toBeNull();
});

test('@CONST-2 fields that always need a decision, and unknown fields, allow no rule', () => {
  expect(whyNoRule(update)).toBeNull();
  expect(whyNoRule({ field_name: 'latlng' })).toBe('Changes to map pin always need review.');
  expect(whyNoRule({ field_name: 'menuUrl' })).toBe('Changes to menuUrl always need review.');
});

test('@LSET-1 @CONST-3 a rule for one social network covers the others only on request', () => {
  const instagram = { ...rule, update: { ...update, field_name: 'attributes/url_instagram' } };
  const fieldsOf = (allSocial: boolean) =>
    ruleRequest({ ...instagram, scope: 'all', allSocial })?.change.field_names;
  expect(fieldsOf(false)).toEqual(['attributes/url_instagram']);
  expect(fieldsOf(true)).toEqual(socialFields);
  expect(ruleRequest({ ...rule, scope: 'all', allSocial: true })?.change.field_names).toEqual([
    'title',
  ]);
});
