import { expect, test } from 'vitest';
import type { AutoRejection } from '../model/auto-rejection.ts';
import {
  sameSettings,
  withChange,
  withoutRule,
  type AutoRejectRule,
} from './auto-rejection-change.ts';
import type { ProviderField } from './provider-fields.ts';

const byField = (fields: ProviderField[], owners = false): AutoRejection => ({
  google_update_behaviour: fields.length > 0 ? 'auto-reject-by-field' : 'no-action',
  auto_rejection_fields: fields,
  allow_owner_manager_auto_reject: owners,
});
const all: AutoRejection = { ...byField([]), google_update_behaviour: 'auto-reject-all' };
const rule = (owners = false): AutoRejectRule => ({
  mode: 'add',
  field_names: ['title'],
  allow_owner_manager_auto_reject: owners,
});

test.each<[AutoRejection, boolean, AutoRejection]>([
  [byField([]), false, byField(['title'])],
  [byField(['websiteUri'], true), false, byField(['websiteUri', 'title'], true)],
  [byField(['title']), false, byField(['title'])],
  [byField(['title']), true, byField(['title'], true)],
  [all, false, all],
  // Settings without effect do not come back.
  [{ ...byField([], true), auto_rejection_fields: ['storeCode'] }, false, byField(['title'])],
])('a rule is added to %o, owners %s @LSET-1', (before, owners, after) => {
  expect(withChange(before, rule(owners))).toEqual(after);
});

test('all settings anew replace the present ones @LSET-1', () => {
  expect(withChange(byField(['title'], true), { mode: 'set', settings: all })).toEqual(all);
});

test.each<[AutoRejection]>([
  [byField([])],
  [{ ...byField([]), auto_rejection_fields: ['storeCode'] }],
  [byField(['websiteUri'], true)],
  [byField(['title'])],
])('undoing a rule restores %o, hidden fields too @LSET-1', (before) => {
  expect(withoutRule(withChange(before, rule(true)), rule(true), before)).toEqual(before);
});

test.each<[AutoRejection, AutoRejection, AutoRejection]>([
  [byField([]), byField(['title', 'websiteUri'], true), byField(['websiteUri'])],
  [byField([]), byField(['websiteUri']), byField(['websiteUri'])],
  [byField([]), byField([]), byField([])],
  [byField([]), all, all],
  [
    byField(['title', 'storeCode']),
    byField(['title', 'storeCode', 'websiteUri'], true),
    byField(['title', 'storeCode', 'websiteUri']),
  ],
])('undoing a rule on %o keeps what was saved since: %o @LSET-1', (before, now, left) => {
  expect(withoutRule(now, rule(true), before)).toEqual(left);
});

test('the order of fields is no difference', () => {
  expect(sameSettings(byField(['title', 'storeCode']), byField(['storeCode', 'title']))).toBe(true);
  expect(sameSettings(byField(['title']), byField(['title'], true))).toBe(false);
});
