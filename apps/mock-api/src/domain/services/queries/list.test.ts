import { expect, test } from 'vitest';
import {
  cleaning,
  createServiceFixture,
  freeForm,
  structured,
  whitening,
} from '../../../testing/service-fixture.ts';
import { listServices } from './list.ts';

test('services are listed under their categories, each once @SVC-1', () => {
  const { deps, actor, id } = createServiceFixture({
    categories: {
      primary: 'gcid:orthodontist',
      additional: ['gcid:dentist', 'gcid:dental_clinic', 'gcid:book_store'],
    },
    serviceItems: [
      cleaning,
      structured('braces', 'Braces'),
      // Both categories offer this service.
      structured('invisible_braces', 'Clear aligners'),
      freeForm('Mouthguards'),
      freeForm('Sports checks', 'gcid:orthodontist'),
      structured('find_leak', 'Leak detection'),
      freeForm('Tap repair', 'gcid:plumber'),
    ],
  });
  const { primary, additional } = listServices(deps, actor(), id);
  expect(primary).toEqual({
    categoryId: 'gcid:orthodontist',
    services: [
      { item: structured('braces', 'Braces'), categoryId: 'gcid:orthodontist' },
      { item: structured('invisible_braces', 'Clear aligners'), categoryId: 'gcid:orthodontist' },
      { item: freeForm('Sports checks', 'gcid:orthodontist'), categoryId: 'gcid:orthodontist' },
      // None of the location's categories offers the next two services.
      { item: structured('find_leak', 'Leak detection'), categoryId: null },
      { item: freeForm('Tap repair', 'gcid:plumber'), categoryId: null },
    ],
  });
  expect(additional).toEqual([
    {
      categoryId: 'gcid:dentist',
      services: [
        { item: cleaning, categoryId: 'gcid:dentist' },
        { item: freeForm('Mouthguards'), categoryId: 'gcid:dentist' },
      ],
    },
    { categoryId: 'gcid:dental_clinic', services: [] },
    { categoryId: 'gcid:book_store', services: [] },
  ]);
});

test('services are listed whether or not the profile is managed @SVC-1', () => {
  const { deps, actor, id, set } = createServiceFixture({ serviceItems: [whitening] });
  const before = listServices(deps, actor(), id);
  for (const managementStatus of ['disabled', 'lost-authorization'] as const) {
    set(id, { managementStatus });
    expect(listServices(deps, actor(), id)).toEqual(before);
  }
});
