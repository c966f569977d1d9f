import { missingCode } from '@placekeeper/ui/lib/when-online';
import { hasUnsavedWork } from '../lib/browser/unsaved-work.ts';
import { dismissToast, showToast } from '../widgets/toast/show-toast.ts';

const id = 'missing-code';

/** ERR-4: reports code that did not load, because a button without its code does nothing. */
export function watchMissingCode(): () => void {
  const show = () => {
    if (!missingCode.isMissing()) return void dismissToast(id);
    void showToast('error', 'Part of this page didn’t load', {
      id,
      duration: Infinity,
      ...(missingCode.isGone() ? reloadOffer() : repeatOffer),
    });
  };
  if (missingCode.isMissing()) show();
  return missingCode.subscribe(show);
}

const repeatOffer = {
  description: 'Can’t reach Placekeeper.',
  action: { label: 'Try again', onClick: () => missingCode.loadAgain() },
};

/** `Reload` needs no check for unsaved changes, because the browser asks before it discards them. */
const reloadOffer = () => ({
  description: hasUnsavedWork()
    ? 'Placekeeper may have been updated. Save your changes, then reload the page.'
    : 'Placekeeper may have been updated. Reload the page.',
  action: { label: 'Reload', onClick: () => window.location.reload() },
});
