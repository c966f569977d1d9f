import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { locations } from '../db/schema/locations.ts';
import { listLocations } from '../domain/locations/queries/list.ts';
import { createTestDeps } from '../testing/test-deps.ts';
import { createAccount } from './create-account.ts';

const many = 12_000;

const schemaOf = ({ deps }: ReturnType<typeof createTestDeps>) =>
  deps.db.$client
    .prepare("SELECT type, name, sql FROM sqlite_master WHERE tbl_name = 'locations' ORDER BY name")
    .all();

test('loading a large account keeps the indexes and the search, and does not change other accounts', () => {
  const twin = createTestDeps();
  const { deps, actor } = twin;
  const small = createAccount(deps, { persona: 'owner', clock: 'manual', locations: 9 });
  const before = schemaOf(twin);
  const large = createAccount(deps, { persona: 'agency', clock: 'manual', locations: many });
  expect(schemaOf(twin)).toEqual(before);

  const rows = deps.db
    .select({ id: locations.id, name: locations.name })
    .from(locations)
    .where(eq(locations.userId, large.id))
    .orderBy(asc(locations.sortName), asc(locations.id))
    .all();
  expect(rows).toHaveLength(many);
  const page = listLocations(deps, actor(large), { page: { size: 25 } });
  expect(page.items.map(({ row: { id } }) => id)).toEqual(rows.slice(0, 25).map(({ id }) => id));
  for (const user of [small, large]) {
    const [last] = deps.db
      .select()
      .from(locations)
      .where(eq(locations.userId, user.id))
      .limit(1)
      .all();
    const found = listLocations(deps, actor(user), { search: last?.name ?? '' });
    expect(found.items.map(({ row: { id } }) => id)).toContain(last?.id);
  }
  // SQLite itself compares the search index with its table.
  deps.db.$client.exec(
    "INSERT INTO location_search(location_search, rank) VALUES('integrity-check', 1)",
  );
});
