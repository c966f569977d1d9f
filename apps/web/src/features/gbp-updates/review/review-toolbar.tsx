import type { UpdateMeta } from '@placekeeper/contracts/model/google-update';
import { ActiveFilters } from '../filters/active-filters.tsx';
import { DateRange } from '../filters/date-range.tsx';
import { FieldFilter } from '../filters/field-filter.tsx';
import { LocationFilter } from '../filters/location-filter.tsx';
import { RejectAll } from './reject-all.tsx';
import { UpdateSourceFilter } from '../filters/source-filter.tsx';
import type { Review } from '../filters/use-review-state.ts';

interface ReviewToolbarProps {
  readonly archive: boolean;
  readonly review: Review;
  /** Absent until it has come, and where it failed: the filters work without their totals (ERR-2). */
  readonly meta: UpdateMeta | undefined;
  /** How many wait, with these filters. */
  readonly total: number;
  readonly toHeading: () => void;
}

/** UPD-2 */
export function ReviewToolbar({ archive, review, meta, total, toHeading }: ReviewToolbarProps) {
  return (
    <div
      aria-label="Filter updates"
      className="-mx-gutter flex flex-wrap items-center gap-2 border-b border-line px-gutter pb-3"
      role="search"
    >
      <UpdateSourceFilter review={review} totals={meta?.change_source_totals} />
      <FieldFilter review={review} totals={meta?.field_totals} />
      <LocationFilter review={review} />
      {archive && <DateRange review={review} oldest={meta?.min_date} />}
      <ActiveFilters review={review} />
      {!archive && <RejectAll review={review} total={total} toHeading={toHeading} />}
    </div>
  );
}
