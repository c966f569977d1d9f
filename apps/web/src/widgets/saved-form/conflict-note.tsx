import { usePreload } from '@placekeeper/ui/hooks/use-preload';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Suspense, type ComponentProps } from 'react';
import { conflictKind } from './edit-conflicts.ts';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import type { EditConflicts } from './saved-form.ts';

interface ElsewhereNoteProps<Values extends object, Field extends keyof Values & string> {
  readonly elsewhere: EditConflicts<Values>;
  readonly field: Field;
  readonly typed: Values[Field];
  readonly name: string;
  /** Formats a value as a single line of text. */
  readonly textOf: (value: Values[Field]) => string;
}

export function ConflictNote<Values extends object, Field extends keyof Values & string>({
  elsewhere,
  field,
  typed,
  name,
  textOf,
}: ElsewhereNoteProps<Values, Field>) {
  const kind = conflictKind(elsewhere, field, typed);
  usePreload(prepareChoice, !sameValue(typed, elsewhere.since.saved[field]));
  if (!kind) return null;
  return (
    <LazyConflictChoice
      kind={kind}
      name={name}
      text={textOf(elsewhere.since.saved[field])}
      onTake={() => elsewhere.take(field)}
      onKeep={() => elsewhere.keep(field)}
    />
  );
}

const loadChoice = () => import('./conflict-choice.tsx');

function prepareChoice(): void {
  void Promise.allSettled([loadChoice()]);
}

const Note = lazyPart(async () => (await loadChoice()).ConflictChoice);

export const LazyConflictChoice = (props: ComponentProps<typeof Note>) => (
  <Suspense>
    <Note {...props} />
  </Suspense>
);
