import type { PlanDay } from '@placekeeper/contracts/bulk/holiday-plan';
import { Button } from '@placekeeper/ui/button';
import { formatCount } from '../../../lib/text/format.ts';
import { brushError, type Brush } from './day-brush.ts';
import { dayText } from './holiday-days.ts';
import type { GridPlace } from './use-grid-keys.ts';

interface FillButtonProps {
  readonly date: string;
  /** Absent while another choice of days is on its way. */
  readonly found: PlanDay | undefined;
  readonly brush: Brush;
  readonly place: GridPlace;
  readonly onFill: () => void;
}

/** BULK-1: all gaps of a day at once; what locations have already stays. */
export function FillButton({ date, found, brush, place, onFill }: FillButtonProps) {
  const gaps = found?.gaps ?? 0;
  // How many of them had something a year before is not known here.
  const text = brush.kind === 'copy' ? 'Copy last year' : `Fill ${formatCount(gaps, 'gap')}`;
  const reason = reasonAgainst(gaps, found?.before ?? 0, brush);
  return (
    <Button
      {...place}
      aria-label={gaps > 0 ? `${text} on ${dayText(date)}` : undefined}
      className="-ml-2"
      disabledReason={reason}
      size="sm"
      variant="ghost"
      onClick={onFill}
    >
      {gaps > 0 ? text : 'No gaps'}
    </Button>
  );
}

function reasonAgainst(gaps: number, before: number, brush: Brush): string | undefined {
  if (gaps === 0) return 'Every location has hours or a plan for this day.';
  if (brush.kind === 'nothing') return 'Choose what to fill them with first.';
  if (brush.kind === 'copy' && before === 0) return 'No location had special hours a year before.';
  return brushError(brush) ?? undefined;
}
