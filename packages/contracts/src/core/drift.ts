export type JsonType = 'nothing' | 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

/**
 * A difference between the contract and an answer. Contains no value of the answer, because a value can be a customer's
 * data.
 */
export interface Drift {
  // Such as `/data/*/status`: `*` replaces list positions and map keys, so that only keys of the contract remain.
  readonly path: string;
  readonly kind:
    | 'unknown-key'
    | 'unknown-value'
    | 'unknown-event'
    | 'missing'
    | 'coerced'
    | 'reshaped'
    | 'unreadable'
    | 'dropped-item';
  readonly received?: JsonType;
  readonly expected?: string;
}

/** `word` is the unknown key or value, for people who check their own server. */
export interface NamedDrift extends Drift {
  readonly word?: string;
}
