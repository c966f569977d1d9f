import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import { paths, type RouteName } from '@placekeeper/web/paths';
import type { Page } from '@playwright/test';
import { hostileParts, hostileTexts, hostileTurns } from '../fixtures/hostile-text.ts';
import { joined } from '../fixtures/joined.ts';
import { overflowOf } from '../fixtures/overflow.ts';
import { addressOf, places } from '../fixtures/places.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

const isRouteName = (name: string): name is RouteName => name in paths;

/** Each finding is told, whatever was found before it. */
const judge = expect.configure({ soft: true });

async function staysText(page: Page, turn = 0): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const at = `turn ${turn}, ${width}px wide`;
    judge(await overflowOf(page), `${at}: sideways`).toBeLessThanOrEqual(0);
    judge(await hostileParts(page), at).toEqual([]);
  }
  // SHELL-16: what a tab can show.
  judge(await page.title()).toMatch(/^[^\p{Cc}\u202E\u2067]{1,200}$/u);
}

test.beforeEach(({ page }) => {
  page.on('dialog', () => judge(page.url(), 'a dialog').toBe(''));
});

test.describe('text of others stays text', () => {
  for (const name of Object.keys(places).filter(isRouteName)) {
    test(`at ${name}`, { tag: ['@SHELL-16', '@UPD-9'] }, async ({ page, twin }) => {
      const address = await addressOf(name, twin, page);
      for (const [turn, texts] of hostileTurns.entries()) {
        await twin.replaceTexts(texts);
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/could not be shown/);
        await staysText(page, turn);
      }
    });
  }
});

const overlays: Readonly<Record<string, (page: Page, twin: Twin) => Promise<void>>> = {
  'the user menu': async (page) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: /menu$/ }).click();
    await expect(page.getByRole('menu')).toBeVisible();
  },
  'what search finds': async (page) => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('searchbox', { name: 'Search' }).fill('exe');
    await expect(page.getByRole('region', { name: 'Locations' }).getByRole('link')).not.toHaveCount(
      0,
    );
  },
  'the history of a location': async (page, twin) => {
    const [location] = await managedLocations(twin);
    if (!location) throw new Error('No location is managed.');
    const changed = { location_id: location.id, type: 'google' } as const;
    for (const field_name of ['title', 'profile.description'] as const)
      await twin.changeProfile({ ...changed, field_name, update_value: hostileTexts[1] });
    await page.goto(`/location/${location.id}/info?history=all`);
    const entries = page.getByRole('dialog', { name: 'History' }).getByRole('listitem');
    await expect(entries.first()).toBeVisible();
  },
  'a rejection of all': async (page) => {
    await page.goto('/gbp-update-management');
    await page.getByRole('button', { name: /^Reject all/ }).click();
    await expect(page.getByRole('list', { name: 'What is rejected' })).toBeVisible();
  },
  'a large photo': async (page, twin) => {
    const [location] = await managedLocations(twin);
    await page.goto(`/location/${location?.id}/media`);
    await page.getByRole('list', { name: 'Photos' }).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a confirmation': async (page) => {
    await page.goto('/google-accounts');
    await page
      .getByRole('button', { name: /^Disconnect/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'a toast that stays': async (page, twin) => {
    const listening = joined(page);
    await page.goto('/google-accounts');
    await listening;
    const { tokens } = await twin.call(googleTokens.list, {});
    const connected = tokens.find(({ status }) => status !== 'lost-authorization');
    if (!connected) throw new Error('No account is connected.');
    await twin.loseAuthorization({ token_id: connected.id });
    await expect(page.getByText('Google authorization lost')).toBeVisible();
  },
};

test.describe('text of others stays text, also in what opens over a screen:', () => {
  for (const [name, open] of Object.entries(overlays)) {
    test(name, { tag: ['@UPD-9'] }, async ({ page, twin }) => {
      await twin.replaceTexts(hostileTurns[1] ?? hostileTexts);
      await open(page, twin);
      await staysText(page);
    });
  }

  test('a change on Google, whole', { tag: ['@UPD-8', '@UPD-9'] }, async ({ page, twin }) => {
    const [location] = await managedLocations(twin);
    if (!location) throw new Error('No location is managed.');
    const changed = { location_id: location.id, type: 'google' } as const;
    await twin.changeProfile({
      ...changed,
      field_name: 'profile.description',
      update_value: hostileTexts[1],
    });
    await page.goto(`/gbp-update-management?search=${encodeURIComponent(location.name)}`);
    await page
      .getByRole('link', { name: /^Description/ })
      .first()
      .click();
    await expect(page.getByText('On Google now').first()).toBeVisible();
    await staysText(page);
  });
});
