import type { BulkEditForecast } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { isSessionOver, type ApiError } from '../../../data/http/api-error.ts';
import { bulkEditQueries, isUnfinished } from '../../../data/bulk-edit/queries.ts';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { forecastNotes } from '../items/edit-status.ts';

interface ApplyPanelProps {
  readonly forecast: BulkEditForecast;
  readonly pending: boolean;
  /** Error of the failed start. */
  readonly error: ApiError | null;
  readonly onApply: () => void;
}

export function ApplyPanel({ forecast, pending, error, onApply }: ApplyPanelProps) {
  const running = usePrefetched(bulkEditQueries.list()).data?.bulk_edits.find(isUnfinished);
  const { changed, total } = forecast;
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3 rounded-8 border border-line bg-surface px-4 py-3.5">
        <div className="min-w-0 flex-[1_1_20rem] text-text-2 tabular-nums">
          <p className="text-14 text-text" role="status">
            <strong className="font-600">
              {changed === 0
                ? 'No changes to apply'
                : `${formatNumber(changed)} of ${formatCount(total, 'location')} will change`}
            </strong>
          </p>
          {forecastNotes(forecast).map((note) => (
            <p key={note} className="mt-0.5">
              {note}
            </p>
          ))}
        </div>
        <Button
          disabledReason={reasonAgainst(changed, running !== undefined)}
          loading={pending}
          variant="primary"
          onClick={onApply}
        >
          {changed === 0 ? 'Apply' : `Apply to ${formatCount(changed, 'location')}`}
        </Button>
      </div>
      {error && !isSessionOver(error) && (
        <Banner className="mt-3" role="alert" title="Bulk edit didn’t start" tone="danger">
          {error.message}
        </Banner>
      )}
    </>
  );
}

function reasonAgainst(changed: number, isRunning: boolean): string | undefined {
  if (isRunning) return 'Another bulk edit hasn’t finished yet.';
  return changed === 0 ? 'None of the selected locations would change.' : undefined;
}
