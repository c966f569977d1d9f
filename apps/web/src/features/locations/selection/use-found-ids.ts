import type { LocationId } from '@placekeeper/contracts/core/id';
import { useState } from 'react';
import { isAbort, isApiError } from '../../../data/http/api-error.ts';
import type { ReadProgress } from '../../../data/portfolio/read-locations.ts';
import type { LocationChoice } from '../../../widgets/selection/location-choice.ts';
import { filtersOf, type LocationFilterState } from '../../../widgets/filters/filter-state.ts';
import { showFailure } from '../../../widgets/toast/show-toast.ts';

const notYet: ReadProgress = { read: 0, total: undefined };

/** LOC-7: the ids behind a selection. What somebody confirms is a list of ids, however many match. */
export function useFoundIds({ mode, ids }: LocationChoice, filters: LocationFilterState) {
  const [running, setRunning] = useState<AbortController | null>(null);
  const [progress, setProgress] = useState(notYet);
  return {
    /** Null while nothing is read. */
    progress: running && progress,
    cancel: () => running?.abort(),
    find: async (): Promise<readonly LocationId[] | null> => {
      if (mode === 'some') return ids;
      const controller = new AbortController();
      const { signal } = controller;
      setProgress(notYet);
      setRunning(controller);
      try {
        const { matchingIds } = await import('../../../data/portfolio/matching.ts');
        return await matchingIds(
          { ...filtersOf(filters), excluded_location_ids: ids },
          { signal, onProgress: setProgress },
        );
      } catch (error) {
        if (isAbort(error)) return null;
        if (!isApiError(error)) throw error;
        showFailure('Couldn’t read your locations')(error);
        return null;
      } finally {
        setRunning(null);
      }
    },
  };
}
