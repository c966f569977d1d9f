/** When what is saved changes meanwhile, untouched fields follow, and what is being typed stays as it is. */
export const followSaved = {
  keepDirtyValues: true,
  keepErrors: true,
  keepIsSubmitted: true,
  keepTouched: true,
} as const;

/** Puts what is saved in the place of everything. The library adds the form's `resetOptions`, so all of them are undone. */
export const replaceAll = {
  keepDirtyValues: false,
  keepErrors: false,
  keepIsSubmitted: false,
  keepTouched: false,
  keepFieldsRef: true,
} as const;
