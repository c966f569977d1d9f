import { StateNote } from '../../../widgets/publishing/state-note.tsx';
import { WeekEditor } from '../../../widgets/hours/week-editor.tsx';
import { InfoConflictNote } from '../form/info-conflict-note.tsx';
import type { FormView } from '../form/form-view.ts';
import { useListControl } from '../form/use-list-control.ts';
import { RowError } from './row-error.tsx';

export function HoursEditor({ form }: { readonly form: FormView }) {
  const { value: week, change, leave, setElement, error } = useListControl(form, 'hours');
  return (
    <div ref={setElement}>
      <WeekEditor week={week} errors={error?.parts} onChange={change} onBlur={leave} />
      <RowError error={error} />
      {!form.unread?.has('hours') && week.every(({ mode }) => mode === 'closed') && (
        <p role="status" className="mt-1.5 text-12 text-text-2">
          No hours set. Google shows none until a day is open.
        </p>
      )}
      <InfoConflictNote form={form} name="hours" />
      <StateNote state={form.states.regularHours} />
    </div>
  );
}
