import type { TagId } from '@placekeeper/contracts/core/id';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import { latinDigits } from '@placekeeper/contracts/rules/latin-digits';
import Fuse from 'fuse.js';
import { searchWords, spacedWords } from '../../lib/text/search-words.ts';
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

/** The minimum length of a searched part of a phone number. Fewer digits occur in too many numbers. */
const fewestDigits = 5;
/** People often give only the last four digits of a phone number. */
const endingLength = 4;

/** Drops dialling prefixes, because they depend on the caller's country. */
const phoneDigits = (text: string): string =>
  text.replaceAll('(0)', '').replaceAll(/\D/g, '').replace(/^0+/, '');

function readQuery(search: string): Query {
  const text = search.trim().replace(/^tel:/i, '');
  const number = latinDigits(text);
  return {
    words: spacedWords(text),
    digits: /^[\d\s()+./-]+$/.test(number) ? searchedDigits(number) : '',
  };
}

function searchedDigits(number: string): string {
  const typed = number.replaceAll(/\D/g, '');
  if (typed.length === endingLength) return typed;
  const digits = phoneDigits(number);
  return digits.length >= fewestDigits ? digits : '';
}

/** Matches with or without the country code, because numbers are stored and typed both ways. */
function isPhone(stored: string, digits: string): boolean {
  const own = phoneDigits(stored);
  if (digits.length === endingLength) return own.endsWith(digits);
  return own.includes(digits) || (own.length > 6 && digits.endsWith(own));
}

/** Drops the parts that most URLs share, and the query of a copied URL. */
const webText = (text: string): string =>
  foldText(text)
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[?#].*$/s, '')
    .replace(/\/$/, '');

/** Kept per record, because every typed letter searches all of them. */
const joinedTexts = new WeakMap<LocationRecord, string>();

function joinedText(record: LocationRecord): string {
  const known = joinedTexts.get(record);
  if (known !== undefined) return known;
  const joined = record.search_text.replaceAll(separators, '');
  joinedTexts.set(record, joined);
  return joined;
}

/** Shorter words and words with digits occur by chance where two words meet. */
const isJoined = (word: string): boolean => word.length >= 5 && !/\d/.test(word);

interface Searched {
  /** The text without spaces, in which `eyecare` finds Eye Care. */
  readonly joined: () => string;
  readonly text: string;
  readonly codes: readonly string[];
  readonly other: string;
  readonly category: string | null;
  readonly website: string | null;
}

const searched = (record: LocationRecord, tags: TagNames): Searched => ({
  joined: () => joinedText(record),
  text: record.search_text,
  codes: [record.store_code, record.postal_code].flatMap((code) => (code ? compact(code) : [])),
  other: foldText(
    [record.label, ...(record.tag_ids ?? []).map((id) => tags.get(id))].filter(Boolean).join(' '),
  ),
  category: record.primary_category && foldText(record.primary_category),
  website: record.website && webText(record.website),
});

function hasWord(
  { joined, text, codes, other, category, website }: Searched,
  word: string,
): boolean {
  if (text.includes(word) || other.includes(word) || category?.includes(word)) return true;
  const letters = compact(word);
  if (isJoined(letters) && joined().includes(letters)) return true;
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

const letters = (word: string): string => Array.from(word).toSorted().join('');

/** `herman` for `herrmann`, because doubled letters are the most frequent mistake in names. */
const undoubled = (word: string): string => word.replaceAll(/(.)\1+/gu, '$1');

/** Shorter words and words with digits have too many similar words. */
const canHaveTypo = (word: string): boolean =>
  word.length >= 4 && undoubled(word).length >= 3 && !/\d/.test(word);

/**
 * The nearest words with one wrong, missing or extra letter, or two in words of eight or more letters. In words of six
 * or more letters, two letters may also be swapped. Doubled letters count as one.
 */
async function nearestWords(
  typed: string,
  vocabulary: readonly string[],
): Promise<readonly string[]> {
  const word = undoubled(typed);
  const changes = word.length >= 6 ? 2 : 1;
  const mistakes = word.length >= 8 ? 2 : 1;
  const near: { readonly item: string; readonly score: number }[] = [];
  for (let start = 0; start < vocabulary.length; start += sliceLength) {
    if (start > 0) await nextTask();
    const words = vocabulary
      .slice(start, start + sliceLength)
      .map((whole) => ({ whole, short: undoubled(whole) }))
      .filter(({ short }) => Math.abs(short.length - word.length) <= mistakes);
    const fuse = new Fuse(words, {
      keys: ['short'],
      ignoreLocation: true,
      includeScore: true,
      threshold: changes / word.length + 0.01,
    });
    for (const { item, score = 1 } of fuse.search(word))
      if (score <= mistakes / word.length + 0.01 || letters(item.short) === letters(word))
        near.push({ item: item.whole, score });
  }
  const best = Math.min(...near.map(({ score }) => score));
  return near.filter(({ score }) => score <= best + 0.1 / word.length).map(({ item }) => item);
}

/** Locations that match if typing errors are allowed. */
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
  const typed = searchWords(search);
  // Without its punctuation, a single letter or digit matches almost every location.
  if (typed.every((word) => word.length === 1)) return [];
  const nearTo = async (word: string) => {
    const others = vocabulary.filter((each) => !each.includes(word));
    return canHaveTypo(word) ? await nearestWords(word, others) : [];
  };
  const isKnown = (word: string) => vocabulary.some((each) => each.includes(word));
  const withAll = (wanted: readonly (readonly string[])[]) =>
    filter(records, (record) => {
      const text = textOf(record);
      return wanted.every((words) => words.some((word) => text.includes(word)));
    });
  const wanted: (readonly string[])[] = [];
  for (const word of typed) wanted.push(isKnown(word) ? [word] : await nearTo(word));
  const found = await withAll(wanted);
  if (found.length > 0 || wanted.some((words) => words.length === 0)) return found;
  // A mistyped word can be a word of another location: “florists leeds” for a florist in Leeds.
  const wider: (readonly string[])[] = [];
  for (const [index, word] of typed.entries())
    wider.push(isKnown(word) ? [word, ...(await nearTo(word))] : (wanted[index] ?? []));
  return await withAll(wider);
}

export interface SearchResult {
  readonly records: readonly LocationRecord[];
  /** True if no location matches exactly and `records` allows typing errors. */
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
