import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { Button } from '@placekeeper/ui/button';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { cn } from '@placekeeper/ui/lib/cn';
import { useRef } from 'react';
import { formatNumber } from '../../../lib/text/format.ts';
import { selectPageLabel } from '../../../widgets/selection/page-checkbox.tsx';
import {
  selectionCounts,
  withinImportLimit,
  type ProfileSelection,
} from '../selection/profile-selection.ts';

type Profiles = readonly GoogleLocation[];

interface ProfileSelectionBarProps {
  readonly selection: ProfileSelection;
  readonly all: Profiles;
  readonly matching: Profiles;
  /** The profiles of the current page. */
  readonly shown: Profiles;
  readonly onChoose: (profiles: Profiles, on: boolean) => void;
  readonly onClear: () => void;
}

/** The checkbox selects the page; the button beside it selects the matching profiles, up to the import limit. */
export function ProfileSelectionBar({
  selection,
  all,
  matching,
  shown,
  onChoose,
  onClear,
}: ProfileSelectionBarProps) {
  const page = selectionCounts(selection, shown);
  const match = selectionCounts(selection, matching);
  const { chosen } = selectionCounts(selection, all);
  const everything = matching.length === all.length;
  const next = withinImportLimit(selection, matching, all);
  // A pressed button disappears, so the focus moves to the checkbox.
  const box = useRef<HTMLInputElement>(null);

  const focusAfter = (act: () => void) => {
    act();
    box.current?.focus();
  };

  return (
    <div
      className={cn(
        'flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-gutter py-1.5 transition-colors md:px-3',
        chosen > 0 && 'bg-accent-soft',
      )}
    >
      <Checkbox
        ref={box}
        label={selectPageLabel}
        checked={page.all}
        disabled={page.offered === 0}
        indeterminate={page.some}
        onCheckedChange={(on) => onChoose(shown, on)}
      />
      {/* Without a text, the negative margin removes the gap before it. */}
      <p className="font-550 tabular-nums empty:-ml-3" role="status">
        {chosen > 0 && `${formatNumber(chosen)} selected`}
      </p>
      {next.length > 0 && (
        <Button size="sm" variant="link" onClick={() => focusAfter(() => onChoose(next, true))}>
          Select {match.chosen + next.length < match.offered ? 'the first' : 'all'}{' '}
          {formatNumber(match.chosen + next.length)}
          {!everything && ' matching'}
        </Button>
      )}
      {chosen > 0 && (
        <Button className="ml-auto" size="sm" variant="link" onClick={() => focusAfter(onClear)}>
          Clear
        </Button>
      )}
    </div>
  );
}
