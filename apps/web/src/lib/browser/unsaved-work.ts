/** Whether a `beforeunload` listener cancels the event, so that the browser would ask before it leaves the page. */
export const hasUnsavedWork = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
