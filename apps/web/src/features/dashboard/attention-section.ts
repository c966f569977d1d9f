import type { ReactNode } from 'react';

/** The rows of one attention source, or nothing. */
export interface Concern {
  readonly rows: readonly ReactNode[];
  /** True while its request is pending. */
  readonly isPending: boolean;
}
