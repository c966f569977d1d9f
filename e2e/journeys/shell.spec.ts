import type { Page } from '@playwright/test';
import { violationsInBothThemes } from '../fixtures/accessible.ts';
import { someLocation } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const heading = (page: Page, name?: string) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });
const sidebar = (page: Page) => page.getByRole('banner');
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name });
const menuButton = (page: Page) => sidebar(page).getByRole('button', { name: /menu$/ });

test(
  'Tab starts at the skip link; a navigation loads its screen, starts at the top and focuses the heading',
  { tag: ['@SHELL-1', '@SHELL-2', '@SHELL-16'] },
  async ({ page }) => {
    const listScripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script' && request.url().includes('location-list'))
        listScripts.push(request.url());
    });
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto('/google-accounts');
    await expect(page).toHaveTitle('Google accounts · Placekeeper');
    await page.waitForLoadState('networkidle');
    expect(listScripts).toEqual([]);

    await test.step('Tab moves through the sidebar, and the focus is never lost', async () => {
      const skip = page.getByRole('link', { name: 'Skip to content' });
      const stops: string[] = [];
      while (stops.at(-1) !== 'Listings service' && stops.length < 24) {
        await page.keyboard.press('Tab');
        if (stops.length === 0) await expect(skip).toBeInViewport({ ratio: 1 });
        const focused = page.locator(':focus');
        stops.push(/"(.+?)"/.exec(await focused.ariaSnapshot())?.[1] ?? '');
      }
      expect(stops.slice(0, 4)).toEqual(['Skip to content', 'Placekeeper home', 'Search', 'Home']);
      expect(stops).toContain('Listings service');
      await skip.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('the code of a screen is loaded once, on its first visit', async () => {
      await link(page, 'Locations').click();
      await expect(heading(page, 'Locations')).toBeFocused();
      await expect(page).toHaveTitle('Locations · Placekeeper');
      expect(listScripts).toHaveLength(1);
    });

    await test.step('each navigation starts at the top, also going back', async () => {
      const scrolled = () => page.evaluate(() => window.scrollY);
      const list = page.getByRole('table');
      await expect(list).toBeVisible();
      await page.mouse.move(700, 300);
      await page.mouse.wheel(0, 900);
      await expect.poll(scrolled).toBeGreaterThan(300);
      await list.getByRole('row').nth(20).getByRole('link').first().click();
      await expect(heading(page)).toBeFocused();
      await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
      await expect(page).toHaveTitle(/^(?!Locations).+ · Placekeeper$/);
      expect(await scrolled()).toBe(0);
      await page.goBack();
      await expect(list).toBeVisible();
      await expect(heading(page, 'Locations')).toBeFocused();
      expect(await scrolled()).toBe(0);
    });

    await test.step('after a reload, no screen starts at the scroll position of an earlier screen', async () => {
      const open = async (name: string) => {
        await link(page, name).click();
        await expect(heading(page, name)).toBeFocused();
      };
      await open('Google accounts');
      for (const _ of [1, 2]) {
        await open('Locations');
        await expect(page.getByRole('table')).toBeVisible();
        await page.evaluate(() => window.scrollTo(0, 900));
        await open('Google accounts');
      }
      await page.reload();
      await page.setViewportSize({ width: 1440, height: 300 });
      await page.getByRole('link', { name: 'Add locations' }).first().click();
      await expect(heading(page)).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  },
);

const products = [
  ['Local platform home', 'platform'],
  ['Local ranking grids', 'ranking-grids'],
  ['Local rank tracker', 'rank-tracker'],
  ['Local citation finder', 'citation-finder'],
  ['Reputation builder', 'reputation-builder'],
  ['Listings service', 'listings'],
] as const;

test(
  'the sidebar is a 60 px column with all products and the user menu, becomes a bar below 768 px, and is not printed',
  { tag: ['@SHELL-3', '@SHELL-4', '@SHELL-6', '@SHELL-8', '@SHELL-9', '@SHELL-17'] },
  async ({ page }) => {
    const main = page.locator('main');
    await page.goto('/locations');
    await expect(heading(page, 'Locations')).toBeVisible();

    await test.step('the sidebar links to all products', async () => {
      const others = sidebar(page).getByRole('navigation', { name: 'More products' });
      await expect(others.getByRole('link')).toHaveCount(products.length);
      for (const [name, product] of products)
        await expect(others.getByRole('link', { name })).toHaveAttribute(
          'href',
          `/__mock/products/${product}`,
        );
    });

    await test.step('the sidebar stays at the left edge', async () => {
      for (const width of [1440, 768]) {
        await page.setViewportSize({ width, height: 700 });
        await expect
          .poll(() => sidebar(page).boundingBox())
          .toEqual({ x: 0, y: 0, width: 60, height: 700 });
        expect((await main.boundingBox())?.x).toBe(60);
        await page.evaluate(() => window.scrollTo(0, 400));
        expect((await sidebar(page).boundingBox())?.y).toBe(0);
      }
    });

    await test.step('the sidebar opens over the page with labels', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.mouse.move(900, 300);
      await link(page, 'Tags').hover();
      await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBe(240);
      expect((await main.boundingBox())?.x).toBe(60);
      await expect(sidebar(page).getByText('More products')).toHaveCSS('opacity', '1');
      expect(await violationsInBothThemes(page, '[data-shell-bar]')).toEqual([]);
      await page.mouse.move(900, 300);
      await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBe(60);
    });

    await test.step('the sidebar is not printed', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('[data-shell-bar]')).toBeHidden();
      await expect(main).toHaveCSS('padding', '0px');
      await expect(main).toHaveCSS('margin', '0px');
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('the sidebar becomes a bar, whose sheet has all links with labels', async () => {
      await page.setViewportSize({ width: 767, height: 700 });
      await expect.poll(async () => (await sidebar(page).boundingBox())?.height).toBe(52);
      const bar = await sidebar(page).boundingBox();
      expect(bar?.x).toBe(0);
      expect(bar?.width).toBeGreaterThan(740);
      expect((await main.boundingBox())?.x).toBe(0);
      await page.setViewportSize({ width: 360, height: 700 });
      const opener = sidebar(page).getByRole('button', { name: 'Navigation' });
      await opener.click();
      const sheet = page.getByRole('dialog', { name: 'Placekeeper' });
      for (const [name, product] of products)
        await expect(sheet.getByRole('link', { name })).toHaveAttribute(
          'href',
          `/__mock/products/${product}`,
        );
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      await page.evaluate(() => window.scrollTo(0, 600));
      await sidebar(page).getByRole('button', { name: 'Search' }).focus();
      await opener.focus();
      expect(await page.evaluate(() => window.scrollY)).toBe(600);
      await opener.click();
      await sheet.getByRole('link', { name: 'Google accounts' }).click();
      await expect(heading(page, 'Google accounts')).toBeFocused();
      await expect(sheet).toHaveCount(0);
    });

    await link(page, 'Placekeeper home').click();
    await expect(page).toHaveURL('/');
    await expect(link(page, 'Placekeeper home')).toHaveAttribute('aria-current', 'page');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    const button = menuButton(page);

    await test.step('the tooltip of the user menu is 40 pixels away, and closes 50 ms after the pointer leaves', async () => {
      const tooltip = page.locator('[data-tooltip-popup]');
      await button.hover();
      await expect(tooltip).toBeVisible();
      expect(await button.getAttribute('data-tooltip')).toBe(await tooltip.textContent());
      const offset = async () => {
        const [from, to] = [await button.boundingBox(), await tooltip.boundingBox()];
        return (to?.x ?? 0) - (from?.x ?? 0) - (from?.width ?? 0);
      };
      // The browser rounds the position of a popup to whole pixels.
      await expect.poll(async () => Math.abs((await offset()) - 40)).toBeLessThan(1);
      await expect(button).toHaveAttribute('data-tooltip-close-delay', '50');
      await page.mouse.move(700, 20);
      await expect(tooltip).toHaveCount(0);
      await button.hover();
      await expect(tooltip).toBeVisible();
      await button.click();
      await expect(tooltip).toHaveCount(0);
    });

    await test.step('the built application has no link to the platform twin', async () => {
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Mock platform' })).toHaveCount(0);
    });

    await test.step('the keyboard chooses a theme and opens the account page', async () => {
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitemradio', { name: 'Light' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Subscriptions and billing' }).click();
      await expect(page).toHaveURL('/__mock/account');
    });
  },
);

test.describe('an address without content', () => {
  test.use({ expectedErrors: /status of 404/ });

  test(
    'shows that the page was not found, with a link to the home screen',
    { tag: ['@SHELL-14', '@PERM-1'] },
    async ({ page, twin }) => {
      const somebodyElses = `${await someLocation(twin)}/info`;
      await twin.createAccount({ persona: 'basic' });
      for (const address of ['/nowhere', '/location/999999999/info', somebodyElses]) {
        await page.goto(address);
        await expect(heading(page)).toContainText(/not found/i);
        await expect(page).toHaveTitle(/not found/i);
      }
      await page.getByRole('main').getByRole('link', { name: 'Go to home' }).click();
      await expect(page).toHaveURL('/');
      await expect(heading(page)).toBeFocused();
    },
  );
});

test.describe('without a network', () => {
  test.use({
    expectedErrors: /ERR_INTERNET_DISCONNECTED|ApiError|dynamically imported/,
  });

  test(
    'a notice appears, and the failed screen loads by itself when the network returns',
    { tag: '@ERR-4' },
    async ({ page, context }) => {
      await page.goto('/locations');
      await expect(page.getByRole('table')).toBeVisible();
      await context.setOffline(true);
      const notice = page.getByText(
        'You’re offline. Changes can’t be saved until you’re back online.',
      );
      await expect(notice).toBeVisible();
      await link(page, 'Bulk edit').click();
      const failed = heading(page, 'This page couldn’t load');
      await expect(failed).toBeFocused();
      await context.setOffline(false);
      await expect(notice).toHaveCount(0);
      await expect(heading(page, 'Bulk edit')).toBeVisible();
      await expect(failed).toHaveCount(0);
    },
  );
});

test(
  'going back closes the menu of the account, the sheet of links, and the question about a deletion',
  { tag: ['@SHELL-12', '@SHELL-16', '@LOC-3'] },
  async ({ page, twin }) => {
    await page.goto('/settings');
    await link(page, 'Tags').click();
    await expect(heading(page, 'Tags')).toBeFocused();
    const goBackAndForward = async () => {
      await page.goBack();
      await expect(heading(page, 'Settings')).toBeFocused();
      await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toHaveCount(0);
      await page.goForward();
      await expect(heading(page, 'Tags')).toBeFocused();
      await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toHaveCount(0);
    };
    await menuButton(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await goBackAndForward();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Navigation' }).click();
    await expect(page.getByRole('dialog', { name: 'Placekeeper' })).toBeVisible();
    await goBackAndForward();

    await test.step('between the screens of a location', async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await visit(page, `${await someLocation(twin)}/info`);
      await page.getByRole('main').getByRole('link', { name: 'Services' }).click();
      await expect(page).toHaveURL(/services$/);
      // The new screen moves the focus to its heading, which closes an open menu.
      await expect(heading(page)).toBeFocused();
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete location' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/info$/);
      await expect(heading(page)).toBeFocused();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.goForward();
      await expect(page).toHaveURL(/services$/);
      await expect(page.getByRole('menu').or(page.getByRole('alertdialog'))).toHaveCount(0);
    });
  },
);
