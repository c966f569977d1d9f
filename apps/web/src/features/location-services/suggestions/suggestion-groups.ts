import type { Suggestion } from '../../../data/services/queries.ts';
import { asDecided, type ServiceChanges } from '../../../data/services/service-changes.ts';
import { isCategoryChosen, named, type ServiceFilter } from '../filter/service-filter.ts';

export interface SuggestionLists {
  readonly open: readonly Suggestion[];
  readonly dismissed: readonly Suggestion[];
}

export function suggestionLists(
  suggestions: readonly Suggestion[],
  changes: ServiceChanges,
  filter: ServiceFilter,
): SuggestionLists {
  const offered = suggestions.filter(({ categories = [] }) =>
    isCategoryChosen(
      filter,
      categories.map(({ id }) => id),
    ),
  );
  const shown = named(offered, filter.filter).map((suggestion) => asDecided(suggestion, changes));
  return {
    open: shown.filter(({ dismissed }) => !dismissed),
    dismissed: shown.filter(({ dismissed }) => dismissed),
  };
}
