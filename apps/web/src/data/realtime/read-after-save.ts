import { isTemporary } from '../http/api-error.ts';

/** In milliseconds; overlapping saves have ended by then. */
const delay = 2500;

/** Reads the saved values again, because an earlier save by another user may end later and replace them. */
export function readAfterSave(read: () => Promise<unknown>, signal: AbortSignal): void {
  const atFocus = () => addEventListener('focus', attempt, { once: true, signal });
  const attempt = () => {
    if (document.visibilityState === 'hidden') atFocus();
    else read().catch((error: unknown) => isTemporary(error) && atFocus());
  };
  const timer = setTimeout(attempt, delay);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
