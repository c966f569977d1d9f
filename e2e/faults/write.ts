import type { EndpointId } from '@placekeeper/contracts/api';
import type { Locator, Page } from '@playwright/test';
import type { failures } from './every-fault.ts';
import type { Twin } from '../fixtures/twin.ts';

/** A write that is about to be made: all but the press is done. */
export interface Attempt {
  /** Sends the call; and again, where the last press has left the screen. */
  readonly press: () => Promise<void>;
  /** What is pressed for it in the end, with nothing else in its place while the call is on its way. */
  readonly pressed: Locator;
  /** What was typed or chosen is still there; what was shown at once is back. */
  readonly kept: () => Promise<void>;
  /** How often it has happened, as the platform has it; left out where nothing there tells. */
  readonly done?: () => Promise<number>;
  /** Where a failure is told, besides alerts and messages. */
  readonly told?: Locator;
  /** Where a failure is told, instead of there. */
  readonly toldOnly?: Locator;
}

export interface Write {
  /** In a fresh account each time. */
  readonly begin: (page: Page, twin: Twin) => Promise<Attempt>;
  readonly persona?: NonNullable<Parameters<Twin['createAccount']>[0]['persona']>;
  readonly locations?: number;
  /** What the screen takes for done, and why. */
  readonly fine?: Partial<Record<keyof typeof failures, string>>;
  /** SESS-1: why it says more than the dialog about a session that is over. */
  readonly saysMore?: string;
  /** Why one that a browser sends again by itself, where a kept connection breaks, is a second one. */
  readonly repeats?: string;
  /** Why a second try is left to whoever has looked what came of the first. */
  readonly looksFirst?: string;
  /** ERR-2: why nobody waits for it, and nothing is said. */
  readonly quiet?: string;
}

export type Writes = Partial<Record<EndpointId, Write>>;

export const once = (isDone: boolean): number => (isDone ? 1 : 0);
