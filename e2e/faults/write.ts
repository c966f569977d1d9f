import type { EndpointId } from '@placekeeper/contracts/api';
import type { Locator, Page } from '@playwright/test';
import type { failures } from './every-fault.ts';
import type { Twin } from '../fixtures/twin.ts';

/** A prepared write: only the last action is missing. */
export interface Attempt {
  /** Sends the call; also a second time, if the screen is still there. */
  readonly press: () => Promise<void>;
  /** The button that sends it, if nothing replaces it while the call is in flight. */
  readonly pressed: Locator;
  /** Expects that typed and selected values are kept, and that optimistic changes are reverted. */
  readonly kept: () => Promise<void>;
  /** How often the platform carried it out; absent if nothing shows this. */
  readonly done?: () => Promise<number>;
  /** A place that shows the failure, in addition to alerts and toasts. */
  readonly told?: Locator;
  /** A place that shows the failure instead. */
  readonly toldOnly?: Locator;
}

export interface Write {
  /** Prepares the write in a new account each time. */
  readonly begin: (page: Page, twin: Twin) => Promise<Attempt>;
  readonly persona?: NonNullable<Parameters<Twin['createAccount']>[0]['persona']>;
  readonly locations?: number;
  /** Which failures the screen treats as success, and why. */
  readonly fine?: Partial<Record<keyof typeof failures, string>>;
  /** SESS-1: why it shows more than the dialog of the expired session. */
  readonly saysMore?: string;
  /** Why a call that the browser repeats on a broken connection is carried out twice. */
  readonly repeats?: string;
  /** Why the user must check the outcome before a retry. */
  readonly looksFirst?: string;
  /** ERR-2: why its failure is not shown. */
  readonly quiet?: string;
}

export type Writes = Partial<Record<EndpointId, Write>>;

export const once = (isDone: boolean): number => (isDone ? 1 : 0);
