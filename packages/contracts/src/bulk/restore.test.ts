import { expect, test } from 'vitest';
import { LocationId } from '../core/id.ts';
import { catalogueOf } from '../profile/catalogue-of-locations.ts';
import { plainProfile } from '../testing/plain-profile.ts';
import { plainContext, type Subject } from './bulk-context.ts';
import { restore } from './restore.ts';

const context = plainContext('2026-03-02', catalogueOf([]));

const live = plainProfile({ title: 'Quay Books', description: 'By hand since' });
const subject: Subject = {
  id: LocationId.parse(1),
  managementStatus: 'enabled',
  state: { profile: live, label: 'Spring', labelType: null, websiteSlug: null, tags: [] },
  unknown: new Set(),
  live,
  standing: 'verified',
  servicesBlocked: false,
};
const values = {
  before: { title: 'Harbour Books', 'profile.description': 'Books', label: null },
  after: { title: 'Quay Books', 'profile.description': 'Books and tea', label: 'Spring' },
};
const none = { pending: new Set<string>(), overwrite: new Set<string>() };

test('@BULK-2 a value that changed since in Placekeeper is kept and reported', () => {
  const { changed, left, conflicts } = restore(subject, values, context, none);
  expect(changed).toEqual(['title', 'label']);
  expect(conflicts).toEqual(['profile.description']);
  expect(left).toEqual({
    'profile.description': 'Not undone, because this value was edited later.',
  });
});

test('@BULK-2 a field with a pending update is kept and reported', () => {
  const pending = new Set(['title', 'websiteUri']);
  const { next, conflicts, left } = restore(subject, values, context, { ...none, pending });
  expect(next.profile.title).toBe('Quay Books');
  expect(conflicts).toEqual(['title', 'profile.description']);
  expect(left['title']).toBe('Not undone, because this value changed on Google later.');
});

test('@BULK-2 a field that is already as before has no conflict, whatever is pending', () => {
  const same = { before: { title: 'Quay Books' }, after: { title: 'Harbour Books' } };
  const pending = new Set(['title']);
  expect(restore(subject, same, context, { ...none, pending })).toMatchObject({
    changed: [],
    conflicts: [],
    left: {},
  });
});

test('@BULK-2 a changed value that the user includes is restored', () => {
  const overwrite = new Set(['title', 'profile.description']);
  const pending = new Set(['title']);
  const { next, conflicts, left } = restore(subject, values, context, { pending, overwrite });
  expect(next.profile).toMatchObject({ title: 'Harbour Books', description: 'Books' });
  expect(conflicts).toEqual([]);
  expect(left).toEqual({});
});

test('@BULK-2 a value that was unknown before the edit is never restored', () => {
  const unknown = { before: {}, after: { title: 'Quay Books' } };
  const overwrite = new Set(['title']);
  expect(restore(subject, unknown, context, { ...none, overwrite })).toMatchObject({
    changed: [],
    conflicts: [],
    left: { title: 'Not undone, because the earlier value isn’t known.' },
  });
});
