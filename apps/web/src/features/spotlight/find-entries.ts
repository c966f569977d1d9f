import type { SpotlightItem } from '@placekeeper/contracts/model/spotlight';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import Fuse from 'fuse.js';
import { searchWords } from '../../lib/text/search-words.ts';
import type { Entry } from './entry.ts';
import { platformEntry } from './platform-entry.ts';

/** The rank of a match; the lowest is best. */
const relevance = { code: -1, begins: 0, words: 1, within: 2, elsewhere: 3 } as const;
type Relevance = (typeof relevance)[keyof typeof relevance];

/** For "Harbour Café", `harbour` ranks as `begins`, `caf` as `words` and `arb` as `within`. */
function relevanceOf(title: string, words: readonly string[]): Relevance {
  const own = searchWords(title);
  if (own.join(' ').startsWith(words.join(' '))) return relevance.begins;
  if (words.every((word) => own.some((each) => each.startsWith(word)))) return relevance.words;
  return words.every((word) => foldText(title).includes(word))
    ? relevance.within
    : relevance.elsewhere;
}

/** One section of the results, with its entries in the order of the screen. */
export interface EntryGroup {
  readonly title: 'Things to do' | 'Locations' | 'Similar locations' | 'More results';
  readonly entries: readonly Entry[];
}

interface Sources {
  readonly own: readonly Entry[];
  /** Entries generated from the query, such as tags. */
  readonly found?: readonly Entry[];
  readonly all?: readonly Entry[];
  readonly recent: readonly SpotlightItem[];
  readonly answered: readonly SpotlightItem[];
  /** True if the platform's results belong to the current query. */
  readonly settled: boolean;
  /** True if no location matches exactly and the platform's results are only similar. */
  readonly similar?: boolean;
}

/**
 * SPOT-8: shows actions, recent locations and still matching earlier results before the platform answers. The group
 * with the best title match comes first.
 */
export function findEntries(query: string, sources: Sources): readonly EntryGroup[] {
  const words = searchWords(query);
  const located = findLocations(query, words, sources);
  const literal = findActions(query, words, sources, namedAs(words, sources.own));
  const isFound = literal.length + located.length > 0 || !sources.settled;
  const actions = isFound
    ? literal
    : findActions(query, words, sources, findOwn(words, sources.own));
  const parts: readonly EntryGroup[] = [
    { title: 'Things to do', entries: actions },
    { title: sources.similar ? 'Similar locations' : 'Locations', entries: located },
    { title: 'More results', entries: sources.all ?? [] },
  ];
  const isCode = [...sources.answered, ...sources.recent].some(
    (item) => codeRank(item, query) === 0,
  );
  return parts
    .filter(({ entries }) => entries.length > 0)
    .toSorted((one, other) => rank(one) - rank(other));

  function rank(group: EntryGroup): Relevance {
    return isCode && group.title === 'Locations' ? relevance.code : bestOf(group, words);
  }
}

const mostActions = 5;
export const mostLocations = 10;

const bestOf = ({ entries }: EntryGroup, words: readonly string[]): Relevance =>
  entries[0] ? relevanceOf(entries[0].title, words) : relevance.elsewhere;

const byTitle = (words: readonly string[]) => (one: Titled, other: Titled) =>
  relevanceOf(one.title, words) - relevanceOf(other.title, words);
type Titled = Pick<Entry, 'title'>;

/** Matches in invisible keywords rank last. */
function findActions(
  query: string,
  words: readonly string[],
  sources: Sources,
  matching: readonly Entry[],
): readonly Entry[] {
  const own = [...(sources.found ?? []), ...matching];
  const taken = new Set(own.map(linkOf));
  const answered = answersTo(words, sources)
    .filter(({ type }) => type !== 'location')
    .flatMap(platformEntry)
    .filter((entry) => !taken.has(linkOf(entry)));
  // For a single letter, only starts of words count, because almost every title contains it.
  const enough = query.trim().length === 1 ? relevance.words : relevance.elsewhere;
  return [...own, ...answered]
    .filter(({ title }) => relevanceOf(title, words) <= enough)
    .toSorted(byTitle(words))
    .slice(0, mostActions);
}

/** 0 for an exact store code, 1 for a prefix of the code, 2 for anything else. */
function codeRank({ location }: SpotlightItem, query: string): 0 | 1 | 2 {
  const code = compact(location?.store_code ?? '');
  const wanted = compact(query);
  if (wanted === '' || !code.startsWith(wanted)) return 2;
  return code === wanted ? 0 : 1;
}

const compact = (text: string): string => searchWords(text).join('');

/** 0 if words of the name begin with the query, 1 if other visible words do, 2 otherwise. */
function startRank(item: SpotlightItem, words: readonly string[]): 0 | 1 | 2 {
  if (relevanceOf(item.title, words) <= relevance.words) return 0;
  return relevanceOf(visibleText(item), words) <= relevance.words ? 1 : 2;
}

/**
 * Matches of the store code come first, then matches at the start of a word. Among equal matches, recent locations
 * precede the others, which keep the platform's order.
 */
function findLocations(
  query: string,
  words: readonly string[],
  sources: Sources,
): readonly Entry[] {
  const recent = sources.recent.filter((item) => matches(item, words)).toSorted(byTitle(words));
  const answered = answersTo(words, sources).filter(({ type }) => type === 'location');
  const items = [...recent, ...answered].toSorted(
    (one, other) =>
      codeRank(one, query) - codeRank(other, query) ||
      startRank(one, words) - startRank(other, words),
  );
  return once(items.flatMap(platformEntry)).slice(0, mostLocations);
}

const answersTo = (words: readonly string[], { answered, settled }: Sources) =>
  // A query without letters or digits has no words and finds nothing.
  answered.filter((item) => words.length > 0 && (settled || matches(item, words)));

const namedAs = (words: readonly string[], own: readonly Entry[]): readonly Entry[] =>
  own.filter(({ title, keywords = '' }) => {
    const text = foldText(`${title} ${keywords}`);
    return words.length > 0 && words.every((word) => text.includes(word));
  });

/** A shorter word with one wrong letter is similar to too many words. */
const leastForTypo = 4;

/** Tolerates typing errors in longer words. */
function findOwn(words: readonly string[], own: readonly Entry[]): readonly Entry[] {
  const fuse = new Fuse(own, {
    keys: [
      { name: 'title', weight: 3 },
      { name: 'keywords', weight: 1 },
    ],
    // Fuse counts two transposed letters as two errors.
    threshold: 0.35,
    ignoreLocation: true,
    ignoreDiacritics: true,
    useExtendedSearch: true,
  });
  // In Fuse's query, a leading apostrophe excludes typing errors.
  const query = words.map((word) => (word.length < leastForTypo ? `'${word}` : word)).join(' ');
  return query === '' ? [] : fuse.search(query).map(({ item }) => item);
}

const linkOf = ({ key, does }: Entry): string => (does.kind === 'go' ? does.to : key);

function matches(item: SpotlightItem, words: readonly string[]): boolean {
  const text = foldText(visibleText(item));
  return words.length > 0 && words.every((word) => text.includes(word));
}

const visibleText = ({ title, location }: SpotlightItem): string =>
  `${title} ${location?.store_code ?? ''} ${location?.formatted_address ?? ''}`;

const once = (entries: readonly Entry[]): readonly Entry[] => [
  ...new Map(entries.map((entry) => [entry.key, entry])).values(),
];
