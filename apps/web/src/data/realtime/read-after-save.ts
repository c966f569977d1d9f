import { mayPass } from '../http/api-error.ts';

/** In milliseconds. Saves that overlap are over by then. */
const delay = 2500;

/** Reads the saved values once more, because a save of another user that began earlier can replace this one later. */
export function readAfterSave(read: () => Promise<unknown>, signal: AbortSignal): void {
  const atFocus = () => addEventListener('focus', attempt, { once: true, signal });
  const attempt = () => {
    if (document.visibilityState === 'hidden') atFocus();
    else read().catch((error: unknown) => mayPass(error) && atFocus());
  };
  const timer = setTimeout(attempt, delay);
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}
