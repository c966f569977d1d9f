import type { TagId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { Button } from '@placekeeper/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isKind } from '../../../data/http/api-error.ts';
import { replacedName, useRenameTag, useMergeTags } from '../../../data/tags/mutations.ts';
import { useReadAfterSave } from '../../../data/realtime/use-read-after-save.ts';
import { tagQueries } from '../../../data/tags/queries.ts';
import { focusEditConflict } from '../../../widgets/form/focus-edit-conflict.ts';
import { useLastValue } from '../../../lib/react/use-last-value.ts';
import { showSuccess } from '../../../widgets/toast/show-success.ts';
import { showToast } from '../../../widgets/toast/show-toast.ts';
import { sameName } from '../list/tag-list-state.ts';
import { NameDialog } from './name-dialog.tsx';
import { mergeText } from './tag-wording.ts';
import { ConfirmWrite } from '../../../widgets/page/confirm-write.tsx';

interface RenameDialogProps {
  readonly tag: Tag | null;
  readonly onClose: () => void;
  readonly onMerged: (into: Pick<Tag, 'id' | 'name'>) => void;
}

/** TAG-1: if another tag has the new name, offers to merge the two tags. */
export function RenameDialog({ tag, onClose, onMerged }: RenameDialogProps) {
  const { mutate, isPending, error, reset, variables } = useRenameTag();
  const reading = useReadAfterSave();
  const [merging, setMerging] = useState(false);
  /** The name that another user gave the tag in the meantime. */
  const [theirs, setTheirs] = useState<string | null>(null);
  const shownTag = useLastValue(tag);
  const taken = isKind(error, 'validation') && variables ? variables.name : null;
  const { data } = useQuery({ ...tagQueries.list(), enabled: taken !== null });
  const other = data?.tags.find(
    ({ id, name }) => taken !== null && id !== shownTag?.id && sameName(name, taken),
  );

  const close = () => {
    reset();
    setMerging(false);
    setTheirs(null);
    onClose();
  };

  return (
    <NameDialog
      confirmLabel="Rename"
      error={error}
      name={theirs ?? shownTag?.name ?? ''}
      open={tag !== null}
      pending={isPending}
      title="Rename tag"
      onClose={close}
      onEdit={reset}
      onSubmit={(name, shown, refused) => {
        if (!tag) return;
        if (name.trim() === shown) return close();
        mutate(
          { id: tag.id, name, shown },
          {
            onSuccess(known) {
              if (known === null) {
                reading.start(() => showNameSince(tag.id, name));
                return close();
              }
              setTheirs(known);
              focusEditConflict();
            },
            onError: refused,
          },
        );
      }}
    >
      {other && shownTag && (
        <>
          <Button className="mt-3 max-w-full" onClick={() => setMerging(true)}>
            <span className="truncate">Merge into “{other.name}”…</span>
          </Button>
          <MergeDialog
            from={shownTag}
            into={other}
            open={merging}
            onClose={() => setMerging(false)}
            onMerged={(merged) => {
              close();
              onMerged(merged);
            }}
          />
        </>
      )}
    </NameDialog>
  );
}

async function showNameSince(id: TagId, name: string): Promise<void> {
  const theirs = await replacedName({ id, name });
  if (theirs !== null)
    await showToast(
      'warning',
      `This tag was renamed “${theirs}” after you saved “${name.trim()}”.`,
    );
}

interface MergeDialogProps {
  readonly open: boolean;
  readonly from: Tag;
  readonly into: Tag;
  readonly onClose: () => void;
  readonly onMerged: RenameDialogProps['onMerged'];
}

function MergeDialog({ open, from, into, onClose, onMerged }: MergeDialogProps) {
  const merge = useMergeTags();
  return (
    <ConfirmWrite
      destructive
      confirmLabel="Merge tags"
      description={mergeText(from.name, into.name, from.locations_count)}
      open={open}
      title={`Merge into “${into.name}”?`}
      write={merge}
      onClose={onClose}
      onConfirm={() =>
        merge.mutate(
          { from, into },
          {
            onSuccess: (merged) => {
              onMerged(merged.into);
              void showSuccess(`“${merged.from.name}” merged into “${merged.into.name}”`);
            },
          },
        )
      }
    />
  );
}
