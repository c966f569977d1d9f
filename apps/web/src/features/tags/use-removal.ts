import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { useState } from 'react';
import { isSessionOver, type ApiError } from '../../data/api-error.ts';
import { undoRemoval, useRemoveLocations } from '../../data/tag-changes.ts';
import { formatCount } from '../../lib/format.ts';
import { tell } from '../../widgets/tell.ts';
import { union, without } from './use-selection.ts';

interface FailedRemoval {
  readonly locations: readonly LocationId[];
  readonly reason: string;
}

/** TAG-1: what is removed leaves at once, and comes back with the reason when it is refused. */
export function useRemoval(tag: Tag) {
  const { mutateAsync } = useRemoveLocations();
  const [leaving, setLeaving] = useState<ReadonlySet<LocationId>>(new Set());
  const [failed, setFailed] = useState<FailedRemoval | null>(null);

  const remove = (locations: readonly LocationId[]) => {
    const change = { id: tag.id, locations };
    setFailed(null);
    setLeaving((before) => union(before, locations));
    mutateAsync(change).then(
      () => {
        setLeaving((before) => without(before, locations));
        void tell(`${formatCount(locations.length, 'location')} removed from “${tag.name}”`, {
          run: () => undoRemoval(change),
          failed: 'The removed locations could not be put back.',
        });
      },
      (error: ApiError) => {
        setLeaving((before) => without(before, locations));
        if (!isSessionOver(error)) setFailed({ locations, reason: error.message });
      },
    );
  };

  return { leaving, failed, remove, forget: () => setFailed(null) };
}
