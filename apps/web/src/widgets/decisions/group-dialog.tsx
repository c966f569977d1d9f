import type { ReactNode } from 'react';
import { groupSize, GroupTitle } from '../updates/group-title.tsx';
import type { UpdateGroup } from '../updates/group-updates.ts';
import { DecisionDialog, type DecisionDialogProps } from './similar-dialog.tsx';

interface GroupDialogProps extends Pick<
  DecisionDialogProps,
  'found' | 'open' | 'onClose' | 'onDecided' | 'onUndo' | 'finalFocus'
> {
  readonly group: UpdateGroup;
  readonly title?: ReactNode;
}

/** UPD-5: shows the updates of a group before they are resolved. */
export function GroupDialog({ group, title, ...props }: GroupDialogProps) {
  return (
    <DecisionDialog
      {...props}
      renderDescription={(left) =>
        `${left?.length ? `${groupSize(left)}. ` : ''}Deselect any update that should stay pending.`
      }
      title={title ?? <GroupTitle group={group} />}
      update={group.isSame ? group.updates[0] : null}
    />
  );
}
