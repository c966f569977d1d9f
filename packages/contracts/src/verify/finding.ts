export const findingKinds = [
  'no answer',
  'undeclared status',
  'unexpected status',
  'missing field',
  'wrong type',
  'unknown field',
  'unknown value',
  'content type',
  'header',
  'csrf',
  'session',
] as const;

export interface Finding {
  readonly kind: (typeof findingKinds)[number];
  /** The path in the answer, such as `data.*.status`; empty for the answer itself. */
  readonly path: string;
  readonly detail: string;
}
