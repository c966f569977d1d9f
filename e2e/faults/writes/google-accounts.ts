import { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import { to } from '@placekeeper/web/paths';
import { expect } from '@playwright/test';
import { activeAccounts } from '../../fixtures/google-account.ts';
import { addressOf } from '../../fixtures/places.ts';
import type { Twin } from '../../fixtures/twin.ts';
import { once, type Writes } from '../write.ts';

const accounts = async (twin: Twin) => (await twin.call(googleTokens.list, {})).tokens;

export const googleAccountWrites: Writes = {
  'googleTokens.create': {
    showsMore: 'The code of Google’s consent works once, so the screen links to a new consent.',
    persona: 'new',
    async begin(page, twin) {
      await page.goto('/google-accounts');
      await page.getByRole('button', { name: 'Connect a Google account' }).click();
      const allow = page.getByRole('button', { name: 'Allow' });
      await expect(allow).toBeVisible();
      const again = page.getByRole('alert').getByRole('button');
      return {
        async press() {
          if (await again.isVisible()) await again.click();
          await allow.click();
        },
        pressed: allow,
        expectKept: () => expect(again).toBeVisible(),
        countDone: async () => (await accounts(twin)).length,
      };
    },
  },
  'googleTokens.remove': {
    successes: { 'nothing there': 'An account that no longer exists is disconnected.' },
    async begin(page, twin) {
      const [account] = await activeAccounts(twin);
      if (!account) throw new Error('This account is connected.');
      await page.goto('/google-accounts');
      await page.getByRole('button', { name: `Disconnect ${account.email}` }).click();
      const pressed = page.getByRole('button', { name: 'Disconnect account' });
      return {
        pressed,
        expectKept: () => expect(pressed).toBeEnabled(),
        countDone: async () => once(!(await accounts(twin)).some(({ id }) => id === account.id)),
      };
    },
  },
  'googleLocations.fetch': {
    showsMore: 'The step has nothing else to show.',
    persona: 'basic',
    async begin(page, twin) {
      const [account] = await accounts(twin);
      if (!account) throw new Error('This account is connected.');
      const again = page.getByRole('button', { name: 'Try again' });
      const address = to('onboarding.fetching-profiles', {}, { google_account: account.id });
      return {
        press: async () =>
          (await again.isVisible()) ? again.click() : void (await page.goto(address)),
        pressed: again,
        // A refused permission offers no other try, but always another account.
        expectKept: () =>
          expect(page.getByRole('link', { name: 'Use another account' })).toBeVisible(),
      };
    },
  },
  'googleLocations.import': {
    async begin(page, twin) {
      await addressOf('onboarding.start-subscription', twin, page);
      const pressed = page.getByRole('button', { name: /^Import (\d+,|without)/ });
      return {
        pressed,
        expectKept: () => expect(pressed).toBeEnabled(),
        countDone: async () => once((await twin.call(googleLocations.importStatus, {})).total > 0),
      };
    },
  },
};
