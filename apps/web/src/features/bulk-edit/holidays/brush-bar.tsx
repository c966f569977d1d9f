import { Button } from '@placekeeper/ui/button';
import { SegmentedField } from '@placekeeper/ui/segmented-field';
import { TextField } from '@placekeeper/ui/text-field';
import { Copy } from 'lucide-react';
import { brushError, type Brush } from './day-brush.ts';

interface BrushBarProps {
  readonly brush: Brush;
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

/** The hours for the next painted cells. */
export function BrushBar({ brush, onChange, onCopyAll }: BrushBarProps) {
  const error = brushError(brush);
  return (
    <div className="mb-3 flex flex-wrap items-end gap-x-4 gap-y-2 print:hidden">
      <SegmentedField
        className="[&_span]:flex-none"
        label="Set clicked cells to"
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
        <div className="flex flex-wrap gap-x-3 gap-y-2">
          <TextField
            error={error ?? undefined}
            kind="time"
            label="From"
            value={brush.opens}
            onChange={({ currentTarget }) => onChange({ ...brush, opens: currentTarget.value })}
          />
          <TextField
            kind="time"
            label="To"
            value={brush.closes}
            onChange={({ currentTarget }) => onChange({ ...brush, closes: currentTarget.value })}
          />
        </div>
      )}
    </div>
  );
}
