import type { GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { Button } from '@placekeeper/ui/button';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { cn } from '@placekeeper/ui/lib/cn';
import { useRef, type Ref, type RefObject } from 'react';
import { formatNumber } from '../../../lib/text/format.ts';
import { selectPage, selectPageLabel } from '../../../widgets/selection/page-checkbox.tsx';
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
  /** The page's checkbox, if it's in the header of a table instead of in the bar. */
  readonly tableBox?: RefObject<HTMLInputElement | null> | undefined;
}

/** The checkbox selects the page; the button beside it selects the matching profiles, up to the import limit. */
export function ProfileSelectionBar({
  selection,
  all,
  matching,
  shown,
  onChoose,
  onClear,
  tableBox,
}: ProfileSelectionBarProps) {
  const match = selectionCounts(selection, matching);
  const { chosen } = selectionCounts(selection, all);
  const everything = matching.length === all.length;
  const next = withinImportLimit(selection, matching, all);
  // A pressed button disappears, so the focus moves to the checkbox.
  const ownBox = useRef<HTMLInputElement>(null);
  const box = tableBox ?? ownBox;

  const focusAfter = (act: () => void) => {
    act();
    box.current?.focus();
  };

  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-3 gap-y-1',
        tableBox
          ? 'ml-auto min-h-control'
          : 'min-h-11 border-b border-line px-gutter py-1.5 transition-colors',
        !tableBox && chosen > 0 && 'bg-accent-soft',
      )}
    >
      {!tableBox && (
        <ProfilePageCheckbox
          labelled
          ref={ownBox}
          selection={selection}
          shown={shown}
          onChoose={onChoose}
        />
      )}
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
        <Button
          className={cn(!tableBox && 'ml-auto')}
          size="sm"
          variant="link"
          onClick={() => focusAfter(onClear)}
        >
          Clear
        </Button>
      )}
    </div>
  );
}

interface ProfilePageCheckboxProps extends Pick<
  ProfileSelectionBarProps,
  'selection' | 'shown' | 'onChoose'
> {
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly labelled?: boolean;
}

export function ProfilePageCheckbox({
  selection,
  shown,
  onChoose,
  ref,
  labelled = false,
}: ProfilePageCheckboxProps) {
  const page = selectionCounts(selection, shown);
  return (
    <Checkbox
      {...(labelled ? { label: selectPageLabel } : { 'aria-label': selectPage })}
      checked={page.all}
      disabled={page.offered === 0}
      indeterminate={page.some}
      ref={ref}
      onCheckedChange={(on) => onChoose(shown, on)}
    />
  );
}
