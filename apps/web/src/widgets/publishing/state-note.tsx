import type { FieldState } from './field-states.ts';
import { useFieldNote } from './use-field-note.tsx';

/** The publishing state for a section with several fields. */
export function StateNote({ state }: { readonly state: FieldState | undefined }) {
  const note = useFieldNote(state);
  return note && <p className="text-12 text-text-3">{note}</p>;
}
