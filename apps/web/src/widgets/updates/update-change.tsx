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

interface Outcome {
  readonly titles: { readonly before: string; readonly after: string };
  readonly marks: { readonly removed: 'removed' | 'kept'; readonly added: 'added' | 'removed' };
}

/** Both values of an update. For a resolved update, the titles and marks show the outcome. */
export function UpdateChange({ update }: { readonly update: Change }) {
  if (!isResolved(update)) return <FieldChange {...update} />;
  const { titles, marks } = outcomes[update.resolution?.resolved_action ?? ''] ?? undecided;
  return (
    <BeforeAfterTitles value={titles}>
      <ChangeMarks value={marks}>
        <FieldChange {...update} />
      </ChangeMarks>
    </BeforeAfterTitles>
  );
}
