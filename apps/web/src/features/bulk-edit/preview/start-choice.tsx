import { SelectField } from '@placekeeper/ui/select-field';
import { TextField } from '@placekeeper/ui/text-field';
import { formatDateTime } from '../../../lib/text/format.ts';
import { startOf, startOptions, type StartChoice } from './start-time.ts';

interface StartChoiceFieldsProps {
  readonly choice: StartChoice;
  readonly onChange: (choice: StartChoice) => void;
}

const timeZone = (): string =>
  new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ');

export function StartChoiceFields({ choice, onChange }: StartChoiceFieldsProps) {
  const start = startOf(choice);
  return (
    <div className="mt-3 border-t border-line pt-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-48">
          <SelectField
            label="Start"
            options={startOptions(new Date())}
            value={choice.kind}
            onValueChange={(kind) => onChange({ ...choice, kind })}
          />
        </div>
        {choice.kind === 'chosen' && (
          <>
            <TextField
              kind="date"
              label="Date"
              value={choice.date}
              onChange={({ currentTarget }) => onChange({ ...choice, date: currentTarget.value })}
            />
            <TextField
              kind="time"
              label="Time"
              value={choice.time}
              onChange={({ currentTarget }) => onChange({ ...choice, time: currentTarget.value })}
            />
          </>
        )}
      </div>
      {choice.kind !== 'now' && (
        <p className="mt-2 text-text-2">
          {typeof start === 'number' &&
            `Starts on ${formatDateTime(new Date(start).toISOString())}, ${timeZone()} time. `}
          {scheduleNote}
        </p>
      )}
    </div>
  );
}

const scheduleNote =
  'Placekeeper must be open in this browser then. Otherwise the edit starts as soon as you open it. Locations are checked again at the start: if some have changed, you’re asked before anything is sent.';
