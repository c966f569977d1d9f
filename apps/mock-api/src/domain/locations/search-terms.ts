/** The trigram index finds any part of a word, from this length on. */
const shortestIndexed = 3;

export interface SearchTerms {
  /** For the trigram index; null when no word is long enough. */
  readonly match: string | null;
  /** Words too short for it, looked for one by one. */
  readonly short: readonly string[];
}

/** Every word must be found, anywhere in name, store code or address. */
export function searchTerms(text: string): SearchTerms {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const [long, short] = [
    words.filter((word) => [...word].length >= shortestIndexed),
    words.filter((word) => [...word].length < shortestIndexed),
  ];
  const match = long.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ');
  return { match: match || null, short };
}
