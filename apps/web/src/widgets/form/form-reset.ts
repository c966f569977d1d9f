/** If saved values change, untouched fields follow and changed fields stay. */
export const followSaved = {
  keepDirtyValues: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepTouched: true,
} as const;

/** Resets all fields to the saved values. The library merges the form's `resetOptions`, so each is overridden. */
export const replaceAll = {
  keepDirtyValues: false,
  keepErrors: false,
  keepIsSubmitted: false,
  keepTouched: false,
  keepFieldsRef: true,
} as const;
