import type { TagId } from '@placekeeper/contracts/core/id';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import Fuse from 'fuse.js';
import { searchWords } from '../../lib/text/search-words.ts';
import type { LocationRecord } from './location-record.ts';
import { nextTask, sliceLength } from './select-records.ts';

type TagNames = ReadonlyMap<TagId, string>;

interface Query {
  readonly words: readonly string[];
  /** The digits of a text that can only be a phone number; empty for any other text. */
  readonly digits: string;
}

const separators = /[^\p{L}\p{N}]+/gu;
const compact = (text: string): string => foldText(text).replaceAll(separators, '');

/** The minimum length of a searched part of a phone number. */
const fewestDigits = 5;

/** Drops dialling prefixes, because they depend on the caller's country. */
const phoneDigits = (text: string): string =>
  text.replaceAll('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');

function readQuery(search: string): Query {
  const digits = /^[\d\s()+./-]+$/.test(search.trim()) ? phoneDigits(search) : '';
  return {
    words: foldText(search)
      .split(/[\s\p{Cc}]+/u)
      .filter(Boolean),
    digits: digits.length >= fewestDigits ? digits : '',
  };
}

/** Matches with or without the country code, because numbers are stored and typed both ways. */
function isPhone(stored: string, digits: string): boolean {
  const own = phoneDigits(stored);
  return own.includes(digits) || (own.length > 6 && digits.endsWith(own));
}

/** Drops the parts that most web addresses share. */
const webText = (text: string): string =>
  foldText(text)
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');

interface Searched {
  readonly text: string;
  readonly codes: readonly string[];
  readonly other: string;
  readonly category: string | null;
  readonly website: string | null;
}

const searched = (record: LocationRecord, tags: TagNames): Searched => ({
  text: record.search_text,
  codes: [record.store_code, record.postal_code].flatMap((code) => (code ? compact(code) : [])),
  other: foldText(
    [record.label, ...(record.tag_ids ?? []).map((id) => tags.get(id))].filter(Boolean).join(' '),
  ),
  category: record.primary_category && foldText(record.primary_category),
  website: record.website && webText(record.website),
});

function hasWord({ text, codes, other, category, website }: Searched, word: string): boolean {
  if (text.includes(word) || other.includes(word) || category?.includes(word)) return true;
  const letters = compact(word);
  if (letters.length > 2 && codes.some((code) => code.includes(letters))) return true;
  const web = webText(word);
  return web.length > 2 && (website?.includes(web) ?? false);
}

function matches(record: LocationRecord, { words, digits }: Query, tags: TagNames): boolean {
  if (digits && record.phones.some((phone) => isPhone(phone, digits))) return true;
  const fields = searched(record, tags);
  return words.every((word) => hasWord(fields, word));
}

export const matchNames = {
  phone: 'Phone',
  category: 'Primary category',
  website: 'Website',
} as const;

/** The matching field, if the list does not show it. */
export function hiddenMatch(
  record: LocationRecord,
  search: string,
): { readonly field: keyof typeof matchNames; readonly value: string } | null {
  const { words, digits } = readQuery(search);
  const phone = digits && record.phones.find((each) => isPhone(each, digits));
  if (phone && !words.every((word) => record.search_text.includes(word)))
    return { field: 'phone', value: phone };
  const fields = searched(record, new Map());
  const hasOnlyIn = (field: 'category' | 'website') =>
    words.some((word) => !hasWord({ ...fields, [field]: null }, word) && hasWord(fields, word));
  const { primary_category: category, website } = record;
  if (category && hasOnlyIn('category')) return { field: 'category', value: category };
  return website && hasOnlyIn('website') ? { field: 'website', value: website } : null;
}

async function filter(
  records: readonly LocationRecord[],
  keep: (record: LocationRecord) => boolean,
): Promise<readonly LocationRecord[]> {
  const found: LocationRecord[] = [];
  for (let start = 0; start < records.length; start += sliceLength) {
    if (start > 0) await nextTask();
    found.push(...records.slice(start, start + sliceLength).filter(keep));
  }
  return found;
}

/** Shorter words and words with digits have too many similar words. */
const canHaveTypo = (word: string): boolean => word.length >= 4 && !/\d/.test(word);

const letters = (word: string): string => Array.from(word).toSorted().join('');

/**
 * The nearest words with one wrong, missing or extra letter. In words of six or more letters, two letters may also be
 * swapped.
 */
async function nearestWords(
  word: string,
  vocabulary: readonly string[],
): Promise<readonly string[]> {
  const changes = word.length >= 6 ? 2 : 1;
  const near: { readonly item: string; readonly score: number }[] = [];
  for (let start = 0; start < vocabulary.length; start += sliceLength) {
    if (start > 0) await nextTask();
    const words = vocabulary
      .slice(start, start + sliceLength)
      .filter((each) => Math.abs(each.length - word.length) <= 1);
    const fuse = new Fuse(words, {
      ignoreLocation: true,
      includeScore: true,
      threshold: changes / word.length + 0.01,
    });
    for (const { item, score = 1 } of fuse.search(word))
      if (score <= 1 / word.length + 0.01 || letters(item) === letters(word))
        near.push({ item, score });
  }
  const best = Math.min(...near.map(({ score }) => score));
  return near.filter(({ score }) => score <= best + 0.1 / word.length).map(({ item }) => item);
}

/** Locations that match if one typing error per word is allowed. */
async function findSimilar(
  records: readonly LocationRecord[],
  search: string,
  tags: TagNames,
): Promise<readonly LocationRecord[]> {
  const textOf = (record: LocationRecord): string => {
    const { text, other, category } = searched(record, tags);
    return [text, other, category].filter(Boolean).join(' ');
  };
  const known = new Set<string>();
  await filter(records, (record) => {
    for (const word of searchWords(textOf(record))) known.add(word);
    return false;
  });
  const vocabulary = [...known];
  const wanted: (readonly string[])[] = [];
  for (const word of searchWords(search)) {
    const isKnown = vocabulary.some((each) => each.includes(word));
    if (isKnown) wanted.push([word]);
    else wanted.push(canHaveTypo(word) ? await nearestWords(word, vocabulary) : []);
  }
  if (wanted.length === 0) return [];
  return filter(records, (record) => {
    const text = textOf(record);
    return wanted.every((words) => words.some((word) => text.includes(word)));
  });
}

export interface SearchResult {
  readonly records: readonly LocationRecord[];
  /** True if no location matches exactly and `records` allows a typing error in each word. */
  readonly similar: boolean;
}

/**
 * LOC-1: also searches phone, website, category, tags, label, and codes without separators. If nothing matches, finds
 * similar words.
 */
export async function searchRecords(
  records: readonly LocationRecord[],
  search: string,
  tags: TagNames,
): Promise<SearchResult> {
  const query = readQuery(search);
  const found = await filter(records, (record) => matches(record, query, tags));
  if (found.length > 0) return { records: found, similar: false };
  const similar = await findSimilar(records, search, tags);
  return { records: similar, similar: similar.length > 0 };
}
