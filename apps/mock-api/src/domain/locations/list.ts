import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import type { PageRequest } from '@placekeeper/contracts/core/page';
import type { locationSorts } from '@placekeeper/contracts/endpoints/locations';
import type { managementStatuses } from '@placekeeper/contracts/model/location';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { locations } from '../../db/schema/locations.ts';
import { locationTags } from '../../db/schema/tags.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { pageMeta, pageWindow, type Page } from '../page.ts';
import { searchTerms } from './search-terms.ts';
import { viewLocations, type LocationView } from './view.ts';

type Sort = (typeof locationSorts)[number];

export interface LocationFilters {
  readonly search?: string | undefined;
  readonly only_tag_ids?: readonly TagId[] | undefined;
  readonly excluded_location_ids?: readonly LocationId[] | undefined;
  readonly excluded_tag_ids?: readonly TagId[] | undefined;
  readonly gbp_management_status?: (typeof managementStatuses)[number] | undefined;
  readonly has_unresolved_updates?: boolean | undefined;
  readonly sort?: Sort | undefined;
  readonly page?: PageRequest | undefined;
}

const at = sql.placeholder;
const listOf = (name: string) => sql`(SELECT value FROM json_each(${at(name)}))`;
const taggedWith = (name: string) =>
  sql`(SELECT ${locationTags.locationId} FROM ${locationTags} WHERE ${locationTags.tagId} IN ${listOf(name)})`;

const conditions = {
  match: sql`${locations.id} IN (SELECT rowid FROM location_search WHERE location_search MATCH ${at('match')})`,
  short: sql`NOT EXISTS (SELECT 1 FROM json_each(${at('short')}) AS word WHERE instr(${locations.searchText}, word.value) = 0)`,
  tags: sql`${locations.id} IN ${taggedWith('tags')}`,
  excludedIds: sql`${locations.id} NOT IN ${listOf('excludedIds')}`,
  excludedTags: sql`${locations.id} NOT IN ${taggedWith('excludedTags')}`,
  status: sql`${locations.managementStatus} = ${at('status')}`,
  unresolved: sql`${locations.hasUnresolvedUpdates} = ${at('unresolved')}`,
} satisfies Record<string, SQL>;
type Condition = keyof typeof conditions;
const conditionNames = [
  'match',
  'short',
  'tags',
  'excludedIds',
  'excludedTags',
  'status',
  'unresolved',
] as const satisfies readonly Condition[];

const orders: Readonly<Record<Sort, SQL>> = {
  name: sql`${locations.name}, ${locations.id}`,
  '-name': sql`${locations.name} DESC, ${locations.id} DESC`,
  store_code: sql`${locations.storeCode}, ${locations.id}`,
  '-store_code': sql`${locations.storeCode} DESC, ${locations.id} DESC`,
  imported_at: sql`${locations.importedAt}, ${locations.id}`,
  '-imported_at': sql`${locations.importedAt} DESC, ${locations.id} DESC`,
};

function build(db: Database, used: readonly Condition[], sort: Sort) {
  const where = sql.join(
    [sql`${locations.userId} = ${at('userId')}`, ...used.map((name) => conditions[name])],
    sql` AND `,
  );
  return {
    // Only ids pass the rows before the page; the rows of the page itself are read after.
    ids: db
      .select({ id: locations.id })
      .from(locations)
      .where(where)
      .orderBy(orders[sort])
      .limit(at('limit'))
      .offset(at('offset'))
      .prepare(),
    total: db
      .select({ count: sql<number>`count(*)` })
      .from(locations)
      .where(where)
      .prepare(),
  };
}

/** One pair of statements for each combination of filters and order that was ever asked for. */
const statements = prepared(() => new Map<string, ReturnType<typeof build>>());

function statementsFor(db: Database, used: readonly Condition[], sort: Sort) {
  const known = statements(db);
  const key = `${used.join()}:${sort}`;
  const made = known.get(key) ?? build(db, used, sort);
  known.set(key, made);
  return made;
}

interface Conditions {
  readonly used: readonly Condition[];
  readonly values: Readonly<Partial<Record<Condition, unknown>>>;
}

function conditionsOf(filters: LocationFilters): Conditions {
  const terms = searchTerms(filters.search ?? '');
  const values: Partial<Record<Condition, unknown>> = {
    ...(terms.match && { match: terms.match }),
    ...(terms.short.length > 0 && { short: JSON.stringify(terms.short) }),
    ...(filters.only_tag_ids?.length && { tags: JSON.stringify(filters.only_tag_ids) }),
    ...(filters.excluded_location_ids?.length && {
      excludedIds: JSON.stringify(filters.excluded_location_ids),
    }),
    ...(filters.excluded_tag_ids?.length && {
      excludedTags: JSON.stringify(filters.excluded_tag_ids),
    }),
    ...(filters.gbp_management_status && { status: filters.gbp_management_status }),
    ...(filters.has_unresolved_updates !== undefined && {
      unresolved: Number(filters.has_unresolved_updates),
    }),
  };
  return { used: conditionNames.filter((name) => values[name] !== undefined), values };
}

/** Without a limit. */
const all = { limit: -1, offset: 0 };

/** All of them, in the order of the list. */
export function matchingLocationIds(
  deps: Deps,
  actor: Actor,
  filters: LocationFilters,
): readonly LocationId[] {
  const { used, values } = conditionsOf(filters);
  const { ids } = statementsFor(deps.db, used, filters.sort ?? 'name');
  return ids.all({ userId: actor.user.id, ...values, ...all }).map(({ id }) => id);
}

/** LOC-1: the account's locations that match, one page of them. */
export function listLocations(
  deps: Deps,
  actor: Actor,
  filters: LocationFilters,
): Page<LocationView> {
  const { used, values } = conditionsOf(filters);
  const excluding = values.excludedIds !== undefined || values.excludedTags !== undefined;
  const window = pageWindow(
    filters.page,
    excluding ? pageSizes.locationsWithExclusions : pageSizes.locations,
  );
  const { ids, total } = statementsFor(deps.db, used, filters.sort ?? 'name');
  const parameters = { userId: actor.user.id, ...values };
  const page = ids.all({ ...parameters, limit: window.size, offset: window.offset });
  const count = total.get(parameters)?.count ?? 0;
  return {
    items: viewLocations(
      deps,
      page.map(({ id }) => id),
    ),
    meta: pageMeta(window, count, page.length),
  };
}
