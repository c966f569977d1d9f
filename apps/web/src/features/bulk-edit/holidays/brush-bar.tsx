import { Button } from '@placekeeper/ui/button';
import { IconButton } from '@placekeeper/ui/icon-button';
import { SegmentedField } from '@placekeeper/ui/segmented-field';
import { TextField } from '@placekeeper/ui/text-field';
import { Copy, Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { focusAfter } from '../../../lib/browser/focus-after.ts';
import { brushErrors, secondHours, type Brush, type BrushHours } from './day-brush.ts';

interface BrushBarProps {
  readonly brush: Brush;
  readonly error?: string | undefined;
  readonly onChange: (brush: Brush) => void;
  /** Copies last year's hours into all visible gaps. */
  readonly onCopyAll: () => void;
}

const kinds = [
  { value: 'closed', label: 'Closed' },
  { value: 'open', label: 'Custom hours' },
  { value: 'copy', label: 'Same as last year' },
  { value: 'nothing', label: 'Clear' },
] as const;

const brushId = 'holiday-brush';

export const findBrushChoice = () => document.querySelector(`#${brushId} input`);

/** The hours for the next painted cells. */
export function BrushBar({ brush, error, onChange, onCopyAll }: BrushBarProps) {
  const errors = brushErrors(brush);
  const { second } = brush;
  const bar = useRef<HTMLDivElement>(null);
  const inputAt = (at: number) => bar.current?.querySelectorAll('input[type=time]')[at];
  return (
    // The hours are below the choice and no wider, so that the choice doesn't move.
    <div
      className="mb-3 grid content-start justify-items-start sm:w-124 gap-y-2 print:hidden"
      id={brushId}
    >
      <SegmentedField
        className="[&_span]:flex-none"
        error={error}
        label="Set cells to"
        options={kinds}
        value={brush.kind}
        onValueChange={(kind) => onChange({ ...brush, kind })}
      />
      {brush.kind === 'copy' && (
        <Button icon={<Copy aria-hidden />} onClick={onCopyAll}>
          Copy last year’s hours to all dates
        </Button>
      )}
      {brush.kind === 'open' && (
        <div ref={bar} className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <Hours
            error={errors.first}
            hours={brush}
            labels={['From', 'To']}
            onChange={(hours) => onChange({ ...brush, ...hours })}
          />
          {second ? (
            // Both times of a period stay on one line.
            <div className="flex items-end gap-x-3">
              <Hours
                error={errors.second}
                hours={second}
                labels={['And from', 'And to']}
                onChange={(hours) => onChange({ ...brush, second: { ...second, ...hours } })}
              />
              <IconButton
                icon={<X aria-hidden />}
                label="Remove the second set of hours"
                onClick={() =>
                  focusAfter(
                    () => onChange({ ...brush, second: null }),
                    () => inputAt(1),
                  )
                }
              />
            </div>
          ) : (
            <Button
              icon={<Plus aria-hidden />}
              variant="ghost"
              onClick={() =>
                focusAfter(
                  () => onChange({ ...brush, second: secondHours }),
                  () => inputAt(2),
                )
              }
            >
              Add hours
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface HoursProps {
  readonly hours: BrushHours;
  readonly error: string | null;
  readonly labels: readonly [from: string, to: string];
  readonly onChange: (hours: Partial<BrushHours>) => void;
}

const Hours = ({ hours, error, labels: [from, to], onChange }: HoursProps) => (
  <>
    <TextField
      error={error ?? undefined}
      kind="time"
      label={from}
      value={hours.opens}
      onChange={({ currentTarget }) => onChange({ opens: currentTarget.value })}
    />
    <TextField
      kind="time"
      label={to}
      value={hours.closes}
      onChange={({ currentTarget }) => onChange({ closes: currentTarget.value })}
    />
  </>
);
