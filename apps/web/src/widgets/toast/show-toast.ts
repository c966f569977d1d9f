import type { toast } from '@placekeeper/ui/toaster';
import { isSessionOver, isPossiblyDone, type ApiError } from '../../data/http/api-error.ts';
import { reportUnexpected } from '../../data/http/report-unexpected.ts';

type ToastOptions = NonNullable<Parameters<typeof toast>[1]>;
type ToastType = 'message' | 'success' | 'info' | 'warning' | 'error' | 'loading';

/** How often the toast of an id was dismissed. */
const dismissals = new Map<unknown, number>();

/** The toaster doesn't show a toast again while it is leaving, so a dismissed toast returns under a new id. */
const currentId = (id: string | number) => `${id} ${dismissals.get(id) ?? 0}`;

/**
 * Loads the toast code on demand. A failed import is only reported, because it doesn't affect the action that the
 * toast describes.
 */
export async function showToast(
  type: ToastType,
  title: string,
  { id, ...options }: ToastOptions = {},
): Promise<void> {
  const shown = id === undefined ? options : { ...options, id: currentId(id) };
  try {
    const toasts = await import('@placekeeper/ui/toaster');
    toasts.toast[type](title, shown);
  } catch (error) {
    reportUnexpected(error, 'toasts');
  }
}

export async function dismissToast(id: string): Promise<void> {
  const shown = currentId(id);
  dismissals.set(id, (dismissals.get(id) ?? 0) + 1);
  try {
    (await import('@placekeeper/ui/toaster')).toast.dismiss(shown);
  } catch {
    // If the toasts failed to load, there is nothing to dismiss.
  }
}

export const showFailure =
  (title: string) =>
  (error: ApiError): void => {
    if (isSessionOver(error)) return;
    const shown = isPossiblyDone(error) ? 'Couldn’t confirm your change' : title;
    void showToast('error', shown, { description: error.message });
  };
