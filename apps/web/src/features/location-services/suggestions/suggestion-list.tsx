import type { Location } from '@placekeeper/contracts/model/location';
import { Button } from '@placekeeper/ui/button';
import { ChevronDown } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import type { Suggestion } from '../../../data/services/queries.ts';
import { focusAfter } from '../../../lib/browser/focus-after.ts';
import { formatCount, formatList, formatNumber } from '../../../lib/text/format.ts';
import type { SuggestionLists } from './suggestion-groups.ts';
import { SuggestionRow, type SuggestionChanges } from './suggestion-row.tsx';

/** A category can offer forty. */
const shownAtFirst = 10;

interface SuggestionListProps {
  readonly location: Location;
  readonly lists: SuggestionLists;
  /** Whether Google suggests anything at all. */
  readonly has: boolean | undefined;
  readonly changing: SuggestionChanges;
}

export function SuggestionList({ location, lists, has, changing }: SuggestionListProps) {
  const [all, setAll] = useState(false);
  const [dismissedShown, setDismissedShown] = useState(false);
  const { open, dismissed } = lists;
  const shown = all ? open : open.slice(0, shownAtFirst);
  const more = open.length - shown.length;
  const manyCategories = (location.additional_categories ?? []).length > 0;

  const rows = (suggestions: readonly Suggestion[]) =>
    suggestions.map((suggestion) => (
      <SuggestionRow
        key={suggestion.id}
        id={location.id}
        suggestion={suggestion}
        categories={manyCategories ? formatList(namesOf(suggestion)) : null}
        changing={changing}
      />
    ));
  const showAll = ({ currentTarget }: MouseEvent) => {
    const section = currentTarget.closest('section');
    focusAfter(
      () => setAll(true),
      () => section?.querySelectorAll('li')[shownAtFirst]?.querySelector('button'),
    );
  };

  return (
    <>
      {open.length === 0 && (
        <p className="py-2 text-text-2">{whyNone(has, dismissed.length > 0)}</p>
      )}
      <ul className="divide-y divide-line">{rows(shown)}</ul>
      {more > 0 && (
        <Button className="mt-2" size="sm" onClick={showAll}>
          {`Show ${formatCount(more, 'more suggestion')}`}
        </Button>
      )}
      {dismissed.length > 0 && (
        <>
          <Button
            aria-expanded={dismissedShown}
            className="mt-3 -ml-2.5"
            size="sm"
            variant="ghost"
            icon={<ChevronDown aria-hidden className={dismissedShown ? undefined : '-rotate-90'} />}
            onClick={() => setDismissedShown(!dismissedShown)}
          >
            {`Dismissed (${formatNumber(dismissed.length)})`}
          </Button>
          {dismissedShown && <ul className="divide-y divide-line">{rows(dismissed)}</ul>}
        </>
      )}
    </>
  );
}

const namesOf = ({ categories = [] }: Suggestion) =>
  categories.map(({ display_name: name }) => name);

function whyNone(has: boolean | undefined, someDismissed: boolean): string {
  if (has === false) return 'Google has nothing to suggest for these categories at the moment.';
  return someDismissed ? 'Nothing is left but what was dismissed.' : 'No suggestion matches.';
}
