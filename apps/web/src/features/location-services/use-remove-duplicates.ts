import type { LocationId } from '@placekeeper/contracts/core/id';
import { useResolveDuplicates } from '../../data/services.ts';
import { notify } from '../../widgets/notify.ts';
import { tellFailure } from '../../widgets/tell-failure.ts';

/** SVC-7 */
export function useRemoveDuplicates(id: LocationId) {
  const { mutate, isPending } = useResolveDuplicates(id);
  return {
    pending: isPending,
    remove: () =>
      mutate(undefined, {
        onSuccess: () => void notify('success', 'Every service is listed once'),
        onError: tellFailure('Duplicates were not removed'),
      }),
  };
}
