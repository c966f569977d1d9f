/** Whether the browser would ask before leaving the page: a `beforeunload` listener cancels the event. */
export const hasUnsavedWork = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
