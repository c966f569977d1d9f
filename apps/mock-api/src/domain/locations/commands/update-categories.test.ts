import { expect, test } from 'vitest';
import type { ServiceItem } from '@placekeeper/contracts/profile/profile';
import { createLocationFixture, type LocationFixture } from '../../../testing/location-fixture.ts';
import { publishingTime } from '../../patch-attempts/commands/publish.ts';
import { updateCategories } from './update-categories.ts';

const payroll: ServiceItem = {
  structuredServiceItem: { serviceTypeId: 'job_type_id:payroll', displayName: 'Payroll' },
};
const readings: ServiceItem = {
  freeFormServiceItem: { category: 'gcid:book_store', displayName: 'Readings' },
};
const advice: ServiceItem = {
  freeFormServiceItem: { category: 'gcid:accountant', displayName: 'Advice' },
};
const foreign: ServiceItem = {
  structuredServiceItem: {
    serviceTypeId: 'job_type_id:nobody_knows',
    displayName: 'job_type_id:nobody_knows',
  },
};

const shop = () =>
  createLocationFixture([
    {
      categories: { primary: 'gcid:book_store', additional: ['gcid:accountant'] },
      serviceItems: [payroll, readings, advice, foreign],
    },
  ]);

const choose = ({ deps, actor, id }: LocationFixture, primary: string, additional: string[] = []) =>
  updateCategories(deps, actor(), {
    id,
    primary_category_id: primary,
    additional_category_ids: additional,
  });

test('categories are saved, sent, and finally live @DET-2', () => {
  const fixture = createLocationFixture();
  choose(fixture, 'gcid:rare_book_store', ['gcid:book_store', 'gcid:cafe']);
  const categories = {
    primary: 'gcid:rare_book_store',
    additional: ['gcid:book_store', 'gcid:cafe'],
  };
  expect(fixture.row(fixture.id).profile.categories).toEqual(categories);
  expect(fixture.attempts(fixture.id)).toMatchObject([
    { fields: ['categories'], status: 'created' },
  ]);
  fixture.advance(publishingTime);
  expect(fixture.live(fixture.id).categories).toEqual(categories);
});

test('services are removed with their category, here and at Google @SVC-1', () => {
  const fixture = shop();
  choose(fixture, 'gcid:book_store');
  expect(fixture.row(fixture.id).profile.serviceItems).toEqual([readings, foreign]);
  fixture.advance(publishingTime);
  expect(fixture.live(fixture.id)).toEqual(fixture.row(fixture.id).profile);
});

test('services stay if another category offers them too, or the category only moves', () => {
  const fixture = shop();
  choose(fixture, 'gcid:accountant', ['gcid:book_store']);
  expect(fixture.row(fixture.id).profile.serviceItems).toEqual([
    payroll,
    readings,
    advice,
    foreign,
  ]);
  expect(fixture.attempts(fixture.id)).toMatchObject([{ fields: ['categories'] }]);
});

test('a category of blocked services cannot be removed @SVC-7 @DET-2', () => {
  const fixture = shop();
  fixture.setProfile(fixture.id, { servicesBlocked: true });
  const before = fixture.row(fixture.id);
  expect(() => choose(fixture, 'gcid:book_store')).toThrow(
    expect.objectContaining({
      kind: { status: 409 },
      message: expect.stringMatching(/belong to a category you removed/),
    }),
  );
  expect(fixture.row(fixture.id)).toEqual(before);
  choose(fixture, 'gcid:book_store', ['gcid:accountant', 'gcid:cafe']);
  expect(fixture.row(fixture.id).profile.categories.additional).toContain('gcid:cafe');
});

test('every error is reported at its path, and nothing is saved @DET-2', () => {
  const fixture = createLocationFixture();
  const before = fixture.row(fixture.id);
  const unknown = 'This category doesn’t exist. Choose one from the list.';
  expect(() => choose(fixture, 'gcid:nothing', ['gcid:cafe', 'gcid:nowhere', 'gcid:cafe'])).toThrow(
    expect.objectContaining({
      kind: {
        status: 422,
        errors: {
          primary_category_id: [unknown],
          'additional_category_ids.1': [unknown],
          'additional_category_ids.2': ['This category is already added.'],
        },
      },
    }),
  );
  const required = { primary_category_id: ['Choose a primary category.'] };
  expect(() => choose(fixture, '')).toThrow(
    expect.objectContaining({ kind: { status: 422, errors: required } }),
  );
  expect(fixture.row(fixture.id)).toEqual(before);
  expect(fixture.attempts(fixture.id)).toEqual([]);
});

test('without a choice, the additional categories stay, except for the new primary category', () => {
  const { deps, actor, id, row } = shop();
  const additional = ['gcid:accountant', 'gcid:cafe'];
  updateCategories(deps, actor(), {
    id,
    primary_category_id: 'gcid:book_store',
    additional_category_ids: additional,
  });
  updateCategories(deps, actor(), { id, primary_category_id: 'gcid:cafe' });
  expect(row(id).profile.categories).toEqual({
    primary: 'gcid:cafe',
    additional: ['gcid:accountant'],
  });
});
