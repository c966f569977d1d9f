import type { LocationId } from '@placekeeper/contracts/core/id';
import { Button } from '@placekeeper/ui/button';
import { cn } from '@placekeeper/ui/lib/cn';
import { useState, type RefObject } from 'react';
import { isApiError } from '../../../data/http/api-error.ts';
import { matchWord } from '../../../data/portfolio/similar-matches.ts';
import { focusHeading } from '../../../lib/browser/screen-heading.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { PageCheckbox } from '../../../widgets/selection/page-checkbox.tsx';
import type { MemberSelection } from './use-member-selection.ts';

interface SelectionBarProps {
  readonly selection: MemberSelection;
  /** On a wide screen, the table's header has the checkbox of the page, and the bar is beside the search. */
  readonly wide: boolean;
  readonly pageBox: RefObject<HTMLInputElement | null>;
  readonly shown: readonly LocationId[];
  /** The number of locations on all pages. */
  readonly total: number;
  readonly searching: boolean;
  /** Whether the rows only resemble the search. */
  readonly similar: boolean;
  readonly findAll: () => Promise<readonly LocationId[]>;
  /** The action on the selection. Its button disappears with the selection. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** A selected page offers to select all matching locations. */
export function MemberSelectionBar(props: SelectionBarProps) {
  const {
    selection,
    wide,
    pageBox: box,
    shown,
    total,
    searching,
    similar,
    findAll,
    action,
  } = props;
  const { chosen, choose, clear } = selection;
  const [finding, setFinding] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const all = shown.length > 0 && shown.every((id) => chosen.has(id));
  // A pressed button disappears; without a row, there is no table and no checkbox.
  const focusAfter = () => (box.current ? box.current.focus() : focusHeading());

  const chooseAll = () => {
    setFinding(true);
    setFailure(null);
    findAll().then(
      (ids) => {
        setFinding(false);
        focusAfter();
        choose(ids, true);
      },
      (error: unknown) => {
        setFinding(false);
        setFailure(isApiError(error) ? error.message : 'Couldn’t select all.');
      },
    );
  };

  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden',
        wide
          ? 'min-h-control flex-1'
          : '-mx-gutter min-h-11 border-y border-line px-gutter py-1.5 transition-colors',
        !wide && (chosen.size > 0 ? 'bg-accent-soft' : 'bg-surface'),
      )}
    >
      {!wide && (
        <PageCheckbox
          labelled
          page={shown}
          ref={box}
          selection={{ has: (id) => chosen.has(id), select: choose }}
        />
      )}
      {/* Without a text, the negative margin removes the gap before it. */}
      <p className="font-550 tabular-nums empty:-ml-3" role="status">
        {chosen.size > 0 && `${formatNumber(chosen.size)} selected`}
      </p>
      {all && chosen.size < total && (
        <Button loading={finding} size="sm" variant="link" onClick={chooseAll}>
          Select all {formatNumber(total)}
          {searching && ` ${matchWord(similar)}`}
        </Button>
      )}
      {failure && (
        <p className="text-removed" role="alert">
          {failure}
        </p>
      )}
      {chosen.size > 0 && (
        <div className="ml-auto flex flex-wrap items-center gap-3">
          <Button
            size="sm"
            variant="link"
            onClick={() => {
              focusAfter();
              clear();
            }}
          >
            Clear
          </Button>
          {action && (
            <Button
              size="sm"
              variant="danger"
              onClick={() => {
                focusAfter();
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
