import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { Button } from '@placekeeper/ui/button';
import { CircleAlert } from 'lucide-react';
import { useState, Suspense } from 'react';
import { useOffersAttributes } from '../../../data/attributes/queries.ts';
import { focusAfter } from '../../../lib/browser/focus-after.ts';
import { formatList } from '../../../lib/text/format.ts';
import { StepBar } from '../flow/step-bar.tsx';
import { checkDraft, errorsOfResponse } from './check-draft.ts';
import { fieldDraftOf, withField, type ChangesDraft, withPart } from './draft.ts';
import { FieldRow } from './fields/field-row.tsx';
import { findInvalidControl } from './fields/focus-field.ts';
import { isPart, rowGroups } from './fields/field-groups.ts';
import {
  attributes,
  type DraftErrors,
  type ChangePart,
  type PartEditorProps,
} from './change-parts.ts';
import { changedLabels } from './read-changes.ts';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { SkeletonRegion, Skeleton } from '@placekeeper/ui/skeleton';
import { ChangeRow } from './fields/change-row.tsx';

interface ChooseChangesProps {
  readonly draft: ChangesDraft;
  readonly count: number | undefined;
  /** The platform's errors for exactly these changes. */
  readonly refusal: FieldErrors | null;
  readonly onChange: (draft: ChangesDraft) => void;
  readonly onContinue: () => void;
}

export function ChooseChanges(props: ChooseChangesProps) {
  const { draft, count, refusal, onChange, onContinue } = props;
  // Errors appear on submit: a message that appears on blur would move the next control away
  // from under the pointer.
  const [shownPaths, setShownPaths] = useState<ReadonlySet<string>>(new Set());
  const offersAttributes = useOffersAttributes();
  const groups = rowGroups.filter(({ rows }) => offersAttributes || !rows.includes(attributes));
  const found = checkDraft(draft, { count, today: today() });
  const shown: DraftErrors = {
    ...(refusal && errorsOfResponse(refusal)),
    ...Object.fromEntries(Object.entries(found).filter(([path]) => shownPaths.has(path))),
  };

  const advance = () => {
    const [first] = Object.keys(found);
    if (first === undefined) return onContinue();
    focusAfter(
      () => setShownPaths(new Set(Object.keys(found))),
      () => findInvalidControl(first),
    );
  };

  return (
    <>
      <p className="mb-4 text-text-2">
        Select the fields to change. Everything else stays the same.
      </p>
      {groups.map(({ title, description, rows }) => (
        <section key={title} aria-label={title} className="mb-6">
          <h3 className="text-13">{title}</h3>
          <p className="mb-2 text-12 text-text-3">{description}</p>
          <ul className="border-t border-line">
            {rows.map((row) =>
              isPart(row) ? (
                <PartRow
                  key={row.name}
                  draft={draft}
                  part={row}
                  errors={shown}
                  onChange={onChange}
                />
              ) : (
                <FieldRow
                  key={row.path}
                  draft={fieldDraftOf(draft, row.path)}
                  field={row}
                  error={shown[row.path]}
                  onChange={(change) => onChange(withField(draft, row.path, change))}
                />
              ),
            )}
          </ul>
        </section>
      ))}
      <StepBar label="Next step" note={<Note draft={draft} error={shown['']} />}>
        <Button variant="primary" onClick={advance}>
          Preview changes
        </Button>
      </StepBar>
    </>
  );
}

interface NoteProps {
  readonly draft: ChangesDraft;
  /** Error of the form as a whole. */
  readonly error: string | undefined;
}

function Note({ draft, error }: NoteProps) {
  const labels = changedLabels(draft);
  return (
    <p aria-live="polite" className={error && 'flex items-center gap-1.5 text-removed'}>
      {error && <CircleAlert aria-hidden />}
      {error ?? (labels.length === 0 ? 'No fields selected' : formatList(labels))}
    </p>
  );
}

const today = (): string => new Date().toISOString().slice(0, 10);

type PartRowProps = PartEditorProps & { readonly part: ChangePart };

function PartRow({ part, draft, errors, onChange }: PartRowProps) {
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

/** The editors are large, so they load with the first ticked part. */
const PartEditor = lazyPart(async () => (await import('./part-editor.tsx')).PartEditor);

/** Always mounted, so that the live region announces it. */
function ChangeError({ error }: { readonly error: string | undefined }) {
  return (
    <div aria-live="polite">
      {error && (
        <p className="flex gap-1.5 text-12 text-removed">
          <CircleAlert aria-hidden className="mt-px size-3.5" />
          {error}
        </p>
      )}
    </div>
  );
}
