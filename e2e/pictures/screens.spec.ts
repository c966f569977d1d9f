import { to } from '@placekeeper/web/paths';
import { googleTokens } from '@placekeeper/contracts/endpoints/google-tokens';
import type { Page } from '@playwright/test';
import { animationsEnd } from '../fixtures/animations.ts';
import { setClock } from '../fixtures/set-clock.ts';
import { joined } from '../fixtures/socket-joined.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

/** The pictures of the application in docs/screenshots. A run takes them on request and does not compare them. */
const scenes: Readonly<Record<string, (page: Page, twin: Twin) => Promise<void>>> = {
  home: async (page, twin) => {
    await setClock(page, twin);
    await page.goto('/');
    await expect(page.getByText('profile updates to review')).toBeVisible();
  },
  portfolio: async (page, twin) => {
    await twin.createAccount({ persona: 'agency' });
    await setClock(page, twin);
    await page.goto('/');
    await expect(page.getByText('profile updates to review')).toBeVisible();
    await isComplete(page);
    // As high as the screen, so that the picture shows all panels.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: 1440, height });
  },
  updates: async (page) => {
    await page.goto(to('gbp.updates'));
    await expect(page.getByText(/to review at/)).toBeVisible();
    await isComplete(page);
  },
  location: async (page) => {
    await page.goto(to('locationManager'));
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByRole('form', { name: 'Profile information' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add tags' })).toBeVisible();
    await isComplete(page);
  },
  map: async (page, twin) => {
    await twin.createAccount({ persona: 'agency' });
    await page.goto(to('locationManager', {}, { view: 'map' }));
    await isComplete(page);
  },
  planner: async (page, twin) => {
    await twin.createAccount({ persona: 'agency' });
    await page.goto(to('bulk-edit.holidays'));
    await isComplete(page);
  },
  search: async (page) => {
    await page.goto('/locations');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog').getByRole('link').nth(6)).toBeVisible();
    await page.keyboard.press('ArrowDown');
  },
  results: async (page) => {
    await page.goto('/locations');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toBeFocused();
    await page.keyboard.type('set');
    await expect(page.getByRole('status').filter({ hasText: 'result' })).toBeAttached();
  },
  import: async (page, twin) => {
    await twin.createAccount({ scenario: 'import-running' });
    await page.goto('/');
    await expect(page.getByRole('dialog')).toContainText('location(s) imported');
  },
  expired: async (page, twin) => {
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await twin.expireSessions();
    await page.getByRole('banner').getByRole('link', { name: 'Placekeeper home' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  question: async (page) => {
    await page.goto('/google-accounts');
    await page
      .getByRole('button', { name: /^Disconnect/ })
      .first()
      .click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  toasts: async (page, twin) => {
    const listening = joined(page);
    await page.goto('/google-accounts');
    await listening;
    const { tokens } = await twin.call(googleTokens.list, {});
    for (const { id, status } of tokens)
      if (status !== 'lost-authorization') await twin.loseAuthorization({ token_id: id });
    await expect(page.getByText('Reconnect your Google account')).toHaveCount(2);
    await expect(
      page.getByRole('listitem').getByText('Reconnect needed', { exact: true }),
    ).toHaveCount(3);
    await page.keyboard.press('Alt+t');
  },
};

/** All requests are answered and no part shows that it is loading. */
async function isComplete(page: Page) {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main .animate-pulse, main [aria-busy=true]')).toHaveCount(0);
}

test('the picture of the README', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 860 });
  await page.goto('/locations');
  await expect(page.getByRole('table')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: '../docs/screenshots/locations.png' });
});

const shots = [
  ['portfolio', 'light', 1440],
  ['updates', 'light', 1440],
  ['updates', 'dark', 390],
  ['location', 'light', 1440],
  ['map', 'light', 1440],
  ['planner', 'light', 1440],
  ['home', 'light', 1280],
  ['home', 'dark', 390],
  ['search', 'light', 1280],
  ['search', 'dark', 390],
  ['results', 'dark', 1280],
  ['results', 'light', 390],
  ['import', 'light', 390],
  ['import', 'dark', 1280],
  ['expired', 'dark', 390],
  ['expired', 'light', 1280],
  ['question', 'dark', 1280],
  ['toasts', 'light', 1280],
  ['toasts', 'dark', 390],
] as const;

test.use({ expectedErrors: /./ });

for (const [scene, colorScheme, width] of shots) {
  const form = width < 768 ? 'narrow' : 'wide';
  test(`${scene}, ${colorScheme}, ${form}`, async ({ page, twin }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: width < 768 ? 700 : width < 1440 ? 720 : 900 });
    await scenes[scene]?.(page, twin);
    await animationsEnd(page);
    await page.screenshot({ path: `../docs/screenshots/${scene}-${colorScheme}-${form}.png` });
  });
}
