/** Whether the browser would ask before this page goes, because somebody has not saved what they typed. */
export const hasUnsavedWork = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
