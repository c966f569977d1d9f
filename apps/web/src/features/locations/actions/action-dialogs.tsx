import type { LocationId } from '@placekeeper/contracts/core/id';
import type { BulkActionResult } from '@placekeeper/contracts/model/bulk-action';
import { useState } from 'react';
import { formatCount } from '../../../lib/format.ts';
import { tell } from '../../../widgets/tell.ts';
import { useKept } from '../../../widgets/use-kept.ts';
import type { Asked } from './asked.ts';
import { DeleteManyDialog, DeleteOneDialog } from './delete-dialog.tsx';
import { ManagementDialog } from './management-dialog.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
import { TagsDialog } from './tags-dialog.tsx';

interface ActionDialogsProps {
  /** Null while nothing is asked for. */
  readonly asked: Asked | null;
  readonly onClose: () => void;
  readonly onDeleted: (ids: readonly LocationId[]) => void;
  /** It is not known which of the selected ones are deleted. */
  readonly onUnheard: () => void;
  /** Where the focus goes when what had it may be gone. */
  readonly focusAfterDelete: () => HTMLElement | null;
}

/** LOC-3 to LOC-7: what is asked before something is done, and told of what was refused. */
export function ActionDialogs({ asked, ...controls }: ActionDialogsProps) {
  const { onDeleted } = controls;
  const shown = useKept(asked);
  const [answer, setAnswer] = useState<BulkActionResult | null>(null);
  const refused = useKept(answer);
  const open = asked !== null;

  const done = (action: Confirmed) => (result: BulkActionResult) => {
    if (action === 'delete') onDeleted(result.changed);
    if (result.refused.length > 0) return setAnswer(result);
    void tell(doneWords(action, result.changed.length));
  };

  return (
    <>
      {shown && (
        <AskedDialog
          // Each question begins anew.
          key={shown.at}
          {...{ ...controls, open, done }}
          asked={shown}
        />
      )}
      {refused && (
        <RefusedDialog open={answer !== null} result={refused} onClose={() => setAnswer(null)} />
      )}
    </>
  );
}

type Confirmed = keyof typeof words;

interface AskedDialogProps extends Omit<ActionDialogsProps, 'asked'> {
  readonly asked: Asked;
  readonly open: boolean;
  readonly done: (action: Confirmed) => (result: BulkActionResult) => void;
}

function AskedDialog(props: AskedDialogProps) {
  const { asked, open, done, onClose, onDeleted, onUnheard, focusAfterDelete } = props;
  const { action, target } = asked;
  const controls = { open, onClose, target };
  switch (action) {
    case 'add-tags':
    case 'remove-tags':
      return <TagsDialog {...controls} action={action} />;
    case 'enable':
    case 'disable':
      return <ManagementDialog {...controls} on={action === 'enable'} onDone={done(action)} />;
    case 'delete': {
      const { location } = target;
      if (!location)
        return (
          <DeleteManyDialog
            {...controls}
            finalFocus={focusAfterDelete}
            onDone={done(action)}
            onUnheard={onUnheard}
          />
        );
      return (
        <DeleteOneDialog
          {...controls}
          finalFocus={focusAfterDelete}
          location={location}
          onDeleted={() => onDeleted([location.id])}
        />
      );
    }
  }
}

const words = {
  enable: 'Management is on for',
  disable: 'Management is off for',
  delete: 'Deleted',
} as const;

const doneWords = (action: Confirmed, count: number): string =>
  count === 0
    ? 'Nothing to change: it was so already'
    : `${words[action]} ${formatCount(count, 'location')}`;
