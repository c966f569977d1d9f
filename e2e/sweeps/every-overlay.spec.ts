import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import type { Page } from '@playwright/test';
import { violationsInBothThemes } from '../fixtures/axe.ts';
import { joined } from '../fixtures/joined.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { managedLocations, someLocation } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

interface Overlay {
  /** Brings it up, and waits until it is there. */
  readonly open: (page: Page, twin: Twin) => Promise<void>;
  readonly tags: readonly string[];
}

/** Whatever opens over a screen of the shell, as users open it. */
const overlays: Readonly<Record<string, Overlay>> = {
  'the user menu': {
    tags: ['@SHELL-9'],
    open: async (page) => {
      await page.goto('/settings');
      await page.getByRole('button', { name: /menu$/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  'a tooltip': {
    tags: ['@SHELL-9'],
    open: async (page) => {
      await page.goto('/settings');
      await page.waitForLoadState('networkidle');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.locator('[data-tooltip-popup]')).toBeVisible();
    },
  },
  'the filters of the list': {
    tags: ['@LOC-1'],
    open: async (page) => {
      await page.goto('/locations');
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  'a photo, large': {
    tags: ['@MEDIA-1'],
    open: async (page, twin) => {
      await page.goto(`${await someLocation(twin)}/media`);
      await page.getByRole('list', { name: 'Photos' }).getByRole('button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'the history of a location': {
    tags: ['@DET-2'],
    open: async (page, twin) => {
      for (const { id } of (await managedLocations(twin)).slice(0, 1)) {
        const changed = { location_id: id, type: 'google', field_name: 'title' } as const;
        await twin.changeProfile({ ...changed, update_value: 'Another name' });
        await page.goto(`/location/${id}/info?history=all`);
      }
      const entry = page.getByRole('dialog', { name: 'History' }).getByRole('listitem').first();
      await expect(entry.getByRole('button', { name: 'Restore this value' })).toBeVisible();
    },
  },
  'a rejection of all that match, with several selected': {
    tags: ['@UPD-5'],
    open: async (page) => {
      await page.goto('/gbp-update-management');
      await page.getByRole('checkbox', { name: 'All on this page' }).check();
      await expect(page.getByRole('region', { name: 'Selected updates' })).toBeVisible();
      await page.getByRole('button', { name: /^Reject all/ }).click();
      await expect(page.getByRole('list', { name: 'What is rejected' })).toBeVisible();
    },
  },
  'the same change in many locations': {
    tags: ['@UPD-8'],
    open: async (page, twin) => {
      await twin.createAccount({ scenario: 'same-change-everywhere' });
      await page.goto('/gbp-update-management');
      await page
        .getByRole('listitem')
        .getByRole('link', { name: /^Business hours/ })
        .first()
        .click();
      await page.getByRole('button', { name: /^Decide all/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('What it was').first().click();
      await expect(dialog.getByText('On Google now')).toBeVisible();
    },
  },
  'a choice of the form': {
    tags: ['@DET-2'],
    open: async (page, twin) => {
      await page.goto(`${await someLocation(twin)}/info`);
      await page.getByRole('combobox').first().click();
      await expect(page.getByRole('listbox')).toBeVisible();
    },
  },
  'a question': {
    tags: ['@GACC-1'],
    open: async (page) => {
      await page.goto('/google-accounts');
      await page
        .getByRole('button', { name: /^Disconnect/ })
        .first()
        .click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  'a form': {
    tags: ['@TAG-1'],
    open: async (page) => {
      await page.goto('/locations/tags');
      await page
        .getByRole('button', { name: /New tag|Create/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'the import modal': {
    tags: ['@MODAL-1'],
    open: async (page, twin) => {
      await twin.createAccount({ scenario: 'import-running' });
      await page.goto('/');
      await expect(page.getByRole('dialog')).toContainText('location(s) imported');
    },
  },
  'the session-expired modal': {
    tags: ['@MODAL-4'],
    open: async (page, twin) => {
      await page.goto('/settings');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await twin.expireSessions();
      await page.getByRole('link', { name: 'Locations' }).first().click();
      await expect(page.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
    },
  },
  'a toast that stays': {
    tags: ['@TOAST-1', '@GACC-2'],
    open: async (page, twin) => {
      const listening = joined(page);
      await page.goto('/google-accounts');
      await listening;
      const { tokens } = await twin.call(googleTokens.list, {});
      const connected = tokens.find(({ status }) => status !== 'lost-authorization');
      if (!connected) throw new Error('No account is connected.');
      await twin.loseAuthorization({ token_id: connected.id });
      await expect(page.getByText('Google authorization lost')).toBeVisible();
    },
  },
};

test.use({ expectedErrors: /status of (419|401)|403 .*broadcasting|ApiError/ });

for (const [name, { open, tags }] of Object.entries(overlays)) {
  for (const width of [1440, 360]) {
    test(`${name} is accessible, ${width}px`, { tag: [...tags] }, async ({ page, twin }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await open(page, twin);
      expect(await overflowOf(page), 'sideways scrolling').toBeLessThanOrEqual(0);
      expect(await violationsInBothThemes(page)).toEqual([]);
    });
  }
}
