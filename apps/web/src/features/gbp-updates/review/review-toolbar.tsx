import type { UpdateMeta } from '@placekeeper/contracts/model/google-update';
import { TagFilter } from '../filters/tag-filter.tsx';
import { LocationFilter } from '../filters/location-filter.tsx';
import { RejectAll } from './reject-all.tsx';
import { useAheadOfUrl } from '../../../lib/url/use-ahead-of-url.ts';
import { useQuickChanges } from '../../../lib/url/use-quick-changes.ts';
import type { Review } from '../filters/use-review-state.ts';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { TagChip } from '@placekeeper/ui/tag-chip';
import { useQueries } from '@tanstack/react-query';
import { dayOf } from '../../../lib/text/calendar-day.ts';
import { locationQueries } from '../../../data/locations/queries.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { FilterFold } from '../filters/filter-fold.tsx';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';
import { fieldChips, fieldOptions, isFieldChosen, toggleFields } from '../filters/field-options.ts';
import { isReviewFiltered, namedLocations, type ReviewState } from '../filters/review-state.ts';
import { Button } from '@placekeeper/ui/button';
import { Menu, MenuCheckboxItem } from '@placekeeper/ui/menu';
import { ChevronDown } from 'lucide-react';
import { cn } from '@placekeeper/ui/lib/cn';
import { useState, type MouseEvent } from 'react';
import { Link } from 'react-router';
import { isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import { TextField } from '@placekeeper/ui/text-field';

interface ReviewToolbarProps {
  readonly archive: boolean;
  readonly review: Review;
  /** ERR-2: undefined while loading and after an error; the filters work without totals. */
  readonly meta: UpdateMeta | undefined;
  readonly total: number;
  /** Number of decisions that can still be undone. */
  readonly held: number;
  readonly toHeading: () => void;
  /** Hides the toolbar when the unfiltered list is empty. */
  readonly isHidden: boolean;
}

export function ReviewToolbar({
  archive,
  isHidden,
  review,
  meta,
  total,
  held,
  toHeading,
}: ReviewToolbarProps) {
  const { state, all, change } = useQuickChanges<ReviewState>(review.state, review.change);
  const controls: Review = {
    ...review,
    state,
    change,
    addressOf: (next) => review.addressOf(all(next)),
  };
  const grouped = state.group === 'change';
  // The source stays visible, so it doesn't count.
  const isActive = grouped || isReviewFiltered({ ...state, source: 'all' }, archive);
  return (
    <div
      aria-label="Filter updates"
      className={cn(
        '-mx-gutter flex flex-wrap items-center gap-2 border-b border-line px-gutter pb-3',
        // Hidden instead of unmounted, because the “Reject all” dialog inside still shows its result when no update is left.
        isHidden && 'hidden',
      )}
      role="search"
    >
      <UpdateSourceFilter review={controls} totals={meta?.change_source_totals} />
      <FilterFold active={isActive}>
        <FieldFilter review={controls} totals={meta?.field_totals} />
        <LocationFilter review={controls} />
        <TagFilter review={controls} />
        {archive && <DateRange review={controls} oldest={meta?.min_date} />}
        {!archive && (
          <Button
            aria-pressed={grouped}
            className="aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
            onClick={() => change({ group: grouped ? undefined : 'change' })}
          >
            Group by change
          </Button>
        )}
        <ActiveFilters review={controls} />
        {!archive && !grouped && (
          <RejectAll held={held} review={review} total={total} toHeading={toHeading} />
        )}
      </FilterFold>
    </div>
  );
}

function ActiveFilters({ review }: { readonly review: Review }) {
  const { fields = [], locations = [] } = review.state;
  const named = namedLocations(review.state);
  const names = useQueries({ queries: named.map((id) => locationQueries.detail(id)) });
  const without = (id: LocationId) => locations.filter((location) => location !== id);

  return (
    <>
      {fieldChips(fields).map((option) => (
        <TagChip
          key={option.label}
          colour="amber"
          name={sentenceCase(option.label)}
          onRemove={() => review.change({ fields: toggleFields(option.fields, fields, false) })}
        />
      ))}
      {named.map((id, position) => (
        <TagChip
          key={id}
          colour="blue"
          name={names[position]?.data?.location.name ?? `Location ${id}`}
          onRemove={() => review.change({ locations: without(id) })}
        />
      ))}
      {locations.length > named.length && (
        <TagChip
          colour="blue"
          name={formatCount(locations.length, 'location')}
          onRemove={() => review.change({ locations: [] })}
        />
      )}
    </>
  );
}

interface FieldFilterProps {
  readonly review: Review;
  readonly totals: Readonly<Record<string, number>> | undefined;
}

function FieldFilter({ review, totals }: FieldFilterProps) {
  const { fields: chosen = [] } = review.state;
  const options = fieldOptions(totals, chosen);
  return (
    <Menu
      trigger={
        <Button disabledReason={options.length === 0 ? 'No updates to filter' : undefined}>
          Field
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      {options.map(({ label, fields, total }) => (
        <MenuCheckboxItem
          key={label}
          checked={isFieldChosen(fields, chosen)}
          closeOnClick={false}
          onCheckedChange={(on) =>
            review.change(
              { fields: toggleFields(fields, chosen, on) },
              { replace: chosen.length > 0 },
            )
          }
        >
          <span className="flex gap-4">
            <span className="min-w-0 flex-1 truncate">{sentenceCase(label)}</span>
            {total !== null && (
              <span className="text-text-3 tabular-nums">{formatNumber(total)}</span>
            )}
          </span>
        </MenuCheckboxItem>
      ))}
    </Menu>
  );
}

const sources = [
  { source: 'all', label: 'All' },
  { source: 'google', label: 'Google' },
  { source: 'ownerManager', label: 'Owner/Manager' },
] as const;

interface UpdateSourceFilterProps {
  readonly review: Review;
  readonly totals: Readonly<Record<string, number>> | undefined;
}

function UpdateSourceFilter({ review, totals }: UpdateSourceFilterProps) {
  const [current, choose] = useAheadOfUrl(review.state.source ?? 'all');
  return (
    <ul
      aria-label="Source"
      className="flex flex-wrap gap-1 max-sm:w-[calc(100%-var(--spacing-control)-0.5rem)]"
    >
      {sources.map(({ source, label }) => {
        const isCurrent = current === source;
        return (
          <li key={source}>
            <Link
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className={cn(
                'flex h-control items-center gap-1.5 rounded-6 px-2 font-550 max-sm:gap-1 max-sm:px-1.5',
                isCurrent ? 'bg-accent-soft text-accent-text' : 'text-text-2 hover:bg-hover',
              )}
              to={review.addressOf({ source })}
              onClick={(event) => !opensElsewhere(event) && choose(source)}
            >
              {label}
              {totals?.[source] !== undefined && (
                <span className="font-450 tabular-nums">{formatNumber(totals[source])}</span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const opensElsewhere = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

interface DateRangeProps {
  readonly review: Review;
  /** The time of the oldest update. Its day is the first day that the user can choose. */
  readonly oldest: string | null | undefined;
}

function DateRange({ review, oldest }: DateRangeProps) {
  const { start_date: start = '', end_date: end = '' } = review.state;
  const min = oldest ? (dayOf(oldest) ?? undefined) : undefined;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DayField
        label="Changed since"
        value={start}
        {...(min && { min })}
        {...(end && { max: end })}
        onDay={(start_date) => review.change({ start_date }, { replace: start !== '' })}
      />
      <DayField
        label="until"
        value={end}
        {...((start || min) && { min: start || min })}
        error={start && end && end < start ? 'The end date is before the start date.' : undefined}
        onDay={(end_date) => review.change({ end_date }, { replace: end !== '' })}
      />
    </div>
  );
}

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly error?: string | undefined;
  readonly onDay: (day: string | undefined) => void;
}

/** The minimum year, because a date input reports 0002, 0020 and 0202 while the user types 2026. */
const earliest = '1900';

function DayField({ label, value, error, onDay, ...bounds }: DayFieldProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  // The URL changed without typing, for example by the browser's Back button.
  if (value !== shown) {
    setShown(value);
    setText(value);
  }
  return (
    <TextField
      {...bounds}
      className="grid grid-cols-[auto_9.5rem] max-sm:grid-cols-[6.5rem_9.5rem] items-center gap-x-2 [&>*:first-child]:mb-0 [&>*:last-child]:col-span-2 [&_input]:border-line"
      error={error}
      kind="date"
      label={label}
      size="md"
      value={text}
      onChange={({ currentTarget: { value: day } }) => {
        setText(day);
        if (day === '') onDay(undefined);
        else if (isCalendarDate(day) && day > earliest) onDay(day);
      }}
    />
  );
}
