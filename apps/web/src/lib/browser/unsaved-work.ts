/** A probe for unsaved changes, which other work ignores. */
class ChangesProbe extends Event {}

const isCancelled = (probe: Event): boolean => !window.dispatchEvent(probe);

/** Whether the browser would ask before it leaves the page: a `beforeunload` listener cancels the event. */
export const asksBeforeLeaving = (): boolean =>
  isCancelled(new Event('beforeunload', { cancelable: true }));

/** Whether leaving the page would discard something. */
export const hasUnsavedWork = (): boolean =>
  isCancelled(new ChangesProbe('beforeunload', { cancelable: true }));

/** The browser asks before it interrupts work that continues after a reload. */
export function askBeforeLeaving(isAtWork: () => boolean, signal: AbortSignal): void {
  const ask = (event: Event): void => {
    if (isAtWork() && !(event instanceof ChangesProbe)) event.preventDefault();
  };
  addEventListener('beforeunload', ask, { signal });
}
