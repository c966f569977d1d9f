import { StateNote } from '../../../widgets/publishing/state-note.tsx';
import { WeekEditor } from '../../../widgets/hours/week-editor.tsx';
import { ElsewhereNote } from '../form/elsewhere-note.tsx';
import type { FormView } from '../form/form-view.ts';
import { useListControl } from '../form/use-list-control.ts';
import { RowProblem } from './row-problem.tsx';

export function HoursEditor({ form }: { readonly form: FormView }) {
  const { value: week, change, leave, setElement, problem } = useListControl(form, 'hours');
  return (
    <div ref={setElement}>
      <WeekEditor week={week} faults={problem?.parts} onChange={change} onBlur={leave} />
      <RowProblem problem={problem} />
      {!form.unread?.has('hours') && week.every(({ mode }) => mode === 'closed') && (
        <p role="status" className="mt-1.5 text-12 text-text-2">
          No hours are set. Google shows no opening hours until a day is open.
        </p>
      )}
      <ElsewhereNote form={form} name="hours" />
      <StateNote state={form.states.regularHours} />
    </div>
  );
}
