import type { SpotlightItem } from '@placekeeper/contracts/model/spotlight';
import Fuse from 'fuse.js';
import { foldText, searchWords } from '../../lib/fold-text.ts';
import type { Entry } from './entry.ts';
import { platformEntry } from './platform-entry.ts';

/** Found are things to do and locations; each of both once, the best first. */
export interface Found {
  readonly actions: readonly Entry[];
  readonly locations: readonly Entry[];
}

interface Sources {
  readonly own: readonly Entry[];
  readonly recent: readonly SpotlightItem[];
  /** What the platform answered. */
  readonly answered: readonly SpotlightItem[];
  /** It answered this query, not the one before. */
  readonly settled: boolean;
}

/**
 * SPOT-8. What is known here is there at once: things to do, recent locations, and what the platform found for the
 * query before as far as it still matches. Recent locations come first.
 */
export function findEntries(query: string, { own, recent, answered, settled }: Sources): Found {
  const words = searchWords(query);
  // Signs alone are nothing to look for.
  const stillMatches = (item: SpotlightItem) =>
    words.length > 0 && (settled || matches(item, words));
  const answers = answered.filter(stillMatches);
  const recentFound = recent.filter((item) => matches(item, words));
  const ownFound = findOwn(query, own);
  const taken = new Set(ownFound.map(linkOf));

  return {
    actions: [
      ...ownFound,
      ...answers
        .filter(({ type }) => type !== 'location')
        .flatMap(platformEntry)
        .filter((entry) => !taken.has(linkOf(entry))),
    ],
    locations: once(
      [...recentFound, ...answers.filter(({ type }) => type === 'location')].flatMap(platformEntry),
    ).slice(0, mostLocations),
  };
}

const mostActions = 5;
const mostLocations = 10;

/** A typo finds it too. */
function findOwn(query: string, own: readonly Entry[]): readonly Entry[] {
  const fuse = new Fuse(own, {
    keys: [
      { name: 'title', weight: 3 },
      { name: 'keywords', weight: 1 },
    ],
    threshold: 0.3,
    ignoreLocation: true,
    ignoreDiacritics: true,
    minMatchCharLength: Math.min(2, query.trim().length),
  });
  return fuse.search(query.trim(), { limit: mostActions }).map(({ item }) => item);
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
