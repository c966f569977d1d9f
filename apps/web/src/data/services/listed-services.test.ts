import type { CategoryServices, GoogleService } from '@placekeeper/contracts/model/service';
import { expect, test } from 'vitest';
import { duplicatesAmong, removableDuplicates } from './listed-services.ts';

const structured = (id: string, display_name = id): GoogleService => ({
  type: 'structured',
  service_type_id: id,
  display_name,
});
const own = (display_name: string, category_id = 'dentist'): GoogleService => ({
  type: 'free_form',
  display_name,
  category_id,
});
const under = (id: string, ...services: GoogleService[]): CategoryServices => ({
  category: { id, title: id, display_name: id, created_at: null },
  services,
});

test('@SVC-7 services of one name in a category are duplicates, standard or custom', () => {
  const whitening = structured('whitening', 'Teeth whitening');
  const [typed, visits, repeated] = [own('TEETH whitening'), own('Visits'), own(' visits ')];
  const lists = [
    under('dentist', typed, visits, whitening, repeated),
    under('clinic', own('Visits')),
  ];
  expect(duplicatesAmong(lists)).toEqual(new Set([typed, repeated]));
  expect(removableDuplicates(lists)).toEqual([typed, repeated]);
});

test('@SVC-7 a duplicate with the identity of the service that stays cannot be removed alone', () => {
  const lists = [under('dentist', own('Visits'), own('Visits'), structured('a'), structured('a'))];
  expect(duplicatesAmong(lists).size).toBe(2);
  expect(removableDuplicates(lists)).toEqual([]);
});
