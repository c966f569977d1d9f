import type { LocationId } from '@placekeeper/contracts/core/id';
import { sql, type SQL } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/client.ts';
import { locations } from '../../../db/schema/locations.ts';
import { users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { characterCount } from '@placekeeper/contracts/rules/character-count';
import { foldText } from '@placekeeper/contracts/rules/fold-text';

/** The trigram index finds only words of at least this length. */
const shortestIndexed = 3;

export interface SearchTerms {
  readonly words: readonly string[];
  /** The query of the trigram index; null if no word is long enough. */
  readonly match: string | null;
  /** Words that are too short for the index. */
  readonly short: readonly string[];
}

/** Every word must occur in name, store code or address. */
export function searchTerms(text: string): SearchTerms {
  // Splits at control characters too, because NUL would end the text of the statement.
  const words = foldText(text)
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean);
  const isShort = (word: string) => characterCount(word) < shortestIndexed;
  const long = words.filter((word) => !isShort(word));
  const short = words.filter(isShort);
  const match = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ');
  return { words, match: match || null, short };
}

const at = sql.placeholder;

/** Matches each word as a substring; the parameters are `word0`, `word1` and so on. */
export const containsWords = (count: number): readonly SQL[] =>
  Array.from(
    { length: count },
    (_, index) => sql`instr(${locations.searchText}, ${at(`word${index}`)}) > 0`,
  );

export const wordValues = (words: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(words.map((word, index) => [`word${index}`, word]));

const ofUser = sql`${locations.userId} = ${at('userId')}`;

const queries = prepared((db) => {
  const end = (which: 'min' | 'max') =>
    db
      .select({ id: sql<LocationId | null>`${sql.raw(which)}(${locations.id})` })
      .from(locations)
      .where(ofUser)
      .prepare();
  const between = sql`BETWEEN ${at('first')} AND ${at('last')}`;
  return {
    first: end('min'),
    last: end('max'),
    otherOwner: db
      .select({ id: users.id })
      .from(users)
      .where(
        sql`${users.id} <> ${at('userId')} AND EXISTS (SELECT 1 FROM ${locations} INDEXED BY locations_user WHERE ${locations.userId} = ${users.id} AND ${locations.id} ${between})`,
      )
      .limit(1)
      .prepare(),
    within: db
      .select({ count: sql<number>`count(*)` })
      .from(sql`location_search`)
      .where(sql`location_search MATCH ${at('match')} AND location_search.rowid ${between}`)
      .prepare(),
  };
});

function build(db: Database, hasMatch: boolean, words: number) {
  const own = sql.join([ofUser, ...containsWords(words)], sql` AND `);
  const source = hasMatch ? sql`location_search` : locations;
  const id = hasMatch ? sql<LocationId>`location_search.rowid` : sql<LocationId>`${locations.id}`;
  // Starts from the matches of the index, because an account can have far more locations than matches.
  const where = hasMatch
    ? sql`location_search MATCH ${at('match')} AND EXISTS (SELECT 1 FROM ${locations} INDEXED BY locations_user WHERE ${locations.id} = location_search.rowid AND ${own})`
    : own;
  return {
    total: db
      .select({ count: sql<number>`count(*)` })
      .from(source)
      .where(where)
      .prepare(),
    newest: db
      .select({ id })
      .from(source)
      .where(where)
      .orderBy(sql`${id} DESC`)
      .limit(at('limit'))
      .offset(at('offset'))
      .prepare(),
  };
}

const statements = prepared(() => new Map<string, ReturnType<typeof build>>());

function statementsFor(db: Database, { match, short }: SearchTerms) {
  const known = statements(db);
  const key = `${match !== null}:${short.length}`;
  const made = known.get(key) ?? build(db, match !== null, short.length);
  known.set(key, made);
  return made;
}

const valuesOf = (actor: Actor, { match, short }: SearchTerms) => ({
  userId: actor.user.id,
  ...(match !== null && { match }),
  ...wordValues(short),
});

export function countFound(deps: Deps, actor: Actor, terms: SearchTerms): number {
  const block = terms.short.length === 0 ? ownBlock(deps, actor) : null;
  const found =
    block && terms.match !== null
      ? queries(deps.db).within.get({ match: terms.match, ...block })
      : statementsFor(deps.db, terms).total.get(valuesOf(actor, terms));
  return found?.count ?? 0;
}

/**
 * Returns the range of the account's location ids, or null if other accounts have ids in that range. Matches within a
 * range can be counted without a join. Large accounts have such a range, because all their locations are created
 * together.
 */
function ownBlock(deps: Deps, actor: Actor) {
  const userId = actor.user.id;
  const first = queries(deps.db).first.get({ userId })?.id;
  const last = queries(deps.db).last.get({ userId })?.id;
  if (!first || !last) return null;
  const block = { first, last };
  return queries(deps.db).otherOwner.get({ userId, ...block }) ? null : block;
}

export const newestFound = (
  deps: Deps,
  actor: Actor,
  terms: SearchTerms,
  window: { readonly limit: number; readonly offset: number },
): readonly LocationId[] =>
  statementsFor(deps.db, terms)
    .newest.all({ ...valuesOf(actor, terms), ...window })
    .map(({ id }) => id);
