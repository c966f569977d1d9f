import { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import { expect, test, vi } from 'vitest';
import { apiError } from '../../data/http/api-error.ts';
import { step, type JobItem } from '../../data/batch/job.ts';
import { bulkEditJobs } from './bulk-edit-jobs.ts';

const id = LocationId.parse(3);
const phones = (additional: readonly string[]) => ({
  primary_phone: '+44 117 496 0123',
  additional_phones: additional,
});
const item: JobItem = {
  job: 1,
  index: 0,
  location: { id, name: 'Harbour', store_code: null },
  title: 'Harbour',
  steps: [step(locations.update, { params: { id }, body: { name: 'Quay' } })],
  before: { title: 'Harbour', phoneNumbers: phones([]) },
  after: {
    values: { title: 'Quay', phoneNumbers: phones(['+44 117 496 0199']) },
    errors: {},
    attributes: {},
  },
  state: 'sending',
  message: '',
  failure: null,
  isDoubtful: false,
  stepsDone: 1,
  settled_at: null,
};

const answered = (name: string, numbers: readonly object[]) =>
  bulkEditJobs.outcomeOfAnswers?.(item, [
    { location: { id, name, phone_number: '+44 117 496 0123', phone_numbers: numbers } },
  ]);
const kept = [{ phone_number: '+44 117 496 0199', type: 'additional' }];

test('@BULK-2 a location lists the fields that the platform did not save', () => {
  expect(answered('Quay', kept)).toBeNull();
  expect(answered('Quay', [])).toEqual({
    state: 'done',
    message: 'Placekeeper reported no error, but phone numbers didn’t change.',
  });
  expect(answered('Harbour', [])).toMatchObject({ state: 'failed' });
  expect(answered('QUAY', kept)).toBeNull();
  expect(bulkEditJobs.outcomeOfAnswers?.(item, [{}])).toBeNull();
});

test.each([
  ['disabled', 'Saved but not published. This location isn’t managed.'],
  ['lost-authorization', 'Saved. Not published until the Google account is reconnected.'],
])(
  '@BULK-2 a location that is %s keeps the reason why nothing was published',
  (status, message) => {
    const location = {
      id,
      name: 'Quay',
      phone_number: '+44 117 496 0123',
      phone_numbers: kept,
      gbp_management_status: status,
    };
    expect(bulkEditJobs.outcomeOfAnswers?.(item, [{ location }])).toEqual({
      state: 'done',
      message,
    });
  },
);

test('@BULK-2 an edit of a deleted tag names the tag, not the location', async () => {
  const tag = { id: TagId.parse(7), name: 'VIP' };
  const add = step(tags.addLocations, { params: { id: tag.id }, body: { locations: [id] } });
  const edit: JobItem = {
    ...item,
    stepsDone: 0,
    steps: [add],
    before: { tags: [] },
    after: { values: { tags: [tag] }, errors: {}, attributes: {} },
  };
  const outcomeOf = (failed: JobItem, endpoint: string) =>
    bulkEditJobs.outcomeOfFailure?.(
      failed,
      apiError({ kind: 'not-found' }, { endpoint }),
      new AbortController().signal,
    );
  expect(await outcomeOf(edit, tags.addLocations.id)).toEqual({
    state: 'skipped',
    message: 'The tag “VIP” no longer exists.',
  });
  // An earlier step of the edit has saved other values.
  const later = { ...edit, stepsDone: 1, steps: [...item.steps, add] };
  expect(await outcomeOf(later, tags.addLocations.id)).toMatchObject({ state: 'done' });
  expect(await outcomeOf(edit, locations.show.id)).toMatchObject({
    message: 'This location no longer exists.',
  });
});

const week = [
  { open_day: 'MONDAY', open_time: '09:00', close_day: 'MONDAY', close_time: '17:00' },
] as const;

function answers(location: object, pending: readonly object[] = []) {
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a' });
  const meta = { current_page: 1, last_page: 1, per_page: 100, total: pending.length, to: null };
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('/api/tags')) return Response.json({ tags: [] });
    if (address.includes('/api/google-updates'))
      return Response.json({ google_updates: pending, total_locations: 1, meta });
    return Response.json({ location: { id, name: 'Harbour', ...location } });
  });
}

const check = (edit: JobItem) => bulkEditJobs.check?.(edit, new AbortController().signal);

test('@BULK-1 an edit of the week sends the special hours that the location has by now', async () => {
  const special = [{ start_date: '2026-12-25', closed: true }];
  answers({ opening_hours: { periods: [], special_periods: special } });
  const body = { opening_hours: { periods: [...week], special_periods: [] } };
  const edit: JobItem = {
    ...item,
    stepsDone: 0,
    steps: [step(locations.update, { params: { id }, body })],
    before: { regularHours: [] },
    after: { values: { regularHours: [...week] }, errors: {}, attributes: {} },
  };
  expect(await check(edit)).toMatchObject({
    steps: [{ request: { body: { opening_hours: { periods: week, special_periods: special } } } }],
  });
});

test('@BULK-1 a field that Google changed since the preview is not overwritten', async () => {
  const update = (updateId: number) => ({
    id: updateId,
    location: { id, name: 'Harbour' },
    type: 'google',
    field_name: 'title',
    update_value: 'By Google',
  });
  const edit: JobItem = {
    ...item,
    stepsDone: 0,
    before: { title: 'Harbour' },
    after: { values: { title: 'Quay' }, errors: {}, attributes: {}, updates: [4] },
  };
  answers({ has_unresolved_updates: true }, [update(4)]);
  expect(await check(edit)).toBe('send');
  answers({ has_unresolved_updates: true }, [update(5)]);
  expect(await check(edit)).toEqual({
    state: 'conflict',
    // The item can belong to an undo, which has no preview.
    message: 'Changed on Google in the meantime: business name. Not applied.',
  });
});

test('@BULK-1 an edit that waited counts the locations that changed since its preview', async () => {
  const edit: JobItem = {
    ...item,
    stepsDone: 0,
    before: { title: 'Harbour' },
    after: { values: { title: 'Quay' }, errors: {}, attributes: {}, updates: [] },
  };
  const stale = async (name: string) => {
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=a' });
    const meta = { current_page: 1, last_page: 1, per_page: 100, total: 1, to: 1 };
    vi.stubGlobal('fetch', async (address: string) =>
      address.includes('/api/google-updates')
        ? Response.json({ google_updates: [], total_locations: 0, meta })
        : Response.json({ data: [{ id, name }], meta }),
    );
    return bulkEditJobs.countStale?.([edit], new AbortController().signal);
  };
  expect(await stale('Harbour')).toBe(0);
  expect(await stale('Quay')).toBe(0);
  expect(await stale('Pier')).toBe(1);
});
