import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { UnreadValue } from '../../../widgets/page/unread-note.tsx';
import { conflictKind } from '../../../widgets/saved-form/edit-conflicts.ts';
import type { FormView } from './use-info-form.ts';
import type { InfoField } from './info-values.ts';

interface ElsewhereNoteProps {
  readonly form: FormView;
  readonly name: InfoField;
}

/** Shows the value that someone else saved meanwhile, or that the saved value is unreadable. */
export function InfoConflictNote({ form, name }: ElsewhereNoteProps) {
  const typed = useWatch({ control: form.control, name });
  if (form.unread?.has(name)) return <UnreadValue of="field" />;
  const kind = conflictKind(form.elsewhere, name, typed);
  if (!kind) return null;
  return (
    <Suspense>
      <TheirInfo
        kind={kind}
        field={name}
        saved={form.elsewhere.since.saved}
        onTake={() => form.elsewhere.take(name)}
        onKeep={() => form.elsewhere.keep(name)}
      />
    </Suspense>
  );
}

const TheirInfo = lazyPart(async () => (await import('./conflict-value.tsx')).ConflictValue);
