import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { SkeletonRegion, Skeleton } from '@placekeeper/ui/skeleton';
import { Suspense, type ComponentType } from 'react';
import { ChangeProblem } from './change-problem.tsx';
import { ChangeRow } from './change-row.tsx';
import { withPart, type Draft, type PartName } from './draft.ts';
import type { DraftProblems, Part } from './parts.ts';

export interface PartEditorProps {
  readonly draft: Draft;
  readonly problems: DraftProblems;
  readonly onChange: (draft: Draft) => void;
}

type PartRowProps = PartEditorProps & { readonly part: Part };

/** How it is changed; the code comes when it is ticked. */
const editors: Readonly<Record<PartName, ComponentType<PartEditorProps>>> = {
  primary: lazyPart(async () => (await import('./categories-change.tsx')).PrimaryChange),
  additional: lazyPart(async () => (await import('./categories-change.tsx')).AdditionalChange),
  phones: lazyPart(async () => (await import('./phones-change.tsx')).PhonesChange),
  areas: lazyPart(async () => (await import('./areas-change.tsx')).AreasChange),
  attributes: lazyPart(async () => (await import('./attributes-change.tsx')).AttributesChange),
  services: lazyPart(async () => (await import('./services-change.tsx')).ServicesChange),
  week: lazyPart(async () => (await import('./week-change.tsx')).WeekChange),
  special: lazyPart(async () => (await import('./special-days-change.tsx')).SpecialDaysChange),
  tags: lazyPart(async () => (await import('./tags-change.tsx')).TagsChange),
};

export function PartRow({ part, draft, problems, onChange }: PartRowProps) {
  const { name, label, paths } = part;
  const Editor = editors[name];
  const [path] = paths;
  return (
    <ChangeRow
      label={label}
      on={draft[name].on}
      path={path}
      onToggle={(on) => onChange(withPart(draft, name, { on }))}
    >
      <Suspense fallback={<EditorSkeleton />}>
        <Editor draft={draft} problems={problems} onChange={onChange} />
      </Suspense>
      <ChangeProblem problem={problems[path]} />
    </ChangeRow>
  );
}

const EditorSkeleton = () => (
  <SkeletonRegion className="grid gap-3" label="Loading">
    <Skeleton className="max-w-60" />
    <Skeleton className="h-8" />
  </SkeletonRegion>
);
