import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { updateCan, type UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { Button } from '@placekeeper/ui/button';
import { formatNumber } from '../../../lib/text/format.ts';

interface TickedBarProps {
  readonly ticked: readonly GoogleUpdate[];
  readonly onDecide: (action: UpdateAction) => void;
  readonly onClear: () => void;
}

const actions = [
  { action: 'accept', name: 'Accept' },
  { action: 'reject', name: 'Reject' },
  { action: 'dismiss', name: 'Dismiss' },
] as const;

/** UPD-12: one decision for all that are ticked; a number says where it is not for all of them. */
export function UpdateSelectionBar({ ticked, onDecide, onClear }: TickedBarProps) {
  if (ticked.length === 0) return null;
  return (
    <div
      aria-label="Selected updates"
      className="sticky bottom-0 short:static z-10 col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line bg-surface px-gutter py-2.5 shadow-bar print:hidden"
      data-save-bar=""
      role="region"
    >
      <div className="flex flex-[1_1_12rem] items-center gap-3">
        <strong className="font-600 tabular-nums">{formatNumber(ticked.length)} selected</strong>
        <Button size="sm" variant="link" onClick={onClear}>
          Clear
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {actions.map(({ action, name }) => {
          const possible = ticked.filter((update) => updateCan(action, update).allowed);
          const [first] = ticked;
          const reason = first && updateCan(action, first).reason;
          return (
            <Button
              key={action}
              disabledReason={
                possible.length === 0 ? (reason ?? 'This cannot be done at the moment.') : undefined
              }
              variant={action === 'dismiss' ? 'ghost' : 'secondary'}
              onClick={() => onDecide(action)}
            >
              {name} {possible.length > 0 && formatNumber(possible.length)}
            </Button>
          );
        })}
      </div>
    </div>
  );
}
