import type { toast } from '@placekeeper/ui/toaster';
import { reportError } from '../../lib/telemetry/report-error.ts';
import { isSessionOver, type ApiError } from '../../data/http/api-error.ts';

type ToastOptions = NonNullable<Parameters<typeof toast>[1]>;
type ToastType = 'message' | 'success' | 'info' | 'warning' | 'error' | 'loading';

/**
 * TOAST-1. The toasts' code is no part of the first load. It may fail to come, and whoever tells something
 * has nothing left to do about that: what it tells has happened all the same.
 */
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

/** What was told and does not hold any more. */
export async function dismissToast(id: string): Promise<void> {
  try {
    (await import('@placekeeper/ui/toaster')).toast.dismiss(id);
  } catch {
    // Then it was never told.
  }
}

export const showFailure =
  (title: string) =>
  (error: ApiError): void => {
    if (!isSessionOver(error)) void showToast('error', title, { description: error.message });
  };
