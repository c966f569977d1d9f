import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { Button } from '@placekeeper/ui/button';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { cn } from '@placekeeper/ui/lib/cn';
import { CircleAlert, ListChecks } from 'lucide-react';
import { useId, useState, Suspense, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { useOffersAttributes } from '../../../data/attributes/queries.ts';
import { tagQueries } from '../../../data/tags/queries.ts';
import { focusAfter } from '../../../lib/browser/focus-after.ts';
import { screenHeading } from '../../../lib/browser/screen-heading.ts';
import { localToday } from '../../../lib/text/calendar-day.ts';
import { formatList } from '../../../lib/text/format.ts';
import { StepBar } from '../flow/step-bar.tsx';
import { checkDraft, errorsOfResponse } from './check-draft.ts';
import { fieldDraftOf, withField, type ChangesDraft } from './draft.ts';
import { FieldRow } from './fields/field-row.tsx';
import { fieldElementId, findInvalidControl } from './fields/focus-field.ts';
import {
  isOn,
  isPart,
  pathsOf,
  rowGroups,
  withRow,
  type PickerRow,
  type RowGroup,
} from './fields/field-groups.ts';
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
import { ErrorText } from '../../../widgets/page/error-text.tsx';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { SearchField } from '@placekeeper/ui/search-field';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import { searchWords } from '../../../lib/text/search-words.ts';

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
  const selected = groups.flatMap(({ rows, note }) =>
    rows.filter((row) => isOn(draft, row)).map((row) => ({ row, note })),
  );
  const selectedId = useId();
  const { data } = usePrefetched(tagQueries.list());
  const found = checkDraft(draft, { count, today: localToday(), tags: data?.tags });
  const shown: DraftErrors = {
    ...(refusal && errorsOfResponse(refusal)),
    ...Object.fromEntries(Object.entries(found).filter(([path]) => shownPaths.has(path))),
  };

  const toggle = (row: PickerRow, on: boolean) => {
    flushSync(() => onChange(withRow(draft, row, on)));
    // On a narrow screen the picker is above the editors, so scrolling to an editor would leave the picker.
    if (!on || !matchMedia('(min-width: 64rem)').matches) return;
    document.getElementById(fieldElementId(pathsOf(row)[0]))?.scrollIntoView({ block: 'nearest' });
  };

  const remove = (row: PickerRow) =>
    focusAfter(
      () => onChange(withRow(draft, row, false)),
      () => document.getElementById(pickerId(row)) ?? screenHeading(),
    );

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
      <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <FieldPicker draft={draft} groups={groups} onToggle={toggle} />
        <section
          aria-labelledby={selectedId}
          className={cn('min-w-0', selected.length === 0 && 'max-lg:hidden')}
        >
          <h3 className="mb-2 text-13" id={selectedId}>
            Selected fields
          </h3>
          {selected.length === 0 && (
            <EmptyState
              className="rounded-8 border border-dashed border-line md:py-12"
              icon={<ListChecks />}
              variant="first-use"
            >
              The fields you select appear here.
            </EmptyState>
          )}
          <ul className="grid items-start gap-3 min-[115rem]:grid-cols-2">
            {selected.map(({ row, note }) =>
              isPart(row) ? (
                <PartRow
                  key={row.name}
                  note={note}
                  draft={draft}
                  part={row}
                  errors={shown}
                  onChange={onChange}
                  onRemove={() => remove(row)}
                />
              ) : (
                <FieldRow
                  key={row.path}
                  note={note}
                  draft={fieldDraftOf(draft, row.path)}
                  field={row}
                  error={shown[row.path]}
                  onChange={(change) => onChange(withField(draft, row.path, change))}
                  onRemove={() => remove(row)}
                />
              ),
            )}
          </ul>
        </section>
      </div>
      <StepBar label="Next step" note={<Note draft={draft} error={shown['']} />}>
        <Button
          disabledReason={
            selected.length === 0 ? 'Select at least one field to change.' : undefined
          }
          variant="primary"
          onClick={advance}
        >
          Preview changes
        </Button>
      </StepBar>
    </>
  );
}

interface NoteProps {
  readonly draft: ChangesDraft;
  /** The error of the form as a whole. */
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

type PartRowProps = PartEditorProps & {
  readonly part: ChangePart;
  readonly note: string | undefined;
  readonly onRemove: () => void;
};

function PartRow({ part, note, draft, errors, onChange, onRemove }: PartRowProps) {
  const { name, label, paths } = part;
  const [path] = paths;
  return (
    <ChangeRow label={label} note={note} path={path} onRemove={onRemove}>
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

/** Loads with the first ticked part, because the editors are large. */
const PartEditor = lazyPart(async () => (await import('./part-editor.tsx')).PartEditor);

/** The live region stays mounted, because screen readers announce only changes of an existing region. */
function ChangeError({ error }: { readonly error: string | undefined }) {
  return <div aria-live="polite">{error && <ErrorText>{error}</ErrorText>}</div>;
}

interface FieldPickerProps {
  readonly groups: readonly RowGroup[];
  readonly draft: ChangesDraft;
  readonly onToggle: (row: PickerRow, on: boolean) => void;
}

const pickerId = (row: PickerRow): string => `bulk-edit-pick-${pathsOf(row)[0]}`;

/** Keeps the rows whose label and group title together contain every searched word. */
function matchingGroups(groups: readonly RowGroup[], search: string): readonly RowGroup[] {
  const words = searchWords(search);
  return groups.flatMap((group) => {
    const rows = group.rows.filter(({ label }) => {
      const text = foldText(`${label} ${group.title}`);
      return words.every((word) => text.includes(word));
    });
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}

/** Arrow keys move through the list; Enter in the search selects the first match. */
function FieldPicker({ groups, draft, onToggle }: FieldPickerProps) {
  const [search, setSearch] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = matchingGroups(groups, search);
  const [first] = shown.flatMap(({ rows }) => rows);

  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])];
    const next = boxes[boxes.indexOf(event.currentTarget) + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <section
      aria-labelledby={id}
      className="flex min-h-0 flex-col self-start rounded-8 border border-line bg-surface lg:sticky lg:top-4 lg:max-h-[max(18rem,calc(100dvh-20rem))]"
    >
      <div className="border-b border-line p-3">
        <h3 className="mb-2 text-13" id={id}>
          Fields
        </h3>
        <SearchField
          label="Search fields"
          value={search}
          onKeyDown={(event) => {
            move(event);
            if (event.key !== 'Enter' || !first) return;
            event.preventDefault();
            onToggle(first, !isOn(draft, first));
          }}
          onValueChange={setSearch}
        />
      </div>
      <div className="overflow-y-auto px-3 py-2" ref={list}>
        {shown.map(({ title, rows }) => (
          <div key={title} aria-label={title} className="not-first:mt-3" role="group">
            <p aria-hidden className="text-12 text-text-3">
              {title}
            </p>
            {rows.map((row) => (
              <div key={pathsOf(row)[0]} className="py-1">
                <Checkbox
                  checked={isOn(draft, row)}
                  id={pickerId(row)}
                  label={row.label}
                  onCheckedChange={(on) => onToggle(row, on)}
                  onKeyDown={move}
                />
              </div>
            ))}
          </div>
        ))}
        <p className="text-text-2" role="status">
          {shown.length === 0 && `No fields match “${search.trim()}”.`}
        </p>
      </div>
    </section>
  );
}
