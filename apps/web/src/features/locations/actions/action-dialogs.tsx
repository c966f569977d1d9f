import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { Button } from '@placekeeper/ui/button';
import { Dialog, DialogClose } from '@placekeeper/ui/dialog';
import { useState } from 'react';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import type { TagAction } from '../../../data/tags/bulk-tagging.ts';
import { useCreateTag } from '../../../data/tags/mutations.ts';
import { tagQueries } from '../../../data/tags/queries.ts';
import { useLastValue } from '../../../lib/react/use-last-value.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { TagChoice } from '../../../widgets/form/tag-choice.tsx';
import { ManagementOffDialog } from '../../../widgets/location/management-off-dialog.tsx';
import { showSuccess } from '../../../widgets/toast/show-success.ts';
import { DeleteManyDialog, DeleteOneDialog } from './delete-dialog.tsx';
import { ManagementDialog } from './management-dialog.tsx';
import { hiddenWords } from '../../../widgets/selection/location-choice.ts';
import { changeWords, useTargets } from './use-targets.ts';
import type { LocationRecord } from '../../../data/portfolio/location-record.ts';
import { targetName, type PendingAction, type ActionTarget } from './pending-action.ts';
import { tagLocations } from './tag-locations.ts';

interface ActionDialogsProps {
  /** Null while no dialog is open. */
  readonly asked: PendingAction | null;
  readonly onClose: () => void;
  /** The locations are deleted, or their deletion has started. */
  readonly onDeleted: (ids: readonly LocationId[]) => void;
  /** The focus target if the focused element is removed. */
  readonly focusAfterDelete: () => HTMLElement | null;
}

/** LOC-3 to LOC-7: confirmations before an action on one or many locations. */
export function ActionDialogs({ asked, ...controls }: ActionDialogsProps) {
  const shown = useLastValue(asked);
  return (
    shown && (
      <AskedDialog
        // The key resets the dialog for each action.
        key={shown.at}
        {...controls}
        asked={shown}
        open={asked !== null}
      />
    )
  );
}

interface AskedDialogProps extends ActionDialogsProps {
  readonly asked: PendingAction;
  readonly open: boolean;
}

function AskedDialog(props: AskedDialogProps) {
  const { asked, open, onClose, onDeleted, focusAfterDelete } = props;
  const { action, target } = asked;
  const controls = { open, onClose, target };
  switch (action) {
    case 'add-tags':
    case 'remove-tags':
      return <TagsDialog {...controls} action={action} />;
    case 'disable':
      if (target.location)
        return (
          <ManagementOffDialog
            location={target.location}
            open={open}
            onClose={onClose}
            onDone={() => void showSuccess(`Management turned off for ${targetName(target)}`)}
          />
        );
      return <ManagementDialog {...controls} on={false} />;
    case 'enable':
      return <ManagementDialog {...controls} on />;
    case 'delete': {
      const { location } = target;
      const deletion = { finalFocus: focusAfterDelete, onDeleted: () => onDeleted(target.ids) };
      if (!location)
        return (
          <DeleteManyDialog
            {...controls}
            finalFocus={deletion.finalFocus}
            onStarted={deletion.onDeleted}
          />
        );
      return <DeleteOneDialog {...controls} {...deletion} location={location} />;
    }
  }
}

function unchangedTags(adding: boolean, count: number): string {
  if (adding) return `already ${count === 1 ? 'has' : 'have'} the tags`;
  return count === 1 ? 'doesn’t have the tags' : 'don’t have the tags';
}

interface TagsDialogProps {
  readonly action: TagAction;
  readonly target: ActionTarget;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Also creates tags. The choice is saved in one request and confirmed by a toast. */
function TagsDialog({ action, target, open, onClose }: TagsDialogProps) {
  const known = usePrefetched(tagQueries.list()).data?.tags ?? [];
  const [chosen, setChosen] = useState<readonly TagId[]>([]);
  const { mutateAsync: create } = useCreateTag();
  const adding = action === 'add-tags';
  const label = adding ? 'Add' : 'Remove';
  const tags = known.filter(({ id }) => chosen.includes(id));
  const targets = useTargets(target, open);
  // A platform that doesn't send tags leaves the count unknown.
  const counted = targets?.every(({ tag_ids: own }) => own !== undefined) ? targets : undefined;
  const isChanged = ({ tag_ids: own = [] }: LocationRecord) =>
    adding ? chosen.some((id) => !own.includes(id)) : chosen.some((id) => own.includes(id));

  const choose = (id: TagId, on: boolean) =>
    setChosen((before) => [...before.filter((other) => other !== id), ...(on ? [id] : [])]);

  return (
    <Dialog
      open={open}
      description={[
        chosen.length > 0 && changeWords(counted, isChanged, (same) => unchangedTags(adding, same)),
        hiddenWords(target.hidden),
        adding
          ? 'Locations that already have a tag aren’t changed.'
          : 'This doesn’t delete the tags.',
      ]
        .filter(Boolean)
        .join(' ')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">Cancel</Button>
          </DialogClose>
          <Button
            disabledReason={tags.length === 0 ? 'Select at least one tag' : undefined}
            variant="primary"
            onClick={() => {
              onClose();
              void tagLocations(action, target, tags);
            }}
          >
            {tags.length === 0 ? `${label} tags` : `${label} ${formatCount(tags.length, 'tag')}`}
          </Button>
        </>
      }
      title={`${label} tags ${adding ? 'to' : 'from'} ${targetName(target)}`}
      onOpenChange={(next) => !next && onClose()}
    >
      <TagChoice
        chosen={chosen}
        tags={known}
        onChoose={choose}
        {...(adding && {
          onCreate: async (name: string) => {
            const { tag } = await create(name);
            if (tag) choose(tag.id, true);
          },
        })}
      />
    </Dialog>
  );
}
