/** Whether the browser would ask before leaving, because of unsaved changes. */
export const hasUnsavedWork = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
