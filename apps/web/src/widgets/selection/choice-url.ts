import { LocationId } from '@placekeeper/contracts/core/id';
import { safeParse } from '@placekeeper/contracts/core/validate';
import { isPacked, packIds, unpackIds } from '../../lib/url/packed-ids.ts';
import type { LocationChoice } from './location-choice.ts';

export const writeChoice = ({ mode, ids }: LocationChoice) => ({
  pick: mode === 'matching' ? ('all' as const) : undefined,
  ids: writeIds(ids),
});

/** `12.15.18`. Compressed if that would be longer than `longestPlain`. */
export function writeIds(ids: readonly LocationId[]): string {
  const plain = ids.join('.');
  return plain.length > longestPlain ? packIds(ids) : plain;
}

const longestPlain = 2000;

export function readIds(text = ''): readonly LocationId[] {
  const numbers = isPacked(text)
    ? unpackIds(text)
    : text.split('.').flatMap((part) => (/^\d+$/.test(part) ? [Number(part)] : []));
  return [...new Set(numbers)].flatMap((number) => {
    const id = safeParse(LocationId, number);
    return id.success ? [id.data] : [];
  });
}
