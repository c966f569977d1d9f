import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { isResolved } from '@placekeeper/contracts/rules/update-can';
import { BeforeAfterTitles, ChangeMarks } from '../field-value/before-after.ts';
import { FieldChange } from '../field-value/field-change.tsx';

type Change = Pick<GoogleUpdate, 'field_name' | 'platform_value' | 'update_value' | 'resolution'>;

const outcomes: Readonly<Record<string, Outcome>> = {
  accepted: {
    titles: { before: 'Your value, replaced', after: 'On Google, accepted' },
    marks: { removed: 'removed', added: 'added' },
  },
  rejected: {
    titles: { before: 'Your value, kept', after: 'On Google, rejected' },
    marks: { removed: 'kept', added: 'removed' },
  },
};

/** For outcomes in which neither value was chosen. Both values may have changed since then. */
const undecided: Outcome = {
  titles: { before: 'Your value then', after: 'On Google then' },
  marks: { removed: 'kept', added: 'added' },
};

/** For a location that now has the value that the decision dropped. */
const reversed: Readonly<Record<string, Outcome>> = {
  accepted: {
    titles: { before: 'Your value then and now', after: 'On Google then' },
    marks: { removed: 'kept', added: 'removed' },
  },
  rejected: {
    titles: { before: 'Your value then', after: 'On Google then (now your value)' },
    marks: { removed: 'removed', added: 'added' },
  },
};

interface Outcome {
  readonly titles: { readonly before: string; readonly after: string };
  readonly marks: { readonly removed: 'removed' | 'kept'; readonly added: 'added' | 'removed' };
}

interface UpdateChangeProps {
  readonly update: Change;
  readonly since?: 'reversed' | 'changed-since' | undefined;
}

/** Both values of an update. For a resolved update, the titles and marks show the outcome and what followed. */
export function UpdateChange({ update, since }: UpdateChangeProps) {
  if (!isResolved(update)) return <FieldChange {...update} />;
  const known = since === 'reversed' ? reversed : outcomes;
  const outcome = known[update.resolution?.resolved_action ?? ''];
  const { titles, marks } = (since !== 'changed-since' && outcome) || undecided;
  return (
    <BeforeAfterTitles value={titles}>
      <ChangeMarks value={marks}>
        <FieldChange {...update} />
      </ChangeMarks>
    </BeforeAfterTitles>
  );
}
