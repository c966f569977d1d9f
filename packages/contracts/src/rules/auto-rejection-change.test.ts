import { expect, test } from 'vitest';
import type { AutoRejection } from '../model/auto-rejection.ts';
import {
  readAutoRejection,
  rejectsByItself,
  sameSettings,
  withChange,
  withoutChange,
  type AutoRejectEdit,
  type AutoRejectRule,
} from './auto-rejection-change.ts';
import { autoRejectableFields } from './auto-rejection.ts';
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
  // `no-action` ignores the stored field, so a new rule must not activate it.
  [{ ...byField([], true), auto_rejection_fields: ['storeCode'] }, false, byField(['title'])],
])('a rule is added to %o, owners %s @LSET-1', (before, owners, after) => {
  expect(withChange(before, rule(owners))).toEqual(after);
});

test('setting everything replaces the current settings @LSET-1', () => {
  expect(withChange(byField(['title'], true), { mode: 'set', settings: all })).toEqual(all);
});

test.each<[AutoRejection]>([
  [byField([])],
  [{ ...byField([]), auto_rejection_fields: ['storeCode'] }],
  [byField(['websiteUri'], true)],
  [byField(['title'])],
])('undoing a rule restores %o, including fields without effect @LSET-1', (before) => {
  expect(withoutChange(withChange(before, rule(true)), rule(true), before)).toEqual(before);
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
])('undoing a rule on %o keeps later changes: %o @LSET-1', (before, now, left) => {
  expect(withoutChange(now, rule(true), before)).toEqual(left);
});

test('undoing a rule for fields keeps a later consent to reject updates by owners @LSET-1', () => {
  const before = byField([]);
  expect(withoutChange(byField(['title', 'websiteUri'], true), rule(), before)).toEqual(
    byField(['websiteUri'], true),
  );
  expect(withoutChange(byField(['title'], true), rule(), before)).toEqual(byField([], true));
});

test('undoing a rule changes nothing if all updates are rejected by now @LSET-1', () => {
  const now: AutoRejection = { ...all, allow_owner_manager_auto_reject: true };
  expect(withoutChange(now, rule(true), byField([]))).toEqual(now);
});

test('undoing a rule on all updates keeps the fields without effect @LSET-1', () => {
  const before: AutoRejection = { ...all, auto_rejection_fields: ['title'] };
  const now: AutoRejection = {
    ...all,
    auto_rejection_fields: ['title', 'storeCode'],
    allow_owner_manager_auto_reject: true,
  };
  expect(withoutChange(now, rule(true), before)).toEqual({
    ...now,
    allow_owner_manager_auto_reject: false,
  });
});

test.each<[AutoRejection, type: string, field: string, rejected: boolean]>([
  [byField([]), 'google', 'title', false],
  [{ ...byField([]), auto_rejection_fields: ['title'] }, 'google', 'title', false],
  [byField(['title']), 'google', 'title', true],
  [byField(['title']), 'google', 'websiteUri', false],
  [byField(['title']), 'ownerManager', 'title', false],
  [byField(['title'], true), 'ownerManager', 'title', true],
  [all, 'google', 'title', true],
  [all, 'ownerManager', 'title', false],
  [all, 'google', 'latlng', false],
  [all, 'google', 'attributes/has_wifi', false],
])('%o rejects an update by %s of %s: %s @LSET-1', (settings, type, field, rejected) => {
  expect(rejectsByItself(settings, type, field)).toBe(rejected);
});

test('settings are read unchanged @LSET-1', () => {
  for (const settings of [byField([]), byField(['title', 'storeCode'], true), all])
    expect(readAutoRejection(settings)).toEqual(settings);
});

test.each([
  { google_update_behaviour: undefined },
  { google_update_behaviour: 'of tomorrow' },
  { allow_owner_manager_auto_reject: undefined },
  { auto_rejection_fields: undefined },
  // Saving the settings without the unknown field would end its automatic rejection.
  { auto_rejection_fields: ['title', 'of tomorrow'] },
])('settings with %o are unknown @UPD-9', (part) => {
  expect(readAutoRejection({ ...byField(['title']), ...part })).toBeUndefined();
});

test('the order of fields makes no difference', () => {
  expect(sameSettings(byField(['title', 'storeCode']), byField(['storeCode', 'title']))).toBe(true);
  expect(sameSettings(byField(['title']), byField(['title'], true))).toBe(false);
  expect(sameSettings(byField([]), all)).toBe(false);
});

const edit = (
  field_names: ProviderField[],
  removed_field_names: ProviderField[],
  owners = false,
): AutoRejectEdit => ({
  mode: 'edit',
  field_names,
  removed_field_names,
  allow_owner_manager_auto_reject: owners,
});
const rest = autoRejectableFields.filter((field) => field !== 'title');

test.each<[AutoRejection, AutoRejectEdit, AutoRejection]>([
  [byField(['title', 'storeCode']), edit([], ['title']), byField(['storeCode'])],
  [byField(['title'], true), edit([], ['title']), byField([])],
  [byField(['title'], true), edit(['websiteUri'], ['title']), byField(['websiteUri'], true)],
  [
    byField(['title', 'websiteUri']),
    edit(['storeCode'], ['websiteUri']),
    byField(['storeCode', 'title']),
  ],
  [byField(['title']), edit(['title'], [], true), byField(['title'], true)],
  [byField(['title']), edit([], ['storeCode']), byField(['title'])],
  [byField([]), edit([...autoRejectableFields], []), all],
  [all, edit([], ['title']), byField(rest)],
  [all, edit([], [...autoRejectableFields]), byField([])],
  [all, edit(['title'], []), all],
  // Settings without effect stay.
  [
    { ...byField([], true), auto_rejection_fields: ['storeCode'] },
    edit([], ['title']),
    { ...byField([], true), auto_rejection_fields: ['storeCode'] },
  ],
])(
  'editing the fields of %o is applied, and undoing it restores them @LSET-1',
  (before, change, after) => {
    expect(withChange(before, change)).toEqual(after);
    expect(withoutChange(after, change, before)).toEqual(before);
  },
);

const stop = (removed: ProviderField[] = []): AutoRejectEdit => ({
  ...edit(['title'], removed),
  stops_owner_manager_auto_reject: true,
});

test.each<[AutoRejection, AutoRejectEdit, AutoRejection]>([
  [byField(['title'], true), stop(), byField(['title'])],
  [
    byField(['title', 'websiteUri', 'storeCode'], true),
    stop(['websiteUri']),
    byField(['storeCode', 'title']),
  ],
  [{ ...all, allow_owner_manager_auto_reject: true }, stop(), all],
  [byField(['title']), stop(), byField(['title'])],
])(
  'editing %o so that changes by owners need a review again can be undone @LSET-1',
  (before, change, after) => {
    const changed = withChange(before, change);
    expect(sameSettings(changed, after)).toBe(true);
    expect(withoutChange(changed, change, before)).toEqual(before);
  },
);

test('undoing such an edit rejects changes by owners again and keeps a field that was added later @LSET-1', () => {
  expect(withoutChange(byField(['title', 'storeCode']), stop(), byField(['title'], true))).toEqual(
    byField(['title', 'storeCode'], true),
  );
});

test.each<[AutoRejection, AutoRejectEdit, AutoRejection]>([
  [byField(rest), edit(['title'], []), byField(rest, true)],
  [byField(['title'], true), edit([], ['title']), byField(['title'], true)],
])(
  'undoing an edit that rejects everything or nothing restores the fields of %o, and keeps a later consent @LSET-1',
  (before, change, left) => {
    const now = { ...withChange(before, change), allow_owner_manager_auto_reject: true };
    expect(withoutChange(now, change, before)).toEqual(left);
  },
);

test('undoing an edit keeps the later end of rejecting updates by owners @LSET-1', () => {
  const before = byField(['title'], true);
  const now = byField(['title', 'websiteUri']);
  expect(withoutChange(now, edit(['websiteUri'], []), before)).toEqual(byField(['title']));
});

test('undoing an edit keeps a field that was added later @LSET-1', () => {
  const now = byField(['storeCode', 'websiteUri']);
  expect(
    withoutChange(now, edit([], ['title']), byField(['title', 'storeCode'])).auto_rejection_fields,
  ).toEqual(['storeCode', 'websiteUri', 'title']);
  const again = byField(['storeCode', 'title', 'websiteUri']);
  expect(
    withoutChange(again, edit([], ['title']), byField(['title', 'storeCode']))
      .auto_rejection_fields,
  ).toEqual(['storeCode', 'websiteUri', 'title']);
});
