import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { useState } from 'react';
import { isKind, isSessionOver, type ApiError } from '../../../data/http/api-error.ts';
import { undoRemoval, useRemoveLocations } from '../../../data/tags/mutations.ts';
import { showSuccess } from '../../../widgets/toast/show-success.ts';
import { noteDeleted, taggedText } from '../../../widgets/tags/deleted-locations.ts';
import { unionOf, withoutMembers } from './use-member-selection.ts';

interface FailedRemoval {
  readonly locations: readonly LocationId[];
  readonly reason: string;
  /** The platform refused the removal with 403, and would refuse it again. */
  readonly isRefused: boolean;
}

/** Hides the rows before the response; a failure shows them again with the reason. */
export function useRemoval(tag: Tag) {
  const { mutateAsync } = useRemoveLocations();
  const [leaving, setLeaving] = useState<ReadonlySet<LocationId>>(new Set());
  const [failed, setFailed] = useState<FailedRemoval | null>(null);

  const remove = (locations: readonly LocationId[]) => {
    const change = { id: tag.id, locations };
    setFailed(null);
    setLeaving((before) => unionOf(before, locations));
    mutateAsync(change).then(
      (gone) => {
        setLeaving((before) => withoutMembers(before, locations));
        void showSuccess(taggedText(locations.length, gone, `removed from “${tag.name}”`), {
          run: async () => noteDeleted(await undoRemoval(change)),
          failed: 'Couldn’t undo removal.',
        });
      },
      (error: ApiError) => {
        setLeaving((before) => withoutMembers(before, locations));
        if (isSessionOver(error)) return;
        setFailed({ locations, reason: error.message, isRefused: isKind(error, 'forbidden') });
      },
    );
  };

  return { leaving, failed, remove, forget: () => setFailed(null) };
}
