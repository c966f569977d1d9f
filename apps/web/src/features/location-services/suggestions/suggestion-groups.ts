import type { GoogleService } from '@placekeeper/contracts/model/service';
import { isSameServiceName } from '@placekeeper/contracts/rules/same-service';
import type { Suggestion } from '../../../data/services/queries.ts';
import {
  withPendingDecision,
  type ServiceChanges,
} from '../../../data/services/service-changes.ts';
import { findNamed } from '../../../lib/text/find-named.ts';
import { isCategoryChosen, isFiltering, type ServiceFilter } from '../filter/service-filter.ts';

const mostCompletions = 3;

export const suggestionsFor = (
  { open }: SuggestionLists,
  categoryId: string,
  typed: string,
): readonly Suggestion[] =>
  typed.trim().length < 2
    ? []
    : findNamed(
        open.filter(
          ({ added, categories = [] }) => !added && categories.some(({ id }) => id === categoryId),
        ),
        typed,
      ).slice(0, mostCompletions);

export interface SuggestionLists {
  readonly open: readonly Suggestion[];
  readonly dismissed: readonly Suggestion[];
}

/** Omits suggestions that the location already lists as a custom service. */
export function suggestionLists(
  suggestions: readonly Suggestion[],
  listed: readonly GoogleService[],
  changes: ServiceChanges,
  filter: ServiceFilter,
): SuggestionLists {
  const offered = suggestions.filter(
    ({ categories = [], added, display_name: name }) =>
      isCategoryChosen(
        filter,
        categories.map(({ id }) => id),
      ) &&
      (added || !listed.some((service) => isSameServiceName(service.display_name, name))),
  );
  const shown = findNamed(offered, filter.filter).map((suggestion) =>
    withPendingDecision(suggestion, changes),
  );
  return {
    open: shown.filter(({ dismissed }) => !dismissed),
    dismissed: shown.filter(({ dismissed }) => dismissed),
  };
}

/** Explains why there are no suggestions left to show. */
export function noSuggestionsText(
  suggestions: readonly Suggestion[],
  listed: readonly GoogleService[],
  changes: ServiceChanges,
  filter: ServiceFilter,
): string {
  if (suggestions.length === 0) return 'No suggestions for these categories right now.';
  const { dismissed } = suggestionLists(suggestions, listed, changes, filter);
  if (isFiltering(filter)) return `No ${dismissed.length > 0 ? 'other ' : ''}suggestions match.`;
  return dismissed.length > 0
    ? 'You’ve dismissed all suggestions.'
    : 'All suggested services are already listed.';
}
