import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import { expect, test } from 'vitest';
import { autoRejectionOf, unreadRejection } from '../../data/auto-rejection/mutations.ts';
import {
  bodyOf,
  changedRejectionFields,
  rejectionErrorOf,
  namesOf,
  settingsOf,
  tickOf,
  rejectionValuesOf,
} from './rejection-values.ts';

const saved = autoRejectionOf({
  google_update_behaviour: 'no-action',
  auto_rejection_fields: ['profile.description', 'title'],
  allow_owner_manager_auto_reject: false,
});
const changesOf = (now: AutoRejection) =>
  namesOf(changedRejectionFields(rejectionValuesOf(saved), rejectionValuesOf(now)));

test('@LSET-1 only visible values count as changes', () => {
  const byField = { ...saved, google_update_behaviour: 'auto-reject-by-field' as const };
  expect(changesOf(saved)).toEqual([]);
  expect(changesOf({ ...saved, auto_rejection_fields: [] })).toEqual([]);
  expect(changesOf(byField)).toEqual(['Auto-reject behaviour']);
  expect(
    changesOf({
      ...byField,
      auto_rejection_fields: ['websiteUri'],
      allow_owner_manager_auto_reject: true,
    }),
  ).toEqual(['Auto-reject behaviour', 'Fields to auto-reject', 'Changes by owners and managers']);
});

test('@LSET-1 form values are sent unchanged', () => {
  expect(settingsOf(rejectionValuesOf(saved))).toEqual(saved);
});

test('@LSET-1 rejecting by field needs a field', () => {
  const none = { ...saved, auto_rejection_fields: [] };
  expect(rejectionErrorOf(rejectionValuesOf(none))).toBeUndefined();
  expect(
    rejectionErrorOf(
      rejectionValuesOf({ ...none, google_update_behaviour: 'auto-reject-by-field' }),
    ),
  ).toMatch(/at least one field/);
});

test('@LSET-1 an unknown behaviour rejects nothing', () => {
  const values = autoRejectionOf({
    google_update_behaviour: 'ask-a-friend',
    auto_rejection_fields: ['latlng'],
    allow_owner_manager_auto_reject: true,
  });
  expect(values.google_update_behaviour).toBe('no-action');
  expect(values.auto_rejection_fields).toEqual([]);
});

test('@UPD-9 unreadable settings are sent only if they were changed', () => {
  const kept = {
    google_update_behaviour: 'auto-reject-by-field',
    auto_rejection_fields: ['title', 'menu'],
    allow_owner_manager_auto_reject: undefined,
  };
  const unread = unreadRejection(kept);
  expect([...unread]).toEqual(['auto_rejection_fields', 'allow_owner_manager_auto_reject']);
  const before = rejectionValuesOf(autoRejectionOf(kept));
  const owners = { ...before, allow_owner_manager_auto_reject: true };
  expect(bodyOf(owners, changedRejectionFields(before, owners), unread)).toEqual({
    google_update_behaviour: 'auto-reject-by-field',
    allow_owner_manager_auto_reject: true,
  });
  const fields = { ...before, [tickOf('websiteUri')]: true };
  expect(bodyOf(fields, changedRejectionFields(before, fields), unread)).toEqual({
    google_update_behaviour: 'auto-reject-by-field',
    auto_rejection_fields: ['title', 'websiteUri'],
  });
  expect(unreadRejection({ ...kept, google_update_behaviour: 'ask-a-friend' }).size).toBe(3);
});
