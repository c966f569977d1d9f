import type { ReactNode } from 'react';

/** What one thing that can need attention has to say: rows, or nothing. */
export interface Concern {
  readonly rows: readonly ReactNode[];
  /** Its answer is still on the way. */
  readonly isPending: boolean;
}
