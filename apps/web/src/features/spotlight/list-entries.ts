import type { Tag } from '@placekeeper/contracts/model/tag';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import { lowerFirst } from '@placekeeper/ui/lib/lower-first';
import Fuse from 'fuse.js';
import { ListFilter } from 'lucide-react';
import { formatDate, formatList, formatNumber } from '../../lib/text/format.ts';
import { searchWords } from '../../lib/text/search-words.ts';
import { to } from '../../lib/url/paths.ts';
import { matchWord } from '../../data/portfolio/similar-matches.ts';
import type { MissingFact } from '../../data/portfolio/record-filters.ts';
import type { LocationFilterState } from '../../widgets/filters/filter-state.ts';
import type { Entry } from './entry.ts';

type Query = NonNullable<Parameters<typeof to>[2]>;

const listEntry = (key: string, title: string, query: Query, keywords = ''): Entry => ({
  key: `list-${key}`,
  title,
  keywords,
  icon: ListFilter,
  does: { kind: 'go', to: to('locationManager', {}, query) },
});

interface Fact {
  readonly key: string;
  readonly title: string;
  readonly query: LocationFilterState;
  /** Phrases that stand for the fact within a longer query. */
  readonly phrases: readonly string[];
}

const missing = (key: MissingFact, what: string): Fact => ({
  key,
  title: `Locations missing ${what}`,
  query: { missing: [key] },
  phrases: ['missing', 'no', 'without'].map((word) => `${word} ${key}`),
});

const facts: readonly Fact[] = [
  {
    key: 'lost-access',
    title: 'Locations Placekeeper lost access to',
    query: { status: 'lost-authorization' },
    phrases: ['lost access', 'lost authorization', 'reconnect', 'disconnected', 'paused'],
  },
  {
    key: 'not-managed',
    title: 'Unmanaged locations',
    query: { status: 'disabled' },
    phrases: ['not managed', 'unmanaged', 'management off'],
  },
  {
    key: 'managed',
    title: 'Managed locations',
    query: { status: 'enabled' },
    phrases: ['managed', 'management on'],
  },
  {
    key: 'updates',
    title: 'Locations with updates to review',
    query: { updates: true },
    phrases: ['updates to review', 'pending updates', 'pending changes'],
  },
  {
    key: 'declined',
    title: 'Locations with declined edits',
    query: { refused: true },
    phrases: ['declined edits', 'declined by google', 'declined'],
  },
  {
    key: 'suspended',
    title: 'Locations with edits declined because the profile was suspended',
    query: { standing: 'suspended' },
    phrases: ['suspended', 'reinstatement'],
  },
  {
    key: 'unverified',
    title: 'Locations with edits declined because the profile wasn’t verified',
    query: { standing: 'unverified' },
    phrases: ['unverified', 'not verified', 'verification'],
  },
  missing('description', 'a description'),
  missing('hours', 'business hours'),
  missing('phone', 'a phone number'),
  missing('website', 'a website'),
  {
    key: 'closed-temporarily',
    title: 'Temporarily closed locations',
    query: { open: 'closed_temporarily' },
    phrases: ['temporarily closed'],
  },
  {
    key: 'closed-permanently',
    title: 'Permanently closed locations',
    query: { open: 'closed_permanently' },
    phrases: ['permanently closed'],
  },
];

/** SPOT-8: each state or missing fact is a link to the list with that filter. */
export const stateEntries: readonly Entry[] = facts.map(({ key, title, query, phrases }) =>
  listEntry(key, title, query, phrases.join(' ')),
);

/** Combines several facts, or facts with a search text, in one link. Null if the text isn't such a combination. */
function combinedEntry(text: string): Entry | null {
  let rest = ` ${text} `;
  const named = facts.filter(({ phrases }) => {
    const phrase = phrases.find((each) => rest.includes(` ${each} `));
    if (phrase !== undefined) rest = rest.replace(` ${phrase} `, ' ');
    return phrase !== undefined;
  });
  const search = rest.trim();
  if (named.length === 0 || (named.length === 1 && search === '')) return null;
  const absent = named.flatMap(({ query }) => query.missing ?? []);
  const query: LocationFilterState = {
    ...named.reduce<LocationFilterState>((all, each) => ({ ...all, ...each.query }), {}),
    ...(absent.length > 0 && { missing: absent }),
    ...(search && { filter: search }),
  };
  const words = named.map(({ title }) => lowerFirst(title.replace(/^Locations | locations$/, '')));
  return listEntry(
    'combined',
    `Locations ${formatList(words)}${search && `, matching “${search}”`}`,
    query,
  );
}

export const allEntry = (search: string, total: number, similar: boolean): Entry =>
  listEntry('search', `Show all ${formatNumber(total)} ${matchWord(similar)} locations`, {
    filter: search,
  });

const mostTags = 3;

/** Entries generated from the text: tags by name, dates without special hours and combined facts. */
export function listEntriesFor(
  text: string,
  tags: readonly Pick<Tag, 'id' | 'name'>[],
  today = new Date(),
): readonly Entry[] {
  const wanted = foldText(text.trim());
  const tagged = tagsNamed(wanted, tags)
    .slice(0, mostTags)
    .map(({ id, name }) => listEntry(`tag-${id}`, `Locations tagged “${name}”`, { tags: [id] }));
  const date = unplannedDate(wanted, today);
  const combined = date ? null : combinedEntry(wanted);
  return [
    ...(combined ? [combined] : []),
    ...(date
      ? [
          listEntry('unplanned', `Locations without special hours on ${formatDate(date)}`, {
            unplanned: date,
          }),
        ]
      : []),
    ...tagged,
    ...(isUntagged.test(wanted) && tags.length > 0 ? [untaggedEntry(tags)] : []),
  ];
}

const isUntagged = /^(?:untag(?:g(?:ed?)?)?|(?:no|not|without) tag(?:s|ged)?)$/;

const untaggedEntry = (tags: readonly Pick<Tag, 'id'>[]): Entry =>
  listEntry('untagged', 'Untagged locations', { tags: tags.map(({ id }) => id), tagged: 'none' });

const wordsOf = (text: string): string => searchWords(text).join(' ');

/** Typing errors are allowed only if no tag matches exactly. */
function tagsNamed<Named extends Pick<Tag, 'name'>>(
  wanted: string,
  tags: readonly Named[],
): readonly Named[] {
  const words = wordsOf(wanted);
  if (words.length < 2) return [];
  const found = tags.filter(
    ({ name }) => foldText(name).includes(wanted) || wordsOf(name).includes(words),
  );
  return found.length > 0 || words.length < 6 ? found : similarTags(words, tags);
}

/** Fuse counts two swapped letters as two errors. */
const mostErrors = 2;

const similarTags = <Named extends Pick<Tag, 'name'>>(
  words: string,
  tags: readonly Named[],
): readonly Named[] =>
  new Fuse(
    tags.filter(({ name }) => Math.abs(name.length - words.length) <= mostErrors),
    { keys: ['name'], threshold: mostErrors / words.length, ignoreDiacritics: true },
  )
    .search(words)
    .map(({ item }) => item);

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The date in `no holiday hours 24 dec` or `no holiday hours 2026-12-24`. Without a year, the next such date. */
function unplannedDate(text: string, today: Date): string | null {
  const [, rest] =
    /^(?:no|missing|without) (?:holiday|special) hours(?: on)? (.+)$/.exec(text) ?? [];
  if (!rest) return null;
  const full = /^(\d{4})-(\d\d)-(\d\d)$/.exec(rest);
  if (full) return dateOf(Number(full[1]), Number(full[2]) - 1, Number(full[3]));
  const day = Number(/\d+/.exec(rest)?.[0]);
  const month = months.indexOf(/[a-z]{3}/.exec(rest)?.[0] ?? '');
  if (!day || month < 0) return null;
  const year = today.getFullYear();
  const isPast = month < today.getMonth() || (month === today.getMonth() && day < today.getDate());
  return dateOf(isPast ? year + 1 : year, month, day);
}

function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === month ? date.toISOString().slice(0, 10) : null;
}
