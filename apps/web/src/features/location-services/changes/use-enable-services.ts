import type { LocationId } from '@placekeeper/contracts/core/id';
import { useRetryEnabling } from '../../../data/services/mutations.ts';
import { showToast, showFailure } from '../../../widgets/toast/show-toast.ts';

export function useEnableServices(id: LocationId) {
  const { mutate, isPending } = useRetryEnabling(id);
  return {
    pending: isPending,
    enable: () =>
      mutate(undefined, {
        onSuccess: () => void showToast('success', 'Services enabled'),
        onError: showFailure('Couldn’t enable services'),
      }),
  };
}
