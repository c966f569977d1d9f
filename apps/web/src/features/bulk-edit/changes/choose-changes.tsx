import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { Button } from '@placekeeper/ui/button';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useOffersAttributes } from '../../../data/attributes.ts';
import { focusAfter } from '../../../lib/focus-after.ts';
import { formatList } from '../../../lib/format.ts';
import { StepBar } from '../step-bar.tsx';
import { checkDraft, problemsOfRefusal } from './check-draft.ts';
import { draftOf, withField, type Draft } from './draft.ts';
import { FieldRow } from './field-row.tsx';
import { findWrong } from './focus-field.ts';
import { isPart, rowGroups } from './groups.ts';
import { PartRow } from './part-row.tsx';
import { attributes, type DraftProblems } from './parts.ts';
import { changedLabels } from './read-changes.ts';

interface ChooseChangesProps {
  readonly draft: Draft;
  /** How many locations are chosen. */
  readonly count: number | undefined;
  /** What the platform refused of exactly these changes. */
  readonly refusal: FieldErrors | null;
  readonly onChange: (draft: Draft) => void;
  readonly onContinue: () => void;
}

/** BULK-1: what is not ticked stays as it is. */
export function ChooseChanges(props: ChooseChangesProps) {
  const { draft, count, refusal, onChange, onContinue } = props;
  // What was wrong when they asked to go on. A message that appeared as a box is left would move the next one away
  // from under the pointer.
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const offersAttributes = useOffersAttributes();
  const groups = rowGroups.filter(({ rows }) => offersAttributes || !rows.includes(attributes));
  const found = checkDraft(draft, { count, today: today() });
  const shown: DraftProblems = {
    ...(refusal && problemsOfRefusal(refusal)),
    ...Object.fromEntries(Object.entries(found).filter(([path]) => told.has(path))),
  };

  const advance = () => {
    const [first] = Object.keys(found);
    if (first === undefined) return onContinue();
    focusAfter(
      () => setTold(new Set(Object.keys(found))),
      () => findWrong(first),
    );
  };

  return (
    <>
      <p className="mb-4 text-text-2">
        Tick what is to change. Everything else stays as it is at each location.
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
                  problems={shown}
                  onChange={onChange}
                />
              ) : (
                <FieldRow
                  key={row.path}
                  draft={draftOf(draft, row.path)}
                  field={row}
                  problem={shown[row.path]}
                  onChange={(change) => onChange(withField(draft, row.path, change))}
                />
              ),
            )}
          </ul>
        </section>
      ))}
      <StepBar label="Next step" note={<Note draft={draft} problem={shown['']} />}>
        <Button variant="primary" onClick={advance}>
          Preview the changes
        </Button>
      </StepBar>
    </>
  );
}

interface NoteProps {
  readonly draft: Draft;
  /** What is wrong with the changes as a whole. */
  readonly problem: string | undefined;
}

function Note({ draft, problem }: NoteProps) {
  const labels = changedLabels(draft);
  return (
    <p aria-live="polite" className={problem && 'flex items-center gap-1.5 text-removed'}>
      {problem && <CircleAlert aria-hidden />}
      {problem ?? (labels.length === 0 ? 'Nothing is ticked yet.' : formatList(labels))}
    </p>
  );
}

const today = (): string => new Date().toISOString().slice(0, 10);
