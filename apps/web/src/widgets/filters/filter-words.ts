import type { Tag } from '@placekeeper/contracts/model/tag';
import { formatList } from '../../lib/text/format.ts';
import { managementStates } from '../location/management-state.tsx';
import { tagName, type LocationFilterState } from './filter-state.ts';

/** SHELL-4: the filters as text for printing; null without filters. */
export function filterWords(
  { filter, tags, status, updates, refused }: LocationFilterState,
  known: readonly Pick<Tag, 'id' | 'name'>[] | undefined,
): string | null {
  const names = tags?.map((id) => tagName(known, id)) ?? [];
  const words = [
    filter?.trim() && `Search “${filter.trim()}”`,
    names.length > 0 && `${names.length > 1 ? 'tags' : 'tag'} ${formatList(names)}`,
    managementStates.find((state) => state.status === status)?.label,
    updates && 'Has updates to review',
    refused && 'Declined by Google',
  ];
  return words.filter(Boolean).join(', ') || null;
}

export function nothingMatches({ filter = '', ...others }: LocationFilterState): string {
  const search = filter.trim() && `“${filter.trim()}”`;
  const filters = (!search || filterWords(others, undefined)) && 'your filters';
  return `No locations match ${[search, filters].filter(Boolean).join(' and ')}.`;
}

/** For declined edits, doesn't claim that there are none, because they are known only for some locations. */
export const nothingFound = (state: LocationFilterState): string => {
  const { refused, standing } = state;
  if (standing)
    return `Placekeeper found no locations with edits declined because the profile ${becauseOf[standing]}.`;
  return refused
    ? 'Placekeeper found no declined edits at these locations.'
    : nothingMatches(state);
};

const becauseOf = { suspended: 'was suspended', unverified: 'wasn’t verified' } as const;
