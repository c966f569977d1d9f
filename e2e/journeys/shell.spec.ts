import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const sidebar = (page: Page) => page.getByRole('banner');
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name });

test('a screen’s code comes with its first visit', { tag: '@SHELL-1' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/google-accounts');
  await expect(heading(page, 'Google accounts')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('location-list'))).toEqual([]);
  await link(page, 'Locations').click();
  await expect(heading(page, 'Locations')).toBeVisible();
  expect(scripts.filter((url) => url.includes('location-list'))).toHaveLength(1);
});

test(
  'every navigation begins at the top, also the way back',
  { tag: '@SHELL-2' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto('/locations');
    await expect(page.getByRole('table')).toBeVisible();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await page.getByRole('table').getByRole('link').nth(20).click();
    await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('table')).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

test(
  'the sidebar is a column of 60px, and a bar below 768px',
  { tag: '@SHELL-3' },
  async ({ page }) => {
    await page.goto('/locations');
    await expect(heading(page, 'Locations')).toBeVisible();
    for (const width of [1440, 768]) {
      await page.setViewportSize({ width, height: 700 });
      await expect
        .poll(() => sidebar(page).boundingBox())
        .toEqual({ x: 0, y: 0, width: 60, height: 700 });
      expect((await page.getByRole('main').boundingBox())?.x).toBe(60);
      await page.evaluate(() => window.scrollTo(0, 400));
      expect((await sidebar(page).boundingBox())?.y).toBe(0);
    }
    await page.setViewportSize({ width: 767, height: 700 });
    await expect.poll(async () => (await sidebar(page).boundingBox())?.height).toBe(52);
    const bar = await sidebar(page).boundingBox();
    expect(bar?.x).toBe(0);
    expect(bar?.width).toBeGreaterThan(740);
    expect((await page.getByRole('main').boundingBox())?.x).toBe(0);
  },
);

test('nothing of the shell is on paper', { tag: '@SHELL-4' }, async ({ page }) => {
  await page.goto('/locations');
  await expect(heading(page, 'Locations')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-shell-bar]')).toBeHidden();
  const main = page.locator('main');
  await expect(main).toHaveCSS('padding', '0px');
  await expect(main).toHaveCSS('margin', '0px');
});

test('the onboarding has no sidebar', { tag: ['@SHELL-5', '@SHELL-15'] }, async ({ page }) => {
  await page.goto('/onboarding/connect-google-account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sidebar(page)).toHaveCount(0);
  expect((await page.getByRole('main').boundingBox())?.x).toBe(0);
});

const products = [
  ['Local platform home', 'platform'],
  ['Local ranking grids', 'ranking-grids'],
  ['Local rank tracker', 'rank-tracker'],
  ['Local citation finder', 'citation-finder'],
  ['Reputation builder', 'reputation-builder'],
  ['Listings service', 'listings'],
] as const;

test(
  'leads home and to the other products',
  { tag: ['@SHELL-6', '@SHELL-8'] },
  async ({ page }) => {
    await page.goto('/locations');
    const nav = sidebar(page).getByRole('navigation', { name: 'Other products' });
    await expect(nav.getByRole('link')).toHaveCount(products.length);
    for (const [name, product] of products) {
      await nav.getByRole('link', { name }).click();
      await expect(page).toHaveURL(`/__mock/products/${product}`);
      await page.goBack();
      await expect(heading(page, 'Locations')).toBeVisible();
    }
    await link(page, 'Placekeeper home').click();
    await expect(page).toHaveURL('/');
    await expect(link(page, 'Placekeeper home')).toHaveAttribute('aria-current', 'page');
  },
);

test(
  'in the bar, the other products are in the menu',
  { tag: ['@SHELL-3', '@SHELL-6'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.goto('/locations');
    await expect(heading(page, 'Locations')).toBeVisible();
    await page.getByRole('button', { name: /menu$/ }).click();
    for (const [name, product] of products) {
      await expect(page.getByRole('menuitem', { name })).toHaveAttribute(
        'href',
        `/__mock/products/${product}`,
      );
    }
  },
);

test.describe('without a subscription to the reputation builder', () => {
  test.use({ persona: 'basic' });

  test('its link explains it', { tag: '@SHELL-8' }, async ({ page }) => {
    await page.goto('/');
    await link(page, 'Reputation builder').click();
    await expect(page).toHaveURL('/__mock/products/about-reputation-builder');
  });
});

test.describe('a page that does not know its user', () => {
  test.use({ expectedErrors: /status of 500|ApiError/ });

  test(
    'has a way out, but no search and no menu',
    { tag: ['@SHELL-7', '@ERR-1'] },
    async ({ page, twin }) => {
      await twin.arm({ endpoint: 'currentUser.show', status: 500 });
      await page.goto('/locations');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('could not be shown');
      await expect(link(page, 'Placekeeper home')).toBeVisible();
      await expect(sidebar(page).getByRole('button')).toHaveCount(0);
      await page.keyboard.press('/');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await twin.disarm();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page, 'Locations')).toBeVisible();
      await expect(sidebar(page).getByRole('button', { name: 'Search' })).toBeVisible();
    },
  );
});

test('the user menu leads to the account and out', { tag: '@SHELL-9' }, async ({ page }) => {
  await page.goto('/google-accounts');
  const trigger = page.getByRole('button', { name: /menu$/ });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Subscriptions and billing' }).click();
  await expect(page).toHaveURL('/__mock/account');
  await page.goBack();
  // Who has just come is still being let in to the channel.
  await page.waitForLoadState('networkidle');
  await trigger.click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).not.toHaveURL(/google-accounts/);
  const answer = await page.request.get('/api/current-user', {
    headers: { Accept: 'application/json' },
  });
  expect(answer.status()).toBe(401);
});

test.describe('what is not there', () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const address of ['/nowhere', '/locations/1/2/3', '/location/999999999/info']) {
    test(
      `${address} is not found, and there is a way home`,
      { tag: '@SHELL-14' },
      async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(/not found/i);
        await expect(page).toHaveTitle(/not found/i);
        await page.getByRole('main').getByRole('link', { name: 'Go to the home screen' }).click();
        await expect(page).toHaveURL('/');
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      },
    );
  }
});

test('the keyboard first meets the way to the content', { tag: '@SHELL-16' }, async ({ page }) => {
  await page.goto('/locations');
  await expect(page).toHaveTitle('Locations · Placekeeper');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('after a navigation the heading has the focus', { tag: '@SHELL-16' }, async ({ page }) => {
  await page.goto('/locations');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^(?!Locations).+ · Placekeeper$/);
  await link(page, 'Google accounts').click();
  await expect(heading(page, 'Google accounts')).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('without a network', () => {
  test.use({
    expectedErrors: /ERR_INTERNET_DISCONNECTED|ApiError|dynamically imported/,
  });

  test(
    'it is said, and what failed comes by itself when it is back',
    { tag: '@ERR-4' },
    async ({ page, context }) => {
      await page.goto('/locations');
      await expect(page.getByRole('table')).toBeVisible();
      await context.setOffline(true);
      const notice = page.getByText('You are offline. What you change now cannot be saved.');
      await expect(notice).toBeVisible();
      await link(page, 'Bulk edit').click();
      const failed = heading(page, 'This page could not be shown');
      await expect(failed).toBeFocused();
      await context.setOffline(false);
      await expect(notice).toHaveCount(0);
      await expect(heading(page, 'Bulk edit')).toBeVisible();
      await expect(failed).toHaveCount(0);
    },
  );
});

test(
  'the keyboard alone goes through shell, menu and search, and is never lost',
  { tag: ['@SHELL-16', '@SPOT-4'] },
  async ({ page }) => {
    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement?.getAttribute('aria-label') ??
          document.activeElement?.textContent ??
          '',
      );
    await page.goto('/locations');
    await expect(page.getByRole('table')).toBeVisible();
    const stops: string[] = [];
    for (let index = 0; index < 14; index += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
      stops.push(await focused());
    }
    expect(stops.slice(0, 4)).toEqual([
      'Skip to content',
      'Placekeeper home',
      'Search',
      'Locations',
    ]);
    expect(stops).toContain('Listings service');

    await page.getByRole('button', { name: /menu$/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /menu$/ })).toBeFocused();

    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /menu$/ })).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toBeFocused();
    const recent = page.getByRole('region', { name: 'Recent locations' });
    await expect(recent.getByRole('link').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);
