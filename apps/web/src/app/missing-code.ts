import { missingCode } from '@placekeeper/ui/lib/when-online';
import { dismissToast, showToast } from '../widgets/toast/show-toast.ts';

const id = 'missing-code';

/** ERR-4: a press whose code does not arrive would otherwise have no effect. */
export function watchMissingCode(): () => void {
  const show = () => {
    if (!missingCode.isMissing()) return void dismissToast(id);
    void showToast('error', 'Part of this page didn’t load', {
      id,
      duration: Infinity,
      description: 'Placekeeper didn’t respond in time.',
      action: { label: 'Try again', onClick: () => missingCode.loadAgain() },
    });
  };
  if (missingCode.isMissing()) show();
  return missingCode.subscribe(show);
}
