import type { LocationId } from '@placekeeper/contracts/core/id';
import { Button } from '@placekeeper/ui/button';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { cn } from '@placekeeper/ui/lib/cn';
import { useRef, useState } from 'react';
import { isApiError } from '../../../data/http/api-error.ts';
import { matchWord } from '../../../data/portfolio/similar-matches.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { selectPage } from '../../../widgets/selection/page-checkbox.tsx';
import type { MemberSelection } from './use-member-selection.ts';

interface SelectionBarProps {
  readonly selection: MemberSelection;
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

/** The checkbox selects the page; a selected page offers to select all matching locations. */
export function MemberSelectionBar(props: SelectionBarProps) {
  const { selection, shown, total, searching, similar, findAll, action } = props;
  const { chosen, choose, clear } = selection;
  const [finding, setFinding] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // A pressed button disappears, so the focus moves to the checkbox.
  const box = useRef<HTMLInputElement>(null);
  const count = shown.filter((id) => chosen.has(id)).length;
  const all = shown.length > 0 && count === shown.length;

  const chooseAll = () => {
    setFinding(true);
    setFailure(null);
    findAll().then(
      (ids) => {
        setFinding(false);
        box.current?.focus();
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
        '-mx-gutter flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-y border-line px-gutter py-1.5 transition-colors md:mx-0 md:border-t-0 md:px-3 print:hidden',
        chosen.size > 0 && 'bg-accent-soft',
      )}
    >
      <Checkbox
        ref={box}
        label={selectPage}
        checked={all}
        disabled={shown.length === 0}
        indeterminate={count > 0 && !all}
        onCheckedChange={(on) => choose(shown, on)}
      />
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
              box.current?.focus();
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
                box.current?.focus();
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
