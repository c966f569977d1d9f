import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profiles } from '../../../db/schema/provider.ts';
import type { ServiceItem } from '@placekeeper/contracts/profile/profile';
import { createAccount } from '../../../seed/create-account.ts';
import { createLocationBench, type LocationBench } from '../../../testing/location-bench.ts';
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
  createLocationBench([
    {
      categories: { primary: 'gcid:book_store', additional: ['gcid:accountant'] },
      serviceItems: [payroll, readings, advice, foreign],
    },
  ]);

const choose = ({ deps, actor, id }: LocationBench, primary: string, additional: string[] = []) =>
  updateCategories(deps, actor(), {
    id,
    primary_category_id: primary,
    additional_category_ids: additional,
  });

test('categories are saved, sent, and finally live @DET-2', () => {
  const bench = createLocationBench();
  choose(bench, 'gcid:rare_book_store', ['gcid:book_store', 'gcid:cafe']);
  const categories = {
    primary: 'gcid:rare_book_store',
    additional: ['gcid:book_store', 'gcid:cafe'],
  };
  expect(bench.row(bench.id).profile.categories).toEqual(categories);
  expect(bench.attempts(bench.id)).toMatchObject([{ fields: ['categories'], status: 'created' }]);
  bench.advance(publishingTime);
  expect(bench.live(bench.id).categories).toEqual(categories);
});

test('services are removed with their category, here and at Google @SVC-1', () => {
  const bench = shop();
  choose(bench, 'gcid:book_store');
  expect(bench.row(bench.id).profile.serviceItems).toEqual([readings, foreign]);
  bench.advance(publishingTime);
  expect(bench.live(bench.id)).toEqual(bench.row(bench.id).profile);
});

test('services stay if another category offers them too, or the category only moves', () => {
  const bench = shop();
  choose(bench, 'gcid:accountant', ['gcid:book_store']);
  expect(bench.row(bench.id).profile.serviceItems).toEqual([payroll, readings, advice, foreign]);
  expect(bench.attempts(bench.id)).toMatchObject([{ fields: ['categories'] }]);
});

test('a category of blocked services cannot be removed', () => {
  const bench = shop();
  bench.deps.db
    .update(profiles)
    .set({ servicesBlocked: true })
    .where(eq(profiles.id, bench.row(bench.id).profileId))
    .run();
  const before = bench.row(bench.id);
  expect(() => choose(bench, 'gcid:book_store')).toThrow(
    expect.objectContaining({ kind: { status: 409 } }),
  );
  expect(bench.row(bench.id)).toEqual(before);
  choose(bench, 'gcid:book_store', ['gcid:accountant', 'gcid:cafe']);
  expect(bench.row(bench.id).profile.categories.additional).toContain('gcid:cafe');
});

test('every error is reported at its path, and nothing is saved @DET-2', () => {
  const bench = createLocationBench();
  const before = bench.row(bench.id);
  const unknown = 'This category doesn’t exist. Select one from the list.';
  expect(() => choose(bench, 'gcid:nothing', ['gcid:cafe', 'gcid:nowhere', 'gcid:cafe'])).toThrow(
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
  expect(bench.row(bench.id)).toEqual(before);
  expect(bench.attempts(bench.id)).toEqual([]);
});

test("another account's categories are missing @PERM-1", () => {
  const bench = createLocationBench();
  const user = createAccount(bench.deps, { persona: 'owner', clock: 'manual', locations: 1 });
  expect(() =>
    updateCategories(
      bench.deps,
      { user, now: bench.actor().now },
      { id: bench.id, primary_category_id: 'gcid:cafe', additional_category_ids: [] },
    ),
  ).toThrow(expect.objectContaining({ kind: { status: 404 } }));
});
