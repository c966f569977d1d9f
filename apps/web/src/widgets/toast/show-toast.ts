import type { toast } from '@placekeeper/ui/toaster';
import { isSessionOver, mayBeDone, type ApiError } from '../../data/http/api-error.ts';
import { reportError } from '../../lib/telemetry/report-error.ts';

type ToastOptions = NonNullable<Parameters<typeof toast>[1]>;
type ToastType = 'message' | 'success' | 'info' | 'warning' | 'error' | 'loading';

/** The toast code is loaded lazily. A failed import is ignored, because the event itself has happened. */
export async function showToast(
  type: ToastType,
  title: string,
  options: ToastOptions = {},
): Promise<void> {
  try {
    const toasts = await import('@placekeeper/ui/toaster');
    toasts.toast[type](title, options);
  } catch (error) {
    reportError(error, 'toasts');
  }
}

/** Dismisses an outdated toast. */
export async function dismissToast(id: string): Promise<void> {
  try {
    (await import('@placekeeper/ui/toaster')).toast.dismiss(id);
  } catch {
    // A toast that failed to load needs no dismissal.
  }
}

export const showFailure =
  (title: string) =>
  (error: ApiError): void => {
    if (isSessionOver(error)) return;
    const shown = mayBeDone(error) ? 'Couldn’t confirm your change' : title;
    void showToast('error', shown, { description: error.message });
  };
