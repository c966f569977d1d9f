import type { LocationId } from '@placekeeper/contracts/core/id';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { useHotkey } from '@placekeeper/ui/hooks/use-hotkey';
import { tooltipAttributes } from '@placekeeper/ui/lib/tooltip-attributes';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { locationQueries } from '../../../data/locations/queries.ts';
import { useShortcutsOn } from '../../../data/preferences/shortcuts.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import {
  readListState,
  toFilters,
  writeListState,
} from '../../../widgets/location-table/list-filters.ts';
import type { ListOrigin } from '../../../widgets/location/list-origin.ts';
import { findNeighbours, type Neighbour } from './find-neighbours.ts';

interface ListStepsProps {
  readonly id: LocationId;
  readonly origin: ListOrigin;
}

/** LOC-7: links to the previous and next location of the list from which this location was opened. */
export function ListSteps({ id, origin }: ListStepsProps) {
  const state = readListState(origin.list);
  const { page: number = 1 } = state;
  const pageQuery = (page: number) => locationQueries.list(toFilters({ ...state, page }));
  const page = useQuery(pageQuery(number));
  const rows = page.isPlaceholderData ? undefined : page.data;
  const index = rows?.data.findIndex((row) => row.id === id) ?? -1;
  // Remembers the last index, because an edit can remove the location from the list.
  const [last, setLast] = useState({ id, at: origin.at });
  if (index >= 0 && (last.id !== id || last.at !== index)) setLast({ id, at: index });
  const at = index >= 0 ? index : last.id === id ? last.at : origin.at;
  const isFirstPage = number <= 1;
  const before = useQuery({ ...pageQuery(number - 1), enabled: at === 0 && !isFirstPage });
  const isAtEnd = rows !== undefined && at !== undefined && at >= rows.data.length - 1;
  const after = useQuery({
    ...pageQuery(number + 1),
    enabled: isAtEnd && number < rows.meta.last_page,
  });
  if (!rows) return null;
  const found = findNeighbours({ id, at }, rows, {
    // `pageQuery(0)` has the key of the first page, so its cached rows are not those of a previous page.
    before: isFirstPage || before.isPlaceholderData ? undefined : before.data,
    after: after.isPlaceholderData ? undefined : after.data,
  });
  if (!found) return null;
  const originOf = ({ page: on, at: next }: Neighbour): ListOrigin => ({
    list: writeListState({ ...state, page: on > 1 ? on : undefined }),
    at: next,
  });
  const total = formatNumber(rows.meta.total);
  return (
    <div className="-my-1 flex items-center gap-1 print:hidden">
      <span className="mr-1 text-text-3 tabular-nums">
        {found.position === null
          ? `${total} in the list`
          : `${formatNumber(found.position)} of ${total}`}
      </span>
      <Step
        id={id}
        icon={ChevronLeft}
        kbd="["
        label="Previous location"
        origin={found.previous && originOf(found.previous)}
        to={found.previous?.id}
      />
      <Step
        id={id}
        icon={ChevronRight}
        kbd="]"
        label="Next location"
        origin={found.next && originOf(found.next)}
        to={found.next?.id}
      />
    </div>
  );
}

interface StepProps {
  readonly id: LocationId;
  readonly label: string;
  readonly kbd: string;
  readonly icon: LucideIcon;
  readonly to: LocationId | undefined;
  readonly origin: ListOrigin | null;
}

/** Opens the neighbour on the current tab. */
function Step({ id, label, kbd, icon: Icon, to, origin }: StepProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // A disabled link can still be opened in a new tab.
  const address = pathname.replace(`/location/${id}/`, `/location/${to ?? id}/`);
  const isShortcut = useShortcutsOn() && to !== undefined;
  useHotkey(kbd, () => void navigate(address, { state: origin }), { enabled: isShortcut });
  return (
    <ButtonLink
      {...tooltipAttributes({ content: label, kbd })}
      className="w-control-sm px-0"
      disabledReason={to === undefined ? 'End of the list' : undefined}
      icon={<Icon aria-hidden />}
      render={<Link state={origin} to={address} />}
      size="sm"
      variant="ghost"
    >
      <VisuallyHidden>{label}</VisuallyHidden>
    </ButtonLink>
  );
}
