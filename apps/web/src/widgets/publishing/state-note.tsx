import type { FieldState } from './field-states.ts';
import { useFieldNote } from './use-field-note.tsx';

interface StateNoteProps {
  readonly id?: string;
  readonly state: FieldState | undefined;
}

/** The publishing state for a section with several fields. */
export function StateNote({ id, state }: StateNoteProps) {
  const note = useFieldNote(state);
  return (
    note && (
      <p id={id} className="text-12 text-text-3">
        {note}
      </p>
    )
  );
}
