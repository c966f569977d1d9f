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

/** A difference between what the contract says and what a server does. */
export interface Finding {
  readonly kind: (typeof findingKinds)[number];
  /** Where in the answer, as `data.*.status`; empty where it is the answer itself. */
  readonly path: string;
  readonly detail: string;
}
