import { Checkbox } from '@placekeeper/ui/checkbox';
import { WeekEditor } from '../../../../widgets/hours/week-editor.tsx';
import { withPart } from '../draft.ts';
import type { PartEditorProps } from '../change-parts.ts';

export function WeekChange({ draft, errors, onChange }: PartEditorProps) {
  const { clear, days } = draft.week;
  const fieldErrors = Object.entries(errors).flatMap(([path, error]) =>
    path.startsWith('periods.') ? [[path.replace('periods.', ''), error]] : [],
  );
  return (
    <>
      {!clear && (
        <>
          <p className="text-12 text-text-3">
            Takes the place of the whole week; special hours stay. Type 9, 930 or 9:30 pm; 24:00 is
            midnight at the end of the day.
          </p>
          <WeekEditor
            errors={Object.fromEntries(fieldErrors)}
            week={days}
            onChange={(week) =>
              onChange(
                withPart(draft, 'week', {
                  days: week.map(({ mode, periods }) => ({ mode, periods: [...periods] })),
                }),
              )
            }
          />
        </>
      )}
      <Checkbox
        checked={clear}
        hint={clear ? 'Where there are special hours, Google does not take this.' : undefined}
        label="Clear the opening hours everywhere"
        onCheckedChange={(cleared) => onChange(withPart(draft, 'week', { clear: cleared }))}
      />
    </>
  );
}
