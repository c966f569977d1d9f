import type { Category } from '@placekeeper/contracts/model/category';
import { expect, test } from 'vitest';
import { someLocation } from '../../../test/some-location.ts';
import { lostServices, removedCategories } from '../categories/lost-services.ts';
import {
  allOf,
  categoryIds,
  withCategory,
  withoutCategory,
  withPrimary,
  type ChosenCategories,
} from './chosen-categories.ts';

const dentist = { id: 'gcid:dentist', name: 'Dentist' };
const clinic = { id: 'gcid:dental_clinic', name: 'Dental clinic' };
const lab = { id: 'gcid:dental_laboratory', name: 'Dental laboratory' };
const chosen: ChosenCategories = { primary: dentist, additional: [clinic, lab] };

test('@DET-2 the former primary category becomes the first additional one; a second press reverts it', () => {
  const changed = withPrimary(chosen, lab);
  expect(changed).toEqual({ primary: lab, additional: [dentist, clinic] });
  expect(withPrimary(changed, dentist).primary).toEqual(dentist);
  expect(allOf(withPrimary(changed, dentist))).toHaveLength(3);
});

test('@DET-2 the first category of a profile is the primary one', () => {
  const none: ChosenCategories = { primary: null, additional: [] };
  expect(withCategory(none, dentist)).toEqual({ primary: dentist, additional: [] });
  expect(categoryIds(none, someLocation)).toEqual({
    primary_category_id: '',
    additional_category_ids: [],
  });
});

test('@UPD-9 unreadable categories are replaced only by chosen ones', () => {
  const { additional_categories: _, ...location } = someLocation;
  const unread = { ...location, primary_category: category(dentist) };
  const before: ChosenCategories = { primary: dentist, additional: [] };
  const another = withPrimary(before, lab);
  expect(categoryIds(another, unread)).toEqual({ primary_category_id: lab.id });
  expect(categoryIds(withCategory(another, clinic), unread)).toEqual({
    primary_category_id: lab.id,
    additional_category_ids: [dentist.id, clinic.id],
  });
});

const category = ({ id, name }: typeof dentist): Category => ({
  id,
  title: name,
  display_name: name,
  created_at: null,
});
const services = {
  primary_category: { category: category(dentist), services: [] },
  additional_categories: [
    {
      category: category(clinic),
      services: [
        { type: 'free_form' as const, category_id: clinic.id, display_name: 'Night guards' },
        { type: 'structured' as const, service_type_id: 'job', display_name: 'Whitening' },
      ],
    },
    { category: category(lab), services: [] },
  ],
};

test('@DET-2 removing a category removes its services', () => {
  const removed = removedCategories(chosen, withoutCategory(chosen, clinic.id));
  expect(removed).toEqual([clinic]);
  expect(lostServices(removed, services)).toEqual([
    { category: clinic, services: ['Night guards', 'Whitening'] },
  ]);
  expect(lostServices(removed, undefined)).toEqual([]);
});

test('@DET-2 changing the primary category removes no services', () => {
  expect(removedCategories(chosen, withPrimary(chosen, lab))).toEqual([]);
});
