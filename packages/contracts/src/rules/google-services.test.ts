import { expect, test } from 'vitest';
import type { GoogleService } from '../model/service.ts';
import { serviceKey, splitServices } from './google-services.ts';

const cleaning: GoogleService = {
  type: 'structured',
  service_type_id: 'job_type_id:cleaning',
  display_name: 'Cleaning',
};
const whitening: GoogleService = {
  type: 'structured',
  service_type_id: 'job_type_id:whitening',
  display_name: 'Whitening',
};
const advice: GoogleService = {
  type: 'free_form',
  display_name: 'Advice',
  category_id: 'gcid:dentist',
};
const visit: GoogleService = {
  type: 'free_form',
  display_name: 'Visit',
  category_id: 'gcid:dentist',
};

test('services are split by type, in their order @ENT-2', () => {
  expect(splitServices([advice, cleaning, visit, whitening])).toEqual({
    structured: [cleaning, whitening],
    freeForm: [advice, visit],
  });
});

test('no services are two empty lists @ENT-2', () => {
  expect(splitServices([])).toEqual({ structured: [], freeForm: [] });
});

test('a structured service is identified by its type, a free-form one by category and name @SVC-2', () => {
  expect(serviceKey(cleaning)).toBe('job_type_id:cleaning');
  expect(serviceKey({ ...cleaning, display_name: 'Teeth cleaning' })).toBe(serviceKey(cleaning));
  const keys = [advice, visit, { ...advice, category_id: 'gcid:dental_clinic' }].map(serviceKey);
  expect(new Set(keys).size).toBe(3);
});
