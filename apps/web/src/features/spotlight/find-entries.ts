import type { SpotlightItem } from '@placekeeper/contracts/model/spotlight';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import Fuse from 'fuse.js';
import { searchWords } from '../../lib/text/search-words.ts';
import type { Entry } from './entry.ts';
import { platformEntry } from './platform-entry.ts';

/** Ranks a match; lower is better. */
const relevance = { code: -1, begins: 0, words: 1, within: 2, elsewhere: 3 } as const;
type Relevance = (typeof relevance)[keyof typeof relevance];

/** For "Harbour Café": `harbour` is a prefix, `caf` starts a word, `arb` is inside a word. */
function relevanceOf(title: string, words: readonly string[]): Relevance {
  const own = searchWords(title);
  if (own.join(' ').startsWith(words.join(' '))) return relevance.begins;
  if (words.every((word) => own.some((each) => each.startsWith(word)))) return relevance.words;
  return words.every((word) => foldText(title).includes(word))
    ? relevance.within
    : relevance.elsewhere;
}

/** Actions and locations without duplicates, best first. */
export interface EntryGroup {
  readonly title: 'Things to do' | 'Locations' | 'More results';
  readonly entries: readonly Entry[];
}

interface Sources {
  readonly own: readonly Entry[];
  /** Entries made for the query. */
  readonly found?: readonly Entry[];
  /** Opens the list of all matching locations. */
  readonly all?: readonly Entry[];
  readonly recent: readonly SpotlightItem[];
  /** The platform's results. */
  readonly answered: readonly SpotlightItem[];
  /** True if the results belong to the current query. */
  readonly settled: boolean;
}

/**
 * SPOT-8: actions, recent locations and earlier results that still match are shown at once. The group
 * with the best title match comes first.
 */
export function findEntries(query: string, sources: Sources): readonly EntryGroup[] {
  const words = searchWords(query);
  const located = findLocations(query, words, sources);
  const literal = findActions(query, words, sources, namedAs(words, sources.own));
  const isFound = literal.length + located.length > 0 || !sources.settled;
  const actions = isFound
    ? literal
    : findActions(query, words, sources, findOwn(query, sources.own));
  const parts: readonly EntryGroup[] = [
    { title: 'Things to do', entries: actions },
    { title: 'Locations', entries: located },
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

/** Matches in hidden search terms come last. */
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
  // A single letter would match almost everything.
  const enough = query.trim().length === 1 ? relevance.words : relevance.elsewhere;
  return [...own, ...answered]
    .filter(({ title }) => relevanceOf(title, words) <= enough)
    .toSorted(byTitle(words))
    .slice(0, mostActions);
}

/** 0 for an exact code, 1 for a code with this prefix. */
function codeRank({ location }: SpotlightItem, query: string): 0 | 1 | 2 {
  const code = compact(location?.store_code ?? '');
  const wanted = compact(query);
  if (wanted === '' || !code.startsWith(wanted)) return 2;
  return code === wanted ? 0 : 1;
}

const compact = (text: string): string => searchWords(text).join('');

/** Codes come first, then recent locations, then the platform's order. */
function findLocations(
  query: string,
  words: readonly string[],
  sources: Sources,
): readonly Entry[] {
  const recent = sources.recent.filter((item) => matches(item, words)).toSorted(byTitle(words));
  const answered = answersTo(words, sources).filter(({ type }) => type === 'location');
  const items = [...recent, ...answered].toSorted(
    (one, other) => codeRank(one, query) - codeRank(other, query),
  );
  return once(items.flatMap(platformEntry)).slice(0, mostLocations);
}

const answersTo = (words: readonly string[], { answered, settled }: Sources) =>
  // Punctuation alone is not a search.
  answered.filter((item) => words.length > 0 && (settled || matches(item, words)));

/** Those whose title or search terms contain each word as it was typed. */
const namedAs = (words: readonly string[], own: readonly Entry[]): readonly Entry[] =>
  own.filter(({ title, keywords = '' }) => {
    const text = foldText(`${title} ${keywords}`);
    return words.length > 0 && words.every((word) => text.includes(word));
  });

/** Entries whose words match if typing errors are allowed. */
function findOwn(query: string, own: readonly Entry[]): readonly Entry[] {
  const fuse = new Fuse(own, {
    keys: [
      { name: 'title', weight: 3 },
      { name: 'keywords', weight: 1 },
    ],
    // Two letters that changed places are two errors.
    threshold: 0.35,
    ignoreLocation: true,
    ignoreDiacritics: true,
    minMatchCharLength: Math.min(2, query.trim().length),
  });
  return fuse.search(query.trim()).map(({ item }) => item);
}

const linkOf = ({ key, does }: Entry): string => (does.kind === 'go' ? does.to : key);

function matches({ title, location }: SpotlightItem, words: readonly string[]): boolean {
  const text = foldText(
    `${title} ${location?.store_code ?? ''} ${location?.formatted_address ?? ''}`,
  );
  return words.length > 0 && words.every((word) => text.includes(word));
}

const once = (entries: readonly Entry[]): readonly Entry[] => [
  ...new Map(entries.map((entry) => [entry.key, entry])).values(),
];
