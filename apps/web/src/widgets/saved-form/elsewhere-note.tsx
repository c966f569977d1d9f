import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Suspense, type ComponentProps } from 'react';
import { elsewhereFor } from './changed-elsewhere.ts';
import type { Elsewhere } from './use-saved-form.ts';

interface ElsewhereNoteProps<Values extends object, Field extends keyof Values & string> {
  readonly elsewhere: Elsewhere<Values>;
  readonly field: Field;
  readonly typed: Values[Field];
  /** The field's, as it stands on the screen. */
  readonly name: string;
  /** A value in a line of text. */
  readonly textOf: (value: Values[Field]) => string;
}

/** DET-3 */
export function ElsewhereNote<Values extends object, Field extends keyof Values & string>({
  elsewhere,
  field,
  typed,
  name,
  textOf,
}: ElsewhereNoteProps<Values, Field>) {
  if (!elsewhereFor(elsewhere.since, field, typed)) return null;
  return (
    <TheirValue
      name={name}
      text={textOf(elsewhere.since.saved[field])}
      onTake={() => elsewhere.take(field)}
      onKeep={() => elsewhere.keep(field)}
    />
  );
}

const Note = lazyPart(async () => (await import('./their-value.tsx')).TheirValue);

export const TheirValue = (props: ComponentProps<typeof Note>) => (
  <Suspense>
    <Note {...props} />
  </Suspense>
);
