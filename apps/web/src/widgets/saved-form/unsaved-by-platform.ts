import { sameValue, valueKey } from '@placekeeper/contracts/core/same-value';

/** Ignores what the platform normalizes: the scheme and `www.` of a URL, spaces, punctuation and case. */
const essence = (value: unknown): string =>
  valueKey(value)
    .toLowerCase()
    .replaceAll(/https?:\/\/(www\.)?/g, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** True for `0117 496 0123` and `+44 117 496 0123`. */
function sameNumber(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((text) => text.replace(/^0+/, ''))
    .toSorted((a, b) => a.length - b.length);
  return /^\d{6,}$/.test(short) && long.endsWith(short);
}

export const isEquivalent = (one: unknown, other: unknown): boolean => {
  const [a, b] = [essence(one), essence(other)];
  return a === b || sameNumber(a, b);
};

/** The sent fields that still have their previous value. */
export const unsavedByPlatform = <Values extends object, Field extends keyof Values>(
  sent: readonly Field[],
  { before, typed, fresh }: Readonly<Record<'before' | 'typed' | 'fresh', Values>>,
): readonly Field[] =>
  sent.filter(
    (field) => sameValue(fresh[field], before[field]) && !isEquivalent(fresh[field], typed[field]),
  );
