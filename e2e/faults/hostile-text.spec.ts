import { paths, type RouteName } from '@placekeeper/web/paths';
import type { Page } from '@playwright/test';
import { hostileParts, hostileTexts, hostileTurns } from '../fixtures/hostile-text.ts';
import { overflowOf } from '../fixtures/accessible.ts';
import { overlays } from '../fixtures/overlays.ts';
import { addressOf, places } from '../fixtures/places.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

const isRouteName = (name: string): name is RouteName => name in paths;

/** Soft, so that each test reports all faults. */
const softExpect = expect.configure({ soft: true });

async function staysText(page: Page, turn = 0): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const at = `turn ${turn}, ${width}px wide`;
    // The page adapts to a new width in the next frame.
    await softExpect.poll(() => overflowOf(page), `${at}: sideways`).toBeLessThanOrEqual(0);
    softExpect(await hostileParts(page), at).toEqual([]);
  }
  // SHELL-16: a title is no longer than a tab can show, and has no control characters.
  softExpect(await page.title()).toMatch(/^[^\p{Cc}\u202E\u2067]{1,200}$/u);
}

test.beforeEach(({ page }) => {
  page.on('dialog', () => softExpect(page.url(), 'a dialog').toBe(''));
});

test.describe('hostile text is shown as text', () => {
  for (const name of Object.keys(places).filter(isRouteName)) {
    test(`at ${name}`, { tag: ['@SHELL-16', '@UPD-9'] }, async ({ page, twin }) => {
      const address = await addressOf(name, twin, page);
      for (const [turn, texts] of hostileTurns.entries()) {
        await twin.replaceTexts(texts);
        await page.setViewportSize({ width: 1440, height: 900 });
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/couldn’t load/);
        await staysText(page, turn);
      }
    });
  }
});

/** Overlays with texts of users that open in any account. */
const shared = [
  'the user menu',
  'the rejection of all updates',
  'an enlarged photo',
  'a confirmation',
  'a toast that stays',
].map((name) => [name, overlays[name]?.open] as const);

/** Screens that the test must first fill with the texts. */
const own: Readonly<Record<string, (page: Page, twin: Twin) => Promise<void>>> = {
  'the search with results': async (page) => {
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
    // The history contains thirty fields of 10,000 characters, which take seconds to render.
    await expect(entries.first()).toBeVisible({ timeout: 30_000 });
  },
};

test.describe('hostile text is shown as text in overlays:', () => {
  for (const [name, open] of [...shared, ...Object.entries(own)]) {
    test(name, { tag: ['@UPD-9'] }, async ({ page, twin }) => {
      if (!open) throw new Error(`No overlay is called ${name}.`);
      await twin.replaceTexts(hostileTurns[1] ?? hostileTexts);
      await open(page, twin);
      await staysText(page);
    });
  }

  test('a long update on its page', { tag: ['@UPD-8', '@UPD-9'] }, async ({ page, twin }) => {
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
