import type { EndpointId } from '@placekeeper/contracts/api';
import type { Locator, Page } from '@playwright/test';
import type { failures } from './every-fault.ts';
import type { Twin } from '../fixtures/twin.ts';

/** A prepared write, of which only the last action is missing. */
export interface Attempt {
  /** Sends the call, by default by pressing `pressed`. Works again as long as the screen is open. */
  readonly press?: () => Promise<void>;
  /** The button that sends the call. Absent from the page if something replaces it during the call. */
  readonly pressed: Locator;
  /** Expects kept input, and the state before an optimistic change. */
  readonly expectKept: () => Promise<void>;
  /** How often the platform has carried out the write. Absent if nothing shows it. */
  readonly countDone?: () => Promise<number>;
  /** Shows the failure in addition to alerts and toasts. */
  readonly alsoShownIn?: Locator;
  /** Shows the failure instead of alerts and toasts. */
  readonly onlyShownIn?: Locator;
}

export interface Write {
  /** Prepares the write, each time in a new account. */
  readonly begin: (page: Page, twin: Twin) => Promise<Attempt>;
  readonly persona?: NonNullable<Parameters<Twin['createAccount']>[0]['persona']>;
  readonly locations?: number;
  /** The failures that the screen treats as success, with the reasons. */
  readonly successes?: Partial<Record<keyof typeof failures, string>>;
  /** SESS-1: why the screen shows more than the dialog of the expired session. */
  readonly showsMore?: string;
  /** Why the platform may carry out the write twice if the browser repeats the call on a broken connection. */
  readonly repeats?: string;
  /** Why the user must check the outcome before trying again. */
  readonly looksFirst?: string;
  /** ERR-2: why the screen does not show a failure. */
  readonly quiet?: string;
}

export type Writes = Partial<Record<EndpointId, Write>>;

export const sendAttempt = ({ press, pressed }: Attempt): Promise<void> =>
  press ? press() : pressed.click();

export const once = (isDone: boolean): number => (isDone ? 1 : 0);
