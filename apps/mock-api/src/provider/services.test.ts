import { expect, test } from 'vitest';
import type { ServiceItem } from '@placekeeper/contracts/profile/profile';
import { categoryOf, withoutDuplicates } from './services.ts';

const structured = (serviceTypeId: string, displayName = serviceTypeId): ServiceItem => ({
  structuredServiceItem: { serviceTypeId, displayName },
});
const own = (category: string, displayName: string): ServiceItem => ({
  freeFormServiceItem: { category, displayName },
});

test('the first of duplicate services stays in its place @SVC-7', () => {
  expect(
    withoutDuplicates({
      categories: { primary: 'gcid:plumber', additional: ['gcid:handyman'] },
      serviceItems: [
        own('gcid:plumber', 'Tap  Repair'),
        structured('job_type_id:find_leak', 'Leak detection'),
        own('gcid:plumber', ' tap repair'),
        own('gcid:handyman', 'Tap repair'),
        structured('job_type_id:find_leak', 'Leaks'),
        structured('job_type_id:repair_pipe'),
        own('gcid:plumber', 'LEAK detection'),
      ],
    }),
  ).toEqual([
    own('gcid:plumber', 'Tap  Repair'),
    structured('job_type_id:find_leak', 'Leak detection'),
    own('gcid:handyman', 'Tap repair'),
    structured('job_type_id:repair_pipe'),
  ]);
});

test('a service belongs to the first category that offers it @SVC-1', () => {
  const categories = ['gcid:dental_clinic', 'gcid:dentist', 'gcid:cafe'];
  const whitening = structured('job_type_id:teeth_whitening');
  expect(categoryOf(whitening, categories)).toBe('gcid:dental_clinic');
  expect(categoryOf(whitening, ['gcid:cafe', 'gcid:dentist'])).toBe('gcid:dentist');
  expect(categoryOf(whitening, ['gcid:cafe'])).toBeNull();
  expect(categoryOf(own('gcid:cafe', 'Brunch'), categories)).toBe('gcid:cafe');
  expect(categoryOf(own('gcid:plumber', 'Brunch'), categories)).toBeNull();
});
