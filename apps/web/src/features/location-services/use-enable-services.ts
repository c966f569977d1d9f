import type { LocationId } from '@placekeeper/contracts/core/id';
import { useRetryEnabling } from '../../data/services.ts';
import { notify } from '../../widgets/notify.ts';
import { tellFailure } from '../../widgets/tell-failure.ts';

/** SVC-7 */
export function useEnableServices(id: LocationId) {
  const { mutate, isPending } = useRetryEnabling(id);
  return {
    pending: isPending,
    enable: () =>
      mutate(undefined, {
        onSuccess: () => void notify('success', 'Google lets the services be changed'),
        onError: tellFailure('Services were not enabled'),
      }),
  };
}
