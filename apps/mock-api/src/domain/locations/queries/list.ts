import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import type { PageRequest } from '@placekeeper/contracts/core/page';
import type { locationSorts } from '@placekeeper/contracts/endpoints/locations';
import type { managementStatuses } from '@placekeeper/contracts/model/location';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { sql, type SQL } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client.ts';
import { locations } from '../../../db/schema/locations.ts';
import { locationTags } from '../../../db/schema/tags.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { pageMeta, pageWindow, type Page } from '../../page.ts';
import { containsWords, countFound, wordValues, searchTerms, type SearchTerms } from './find.ts';
import { viewLocations, type LocationView } from './view.ts';

const queries = prepared((db) => ({
  own: db
    .select({ id: locations.id })
    .from(locations)
    .where(
      sql`${locations.userId} = ${sql.placeholder('userId')} AND ${locations.id} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`,
    )
    .prepare(),
}));

type Sort = (typeof locationSorts)[number];

export interface LocationFilters {
  readonly search?: string | undefined;
  readonly only_tag_ids?: readonly TagId[] | undefined;
  readonly excluded_location_ids?: readonly LocationId[] | undefined;
  readonly excluded_tag_ids?: readonly TagId[] | undefined;
  readonly gbp_management_status?: (typeof managementStatuses)[number] | undefined;
  readonly has_unresolved_updates?: boolean | undefined;
  readonly has_failed_patch_attempts?: boolean | undefined;
  readonly sort?: Sort | undefined;
  readonly page?: PageRequest | undefined;
}

const at = sql.placeholder;
const listOf = (name: string) => sql`(SELECT value FROM json_each(${at(name)}))`;
const taggedWith = (name: string) =>
  sql`(SELECT ${locationTags.locationId} FROM ${locationTags} WHERE ${locationTags.tagId} IN ${listOf(name)})`;

const conditions = {
  match: sql`${locations.id} IN (SELECT rowid FROM location_search WHERE location_search MATCH ${at('match')})`,
  tags: sql`${locations.id} IN ${taggedWith('tags')}`,
  excludedIds: sql`${locations.id} NOT IN ${listOf('excludedIds')}`,
  excludedTags: sql`${locations.id} NOT IN ${taggedWith('excludedTags')}`,
  status: sql`${locations.managementStatus} = ${at('status')}`,
  unresolved: sql`${locations.hasUnresolvedUpdates} = ${at('unresolved')}`,
  failed: sql`${locations.hasFailedPatchAttempts} = ${at('failed')}`,
} satisfies Record<string, SQL>;
type Condition = keyof typeof conditions;
const conditionNames = [
  'match',
  'tags',
  'excludedIds',
  'excludedTags',
  'status',
  'unresolved',
  'failed',
] as const satisfies readonly Condition[];

const orders: Readonly<Record<Sort, SQL>> = {
  name: sql`${locations.sortName}, ${locations.id}`,
  '-name': sql`${locations.sortName} DESC, ${locations.id} DESC`,
  store_code: sql`${locations.storeCode}, ${locations.id}`,
  '-store_code': sql`${locations.storeCode} DESC, ${locations.id} DESC`,
  imported_at: sql`${locations.importedAt}, ${locations.id}`,
  '-imported_at': sql`${locations.importedAt} DESC, ${locations.id} DESC`,
};

interface Question {
  readonly used: readonly Condition[];
  /** Words that are tested in each row, without the index. */
  readonly words: readonly string[];
  readonly values: Readonly<Partial<Record<Condition, unknown>>>;
}

function build(db: Database, { used, words }: Question, sort: Sort) {
  const where = sql.join(
    [
      sql`${locations.userId} = ${at('userId')}`,
      ...used.map((name) => conditions[name]),
      ...containsWords(words.length),
    ],
    sql` AND `,
  );
  return {
    // Selects only ids, because OFFSET reads every row before the page.
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

const statements = prepared(() => new Map<string, ReturnType<typeof build>>());

function statementsFor(db: Database, question: Question, sort: Sort) {
  const known = statements(db);
  const key = `${question.used.join()}:${question.words.length}:${sort}`;
  const made = known.get(key) ?? build(db, question, sort);
  known.set(key, made);
  return made;
}

const valuesOf = (actor: Actor, { values, words }: Question) => ({
  userId: actor.user.id,
  ...values,
  ...wordValues(words),
});

function questionOf(filters: LocationFilters, { match, short }: SearchTerms): Question {
  const values: Question['values'] = {
    ...(match !== null && { match }),
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
    ...(filters.has_failed_patch_attempts !== undefined && {
      failed: Number(filters.has_failed_patch_attempts),
    }),
  };
  const used = conditionNames.filter((name) => values[name] !== undefined);
  return { used, words: short, values };
}

/**
 * With more matches than this per row up to the end of the page, testing the rows in name order is faster than finding all
 * matches and sorting them.
 */
const worthWalking = 5;

function planned(
  question: Question,
  terms: SearchTerms,
  { sort, end, total }: { sort: Sort; end: number; total: number },
): Question {
  const byName = sort === 'name' || sort === '-name';
  if (!byName || end * worthWalking > total) return question;
  const used = question.used.filter((name) => name !== 'match');
  return { ...question, used, words: terms.words };
}

export function listLocations(
  deps: Deps,
  actor: Actor,
  filters: LocationFilters,
): Page<LocationView> {
  const terms = searchTerms(filters.search ?? '');
  const question = questionOf(filters, terms);
  const sort = filters.sort ?? 'name';
  const excluding = [filters.excluded_location_ids, filters.excluded_tag_ids].some(
    (ids) => ids && ids.length > 0,
  );
  const window = pageWindow(
    filters.page,
    excluding ? pageSizes.locationsWithExclusions : pageSizes.locations,
  );

  const searchAlone = question.used.join() === 'match';
  const total = searchAlone
    ? countFound(deps, actor, terms)
    : (statementsFor(deps.db, question, sort).total.get(valuesOf(actor, question))?.count ?? 0);
  const { size: limit, offset } = window;
  const plan = planned(question, terms, { sort, end: offset + limit, total });
  const page =
    offset < total
      ? statementsFor(deps.db, plan, sort).ids.all({ ...valuesOf(actor, plan), limit, offset })
      : [];
  return {
    items: viewLocations(
      deps,
      page.map(({ id }) => id),
    ),
    meta: pageMeta(window, total, page.length),
  };
}

/** Skips other accounts' locations, and keeps the order of the ids. */
export function listLocationsByIds(
  deps: Deps,
  actor: Actor,
  input: { readonly locations: readonly LocationId[]; readonly page?: PageRequest | undefined },
): Page<LocationView> {
  const own = new Set(
    queries(deps.db)
      .own.all({ userId: actor.user.id, ids: JSON.stringify(input.locations) })
      .map(({ id }) => id),
  );
  const named = [...new Set(input.locations)].filter((id) => own.has(id));
  const window = pageWindow(input.page, pageSizes.locations);
  const page = named.slice(window.offset, window.offset + window.size);
  return { items: viewLocations(deps, page), meta: pageMeta(window, named.length, page.length) };
}
