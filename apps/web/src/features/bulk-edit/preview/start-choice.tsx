import { useNow } from '@placekeeper/ui/hooks/use-now';
import { SelectField } from '@placekeeper/ui/select-field';
import { TextField } from '@placekeeper/ui/text-field';
import { formatDateTime } from '../../../lib/text/format.ts';
import { startOf, startOptions, type StartChoice } from './start-time.ts';

interface StartChoiceProps {
  readonly choice: StartChoice;
  readonly onChange: (choice: StartChoice) => void;
}

const timeZone = (): string =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');

export function StartSelect({ choice, onChange }: StartChoiceProps) {
  const now = useNow();
  return (
    <div className="w-52 max-sm:w-full">
      <SelectField
        labelHidden
        label="Start"
        size="md"
        options={startOptions(new Date(now))}
        value={choice.kind}
        onValueChange={(kind) => onChange({ ...choice, kind })}
      />
    </div>
  );
}

export function StartDetails({ choice, onChange }: StartChoiceProps) {
  const now = useNow();
  if (choice.kind === 'now') return null;
  const start = startOf(choice, new Date(now));
  return (
    <div className="mt-3 border-t border-line pt-3">
      {choice.kind === 'chosen' && (
        <div className="mb-2 flex flex-wrap gap-3">
          <TextField
            kind="date"
            label="Start date"
            value={choice.date}
            onChange={({ currentTarget }) => onChange({ ...choice, date: currentTarget.value })}
          />
          <TextField
            kind="time"
            label="Start time"
            value={choice.time}
            onChange={({ currentTarget }) => onChange({ ...choice, time: currentTarget.value })}
          />
        </div>
      )}
      <p className="max-w-[70ch] text-text-2">
        {typeof start === 'number' && `Starts on ${formatDateTime(start)}, ${timeZone()} time. `}
        {scheduleNote}
      </p>
    </div>
  );
}

const scheduleNote =
  'Placekeeper must be open in this browser at the start time. If it’s closed, the edit starts when you next open it. If any locations change before then, Placekeeper asks you before applying the edit.';
