import { LocationId } from '@placekeeper/contracts/core/id';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { expect, test } from 'vitest';
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
    message:
      'Saving returned no error, but these fields still have their old value: phone numbers.',
  });
  expect(answered('Harbour', [])).toMatchObject({ state: 'failed' });
  expect(answered('QUAY', kept)).toBeNull();
  expect(bulkEditJobs.outcomeOfAnswers?.(item, [{}])).toBeNull();
});
