import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { SkeletonRegion, Skeleton } from '@placekeeper/ui/skeleton';
import { Suspense } from 'react';
import { ChangeError } from './change-error.tsx';
import { ChangeRow } from './fields/change-row.tsx';
import { withPart } from './draft.ts';
import type { PartEditorProps } from './lists/part-editor-props.ts';
import type { ChangePart } from './change-parts.ts';

type PartRowProps = PartEditorProps & { readonly part: ChangePart };

export function PartRow({ part, draft, errors, onChange }: PartRowProps) {
  const { name, label, paths } = part;
  const [path] = paths;
  return (
    <ChangeRow
      label={label}
      on={draft[name].on}
      path={path}
      onToggle={(on) => onChange(withPart(draft, name, { on }))}
    >
      <Suspense fallback={<EditorSkeleton />}>
        <PartEditor draft={draft} name={name} errors={errors} onChange={onChange} />
      </Suspense>
      <ChangeError error={errors[path]} />
    </ChangeRow>
  );
}

const EditorSkeleton = () => (
  <SkeletonRegion className="grid gap-3" label="Loading">
    <Skeleton className="max-w-60" />
    <Skeleton className="h-8" />
  </SkeletonRegion>
);

/** What all of them need is much, and comes when the first is ticked. */
const PartEditor = lazyPart(async () => (await import('./part-editor.tsx')).PartEditor);
