/** When saved values change, untouched fields follow and changed fields stay. */
export const followSaved = {
  keepDirtyValues: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepTouched: true,
} as const;

/**
 * Resets all fields to the saved values. react-hook-form merges the form's `resetOptions`, so each option is
 * overridden.
 */
export const replaceAll = {
  keepDirtyValues: false,
  keepErrors: false,
  keepIsSubmitted: false,
  keepTouched: false,
  keepFieldsRef: true,
} as const;
