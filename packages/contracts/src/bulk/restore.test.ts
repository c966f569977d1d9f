import { expect, test } from 'vitest';
import { TagId } from '../core/id.ts';
import { catalogueOf } from '../profile/catalogue-of-locations.ts';
import { plainProfile } from '../testing/plain-profile.ts';
import { plainSubject } from '../testing/plain-subject.ts';
import { plainContext } from './bulk-context.ts';
import { restore } from './restore.ts';

const context = plainContext('2026-03-02', catalogueOf([]));

const live = plainProfile({ title: 'Quay Books', description: 'By hand since' });
const subject = plainSubject(live);
const edited = { ...subject, state: { ...subject.state, label: 'Spring' } };
const values = {
  before: { title: 'Harbour Books', 'profile.description': 'Books', label: null },
  after: { title: 'Quay Books', 'profile.description': 'Books and tea', label: 'Spring' },
};
const none = { pending: new Set<string>(), overwrite: new Set<string>() };

test('@BULK-2 a value that changed since in Placekeeper is kept and reported', () => {
  const { changed, left, conflicts } = restore(edited, values, context, none);
  expect(changed).toEqual(['title', 'label']);
  expect(conflicts).toEqual(['profile.description']);
  expect(left).toEqual({
    'profile.description': 'Not undone, because this value changed later.',
  });
});

test('@BULK-2 a field with a pending update is kept and reported', () => {
  const pending = new Set(['title', 'websiteUri']);
  const { next, conflicts, left } = restore(edited, values, context, { ...none, pending });
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
  const { next, conflicts, left } = restore(edited, values, context, { pending, overwrite });
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

test('@BULK-2 a store code that another location has by now is not restored', () => {
  const taken = { ...context, storeCodeError: () => 'Quay Books already has this store code.' };
  const codes = { before: { storeCode: 'HB-2' }, after: { storeCode: 'HB-001' } };
  expect(restore(subject, codes, taken)).toMatchObject({
    changed: [],
    left: { storeCode: 'Quay Books already has this store code.' },
  });
  expect(restore(subject, codes, context).next.profile.storeCode).toBe('HB-2');
  const titles = { before: { title: 'Harbour Books' }, after: { title: 'Quay Books' } };
  expect(restore(subject, titles, taken).left).toEqual({});
});

test('@BULK-2 while Google cannot be reached, attributes are not restored, and other fields are', () => {
  const name = 'attributes/parking';
  const written = { [name]: { values: ['free'] } };
  const changed = {
    before: { [name]: { values: ['paid'] }, title: 'Harbour Books' },
    after: { ...written, title: 'Quay Books' },
  };
  const parked = (managementStatus: 'enabled' | 'lost-authorization') =>
    restore(plainSubject({ ...live, attributes: written }, { managementStatus }), changed, context);
  expect(parked('enabled')).toMatchObject({ changed: ['title', name], left: {} });
  expect(parked('lost-authorization').changed).toEqual(['title']);
  expect(Object.keys(parked('lost-authorization').left)).toEqual([name]);
});

test('@BULK-2 tags are restored without those that were deleted since', () => {
  const [kept, deleted, added] = [1, 2, 3].map((id) => ({
    id: TagId.parse(id),
    name: `Tag ${id}`,
  }));
  if (!kept || !deleted || !added) throw new Error('Three tags were made.');
  const known = plainContext('2026-03-02', catalogueOf([]), [kept, added]);
  const tagged = { ...subject, state: { ...subject.state, tags: [added] } };
  const tags = { before: { tags: [kept, deleted] }, after: { tags: [added] } };
  expect(restore(tagged, tags, known).next.tags).toEqual([kept]);
});
