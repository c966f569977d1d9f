import { readWhole } from '@placekeeper/contracts/core/decode';
import { fieldValues } from '@placekeeper/contracts/model/field-value';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Suspense } from 'react';
import { BeforeAfterTitles } from '../../../widgets/field-value/before-after.ts';
import { StateNote } from '../../../widgets/publishing/use-field-note.tsx';
import { WeekEditor } from '../../../widgets/hours/week-editor.tsx';
import { unreadableTimes, weekPeriods, type WeekHours } from '../../../widgets/hours/week-hours.ts';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import { InfoConflictNote } from '../form/info-conflict-note.tsx';
import type { FormView } from '../form/use-info-form.ts';
import { useListControl } from '../form/use-field-control.ts';
import { RowError } from './row-error.tsx';

interface HoursEditorProps {
  readonly form: FormView;
  /** The pending update of the business hours. */
  readonly update: Pick<GoogleUpdate, 'update_value'> | undefined;
}

export function HoursEditor({ form, update }: HoursEditorProps) {
  const { value: week, change, leave, setElement, error } = useListControl(form, 'hours');
  const isRead = !form.unread?.has('hours');
  const { saved } = form.elsewhere.since;
  return (
    <div ref={setElement}>
      <WeekEditor week={week} errors={error?.parts} onChange={change} onBlur={leave} />
      <RowError error={error} />
      {isRead && week.every(({ mode }) => mode === 'closed') && (
        <p role="status" className="mt-1.5 text-12 text-text-2">
          No hours set. Google shows no hours until you open at least one day.
        </p>
      )}
      <InfoConflictNote form={form} name="hours" />
      <StateNote state={form.states.regularHours} />
      {isRead && !sameValue(week, saved.hours) && (
        <EditedWeek saved={saved.hours} edited={week} update={update} />
      )}
    </div>
  );
}

interface EditedWeekProps extends Pick<HoursEditorProps, 'update'> {
  readonly saved: WeekHours;
  readonly edited: WeekHours;
}

/** Compares the edit with what Google shows now, or with the saved hours if no update is pending. */
function EditedWeek({ saved, edited, update }: EditedWeekProps) {
  const google = update && readWhole(fieldValues.regularHours, update.update_value);
  const isComplete = Object.keys(unreadableTimes(edited)).length === 0;
  return (
    <BeforeAfterTitles
      value={{ before: google ? 'On Google now' : 'Saved hours', after: 'Your edit' }}
    >
      <div className="mt-3">
        <Suspense>
          <WeekChange
            before={google ? google.value : periodsOf(saved)}
            after={periodsOf(edited)}
            caption={isComplete ? undefined : 'Enter all times to compare the hours.'}
          />
        </Suspense>
      </div>
    </BeforeAfterTitles>
  );
}

const periodsOf = (week: WeekHours) => weekPeriods(week).map(({ period }) => period);

const WeekChange = lazyPart(
  async () => (await import('../../../widgets/field-value/week-change.tsx')).WeekChange,
);
