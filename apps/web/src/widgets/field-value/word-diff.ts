export interface Words {
  readonly text: string;
  readonly changed: boolean;
}

export interface WordDiff {
  readonly before: readonly Words[];
  readonly after: readonly Words[];
}

/** The share of common words below which two texts have no word diff. */
const likeness = 0.4;

/** Runs of common and changed words; null if the texts have too little in common. */
export function wordDiff(before: string, after: string): WordDiff | null {
  const [ours, theirs] = [wordsOf(before), wordsOf(after)];
  const kept = commonWords(ours, theirs, withoutPunctuation);
  // If only punctuation differs, compares it too, because the texts would otherwise look equal.
  const onlyPunctuation = kept.length === ours.length && kept.length === theirs.length;
  return asDiff(ours, theirs, onlyPunctuation ? commonWords(ours, theirs, trimmed) : kept);
}

type Pairs = readonly (readonly [number, number])[];

function asDiff(ours: readonly string[], theirs: readonly string[], kept: Pairs): WordDiff | null {
  if (kept.length < likeness * Math.min(ours.length, theirs.length) || kept.length === 0)
    return null;
  return {
    before: runs(ours, new Set(kept.map(([one]) => one))),
    after: runs(theirs, new Set(kept.map(([, other]) => other))),
  };
}

/** Each word with its trailing whitespace. */
const wordsOf = (text: string): readonly string[] => text.match(/^\s*\S+\s*|\S+\s*/g) ?? [];

const trimmed = (word: string): string => word.trim();

/** "Copperfield," equals "Copperfield"; "&" stays "&". */
const withoutPunctuation = (word: string): string =>
  word.trim().replaceAll(/^\p{P}+(?=[^\p{P}])|(?<=[^\p{P}])\p{P}+$/gu, '');

/** The longest common subsequence of words, as pairs of indexes. */
function commonWords(
  ours: readonly string[],
  theirs: readonly string[],
  compared: (word: string) => string,
): Pairs {
  const [our, their] = [ours.map(compared), theirs.map(compared)];
  const same = (one: number, other: number) => our[one] === their[other];
  // `rest[i][j]` is the length of the longest common subsequence of the words from `i` and `j` on.
  const rest = Array.from({ length: ours.length + 1 }, () => new Uint16Array(theirs.length + 1));
  const common = (one: number, other: number) => rest[one]?.[other] ?? 0;
  for (let one = ours.length - 1; one >= 0; one -= 1) {
    for (let other = theirs.length - 1; other >= 0; other -= 1) {
      const row = rest[one];
      if (row)
        row[other] = same(one, other)
          ? common(one + 1, other + 1) + 1
          : Math.max(common(one + 1, other), common(one, other + 1));
    }
  }
  const found: [number, number][] = [];
  let [one, other] = [0, 0];
  while (one < ours.length && other < theirs.length) {
    if (same(one, other)) {
      found.push([one, other]);
      one += 1;
      other += 1;
    } else if (common(one + 1, other) >= common(one, other + 1)) one += 1;
    else other += 1;
  }
  return found;
}

function runs(words: readonly string[], kept: ReadonlySet<number>): readonly Words[] {
  const found: Words[] = [];
  for (const [position, text] of words.entries()) {
    const changed = !kept.has(position);
    const last = found.at(-1);
    if (last?.changed === changed) found.splice(-1, 1, { text: last.text + text, changed });
    else found.push({ text, changed });
  }
  return found;
}
