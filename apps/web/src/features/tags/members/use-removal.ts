import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { useState } from 'react';
import { isSessionOver, type ApiError } from '../../../data/http/api-error.ts';
import { undoRemoval, useRemoveLocations } from '../../../data/tags/mutations.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { showSuccess } from '../../../widgets/toast/show-success.ts';
import { unionOf, withoutMembers } from './use-member-selection.ts';

interface FailedRemoval {
  readonly locations: readonly LocationId[];
  readonly reason: string;
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
      () => {
        setLeaving((before) => withoutMembers(before, locations));
        void showSuccess(
          `${formatCount(locations.length, 'location')} removed from “${tag.name}”`,
          {
            run: () => undoRemoval(change),
            failed: 'Couldn’t undo removal.',
          },
        );
      },
      (error: ApiError) => {
        setLeaving((before) => withoutMembers(before, locations));
        if (!isSessionOver(error)) setFailed({ locations, reason: error.message });
      },
    );
  };

  return { leaving, failed, remove, forget: () => setFailed(null) };
}
