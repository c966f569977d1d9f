export type JsonType = 'nothing' | 'null' | 'boolean' | 'number' | 'string' | 'array' | 'object';

/**
 * A difference between the contract and an answer. It contains no value of the answer, which can be a customer's data.
 */
export interface Drift {
  // For example `/data/*/status`: only keys of the contract, without positions in lists and keys of maps.
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

/** Includes the unknown key or word, for people who check their own server. */
export interface NamedDrift extends Drift {
  readonly word?: string;
}
