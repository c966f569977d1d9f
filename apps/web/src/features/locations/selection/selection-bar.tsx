import type { LocationId } from '@placekeeper/contracts/core/id';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Menu, MenuItem, MenuSeparator } from '@placekeeper/ui/menu';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { isAbort, isApiError } from '../../../data/http/api-error.ts';
import { matchWord } from '../../../data/portfolio/similar-matches.ts';
import type { ReadProgress } from '../../../data/portfolio/read-locations.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { type LocationFilterState, filtersOf } from '../../../widgets/filters/filter-state.ts';
import { readingText } from '../../../widgets/filters/reading-note.tsx';
import { exportLocations } from '../../../widgets/location/export-locations.ts';
import { writeChoice } from '../../../widgets/selection/choice-url.ts';
import {
  asSelection,
  hiddenCount,
  type LocationChoice,
} from '../../../widgets/selection/location-choice.ts';
import { showFailure } from '../../../widgets/toast/show-toast.ts';
import type { Action, ActionTarget } from '../actions/pending-action.ts';
import { tooMany } from './selection-limit.ts';
import type { LocationListSelection } from './use-selection.ts';

const notYet: ReadProgress = { read: 0, total: undefined };

/** LOC-7: resolves a selection to ids, because the user confirms a fixed list. */
function useFoundIds({ mode, ids }: LocationChoice, filters: LocationFilterState) {
  const [running, setRunning] = useState<AbortController | null>(null);
  const [progress, setProgress] = useState(notYet);
  return {
    /** Null while no ids are being read. */
    progress: running && progress,
    cancel: () => running?.abort(),
    find: async (): Promise<readonly LocationId[] | null> => {
      if (mode === 'some') return ids;
      const controller = new AbortController();
      const { signal } = controller;
      setProgress(notYet);
      setRunning(controller);
      try {
        const { matchingIds } = await import('../../../data/portfolio/matching.ts');
        return await matchingIds(
          { ...filtersOf(filters), excluded_location_ids: ids },
          { signal, onProgress: setProgress },
        );
      } catch (error) {
        if (isAbort(error)) return null;
        if (!isApiError(error)) throw error;
        showFailure('Couldn’t load your locations')(error);
        return null;
      } finally {
        setRunning(null);
      }
    },
  };
}

interface SelectionBarProps {
  readonly selection: LocationListSelection;
  readonly filters: LocationFilterState;
  /** The total over all pages. */
  readonly total: number;
  readonly similar: boolean;
  /** Ids on the current page; null on the map, which lists none. */
  readonly page: readonly LocationId[] | null;
  readonly onAct: (action: Action, target: ActionTarget) => void;
  readonly onClear: () => void;
}

export function LocationSelectionBar({
  selection,
  filters,
  total,
  similar,
  page,
  onAct,
  onClear,
}: SelectionBarProps) {
  const { choice, count } = selection;
  const finding = useFoundIds(selection.choice, filters);
  const chosen = asSelection(choice, filters);
  if (count === 0 || !chosen) return null;
  const all = choice.mode === 'matching' && choice.ids.length === 0;
  const reason = finding.progress ? 'Loading your locations…' : undefined;
  const hidden = page ? hiddenCount(choice, page) : 0;
  const act = (action: Action) =>
    void finding.find().then((ids) => ids && onAct(action, { ids, hidden }));

  return (
    <div
      aria-label="Selected locations"
      className="sticky bottom-0 short:static z-10 -mx-gutter flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line bg-surface px-gutter py-2.5 shadow-bar lg:mx-0 lg:px-3 print:hidden"
      data-save-bar=""
      role="region"
    >
      <div className="flex flex-[1_1_16rem] flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="font-600 tabular-nums">
          {all && 'All '}
          {formatNumber(count)} selected
        </strong>
        {hidden > 0 && (
          <span className="text-text-2 tabular-nums">{formatNumber(hidden)} not on this page</span>
        )}
        {count < total && (
          <Button size="sm" variant="link" onClick={selection.selectMatching}>
            Select all {formatNumber(total)} {matchWord(similar)}
          </Button>
        )}
        <Button size="sm" variant="link" onClick={onClear}>
          Clear
        </Button>
        {finding.progress && (
          <span className="flex basis-full items-center gap-x-3 text-12 text-text-2" role="status">
            {readingText(finding.progress)}
            <Button size="sm" variant="link" onClick={finding.cancel}>
              Cancel
            </Button>
          </span>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button disabledReason={reason} onClick={() => act('add-tags')}>
          Add tags
        </Button>
        <ButtonLink
          disabledReason={reason ?? tooMany(count)}
          render={
            <Link
              to={to('bulk-edit', {}, { step: 'changes', ...filters, ...writeChoice(choice) })}
            />
          }
        >
          Bulk edit
        </ButtonLink>
        <Menu
          align="end"
          positionMethod="fixed"
          side="top"
          trigger={
            <Button disabledReason={reason}>
              More
              <ChevronDown aria-hidden />
            </Button>
          }
        >
          <MenuItem onClick={() => act('remove-tags')}>Remove tags</MenuItem>
          <MenuItem onClick={() => act('enable')}>Turn on management</MenuItem>
          <MenuItem onClick={() => act('disable')}>Turn off management</MenuItem>
          <MenuItem onClick={() => void exportLocations(chosen)}>Export CSV</MenuItem>
          <MenuSeparator />
          <MenuItem destructive onClick={() => act('delete')}>
            Delete
          </MenuItem>
        </Menu>
      </div>
    </div>
  );
}
