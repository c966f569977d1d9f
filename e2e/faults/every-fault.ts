import { expect, type Page } from '@playwright/test';
import type { Twin } from '../fixtures/twin.ts';

interface Endings {
  /** As if nothing had failed. */
  readonly whole: () => Promise<void>;
  /** One message, or nothing amiss. */
  readonly toldOnce: () => Promise<void>;
  readonly release: () => Promise<unknown>;
}

interface FaultCase {
  readonly fault: Omit<Parameters<Twin['arm']>[0], 'endpoint'>;
  readonly ends: (page: Page, endings: Endings) => Promise<void>;
}

const told: FaultCase['ends'] = (_page, { toldOnce }) => toldOnce();

const standing: FaultCase['ends'] = async (page) => {
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.locator('main h1')).not.toHaveText(/could not be shown/);
};

const expired = (page: Page) =>
  expect(page.getByRole('dialog', { name: 'Session expired' })).toHaveCount(1);

const loggedOut = (page: Page) => expect(page).toHaveURL(/sign-in\?return_to=/);

/** What can happen to a call, and how a screen that made it ends. */
export const everyFault: Readonly<Record<string, FaultCase>> = {
  'a refused permission': { fault: { status: 403 }, ends: told },
  'nothing there': { fault: { status: 404 }, ends: told },
  'a conflict': { fault: { status: 409 }, ends: told },
  'refused input': { fault: { status: 422 }, ends: told },
  'too many requests': { fault: { status: 429, retry_after: 1, times: 1 }, ends: told },
  'a platform that fails': { fault: { status: 500 }, ends: told },
  'a connection that breaks': { fault: { network: 'reset' }, ends: told },
  'an answer cut short': { fault: { body: 'truncated' }, ends: told },
  'an answer that is none': { fault: { body: 'malformed' }, ends: told },
  // UPD-9: shown as it came.
  'an unknown value': { fault: { body: 'unknown-value' }, ends: standing },
  'a missing field': { fault: { body: 'missing-field' }, ends: told },
  'a slow answer': { fault: { delay_ms: 1500, times: 1 }, ends: (_page, { whole }) => whole() },
  'no answer for a long time': {
    fault: { hold: true, times: 1 },
    async ends(page, { release, whole }) {
      await expect(page.locator('body')).not.toHaveText('');
      await release();
      await whole();
    },
  },
  'a session that expired': { fault: { status: 419 }, ends: expired },
  'a session that ended': { fault: { status: 401 }, ends: loggedOut },
};

/** Not every answer has a value that can be unknown, or a field that can be missing. */
export async function canBeArmed(
  twin: Twin,
  endpoint: string,
  fault: FaultCase['fault'],
): Promise<boolean> {
  try {
    await twin.arm({ endpoint, ...fault });
    return true;
  } catch (error) {
    if (/has a place for/.test(String(error))) return false;
    throw error;
  }
}
