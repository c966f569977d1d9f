import type { LocationId } from '@placekeeper/contracts/core/id';
import { useResolveDuplicates } from '../../data/services/mutations.ts';
import { showToast, showFailure } from '../../widgets/toast/show-toast.ts';

export function useRemoveDuplicates(id: LocationId) {
  const { mutate, isPending } = useResolveDuplicates(id);
  return {
    pending: isPending,
    remove: () =>
      mutate(undefined, {
        onSuccess: () => void showToast('success', 'Every service is listed once'),
        onError: showFailure('Duplicates were not removed'),
      }),
  };
}
