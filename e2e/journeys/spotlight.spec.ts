import type { Page } from '@playwright/test';
import { atHome, box, opened, part, sidebar, spotlight } from '../fixtures/spotlight.ts';
import { slowDown } from '../fixtures/slow-down.ts';
import { expect, test } from '../fixtures/test.ts';

const searchButton = (page: Page) => sidebar(page).getByRole('button', { name: 'Search' });
const menuButton = (page: Page) => sidebar(page).getByRole('button', { name: /menu$/ });

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(spotlight(page)).toHaveCount(0);
}

test(
  'the search opens with / and from the sidebar, but not over a menu or a modal',
  { tag: ['@SPOT-1', '@SPOT-2', '@SPOT-3', '@SPOT-5', '@SHELL-6'] },
  async ({ page }) => {
    await atHome(page);

    await test.step('the / key opens the search when it is released, and types nothing', async () => {
      await page.keyboard.down('/');
      await expect(spotlight(page)).toHaveCount(0);
      await page.keyboard.up('/');
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      await expect(box(page)).toHaveAttribute(
        'placeholder',
        'Search for locations or things to do ...',
      );
      // The open search receives the key as text.
      await page.keyboard.press('/');
      await expect(box(page)).toHaveValue('/');
      await close(page);
      // Nothing had the focus before the search opened, so the content gets it.
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('a / that needs Shift opens the search, whichever key is released first', async () => {
      // Shift and 7 type `/` on a German keyboard.
      await page.evaluate(() => {
        const send = (type: string, key: string) =>
          document.body.dispatchEvent(
            new KeyboardEvent(type, { key, code: 'Digit7', shiftKey: key === '/', bubbles: true }),
          );
        send('keydown', '/');
        send('keyup', '7');
      });
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('');
      await close(page);
    });

    await test.step('the button of the sidebar opens the search and gets the focus back', async () => {
      await searchButton(page).click();
      await expect(box(page)).toBeFocused();
      await close(page);
      await expect(searchButton(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(box(page)).toBeFocused();
      await close(page);
      await searchButton(page).dblclick();
      await expect(box(page)).toBeFocused();
      await close(page);
    });

    await test.step('no key opens the search over a menu', async () => {
      await menuButton(page).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press('/');
      await page.keyboard.press('Control+k');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(spotlight(page)).toHaveCount(0);
      await page.keyboard.press('Control+k');
      await expect(box(page)).toBeFocused();
      await close(page);
    });

    await test.step('an open modal is shaken instead, or flashes with reduced motion', async () => {
      await page
        .getByRole('button', { name: /^Disconnect/ })
        .first()
        .click();
      const modal = page.getByRole('alertdialog');
      const session = await page.context().newCDPSession(page);
      const playAt = (playbackRate: number) =>
        session.send('Animation.setPlaybackRate', { playbackRate });
      await session.send('Animation.enable');
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion });
        await expect(modal).toBeVisible();
        await playAt(1);
        await expect.poll(() => pulseOf(page)).toBeNull();
        // Slows the animation down, because a busy machine may read it after its half second has passed.
        await playAt(0.01);
        await page.keyboard.press('/');
        await expect
          .poll(() => pulseOf(page))
          .toEqual({ duration: 500, moves: reducedMotion === 'no-preference' });
      }
      await session.detach();
      await expect(spotlight(page)).toHaveCount(0);
      await expect(modal).toBeVisible();
    });
  },
);

test(
  'letters typed at once are not lost while the code of the search loads',
  { tag: ['@SPOT-1', '@SPOT-5'] },
  async ({ page }) => {
    await slowDown(page, { latencyMs: 500 });
    await page.goto('/google-accounts', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Presses the next key before releasing this key, as fast typists do.
    await page.keyboard.down('/');
    await page.keyboard.down('h');
    await page.keyboard.up('/');
    await page.keyboard.type('arbour');
    await expect(box(page)).toHaveValue('harbour');
    await expect(box(page)).toBeFocused();
  },
);

test(
  'the / key types into fields, and a filter that reaches the address does not close the search',
  { tag: ['@SPOT-1', '@SHELL-12', '@SHELL-16'] },
  async ({ page }) => {
    await atHome(page, '/locations');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.pressSequentially('harbour');
    // A key combination types nothing, so it opens the search from a field too.
    await field.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('tags');
    await expect(page).toHaveURL(/filter=harbour/);
    await expect(spotlight(page).getByRole('link', { name: /Tags/ }).first()).toBeVisible();
    await expect(box(page)).toHaveValue('tags');
    await close(page);
    await expect(field).toBeFocused();
    await field.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.goBack();
    await expect(page).not.toHaveURL(/filter=/);
    await expect(spotlight(page)).toHaveCount(0);

    await field.press('/');
    await expect(field).toHaveValue('/');
    await field.fill('');
    await page.getByRole('table').getByRole('link').first().click();
    const description = page.getByRole('textbox', { name: 'Description' });
    await description.press('/');
    await expect(description).toHaveValue(/\//);
    const select = page.getByRole('combobox').first();
    await select.press('/');
    await page.keyboard.press('Shift+Tab');
    await expect(spotlight(page)).toHaveCount(0);
  },
);

const pulseOf = (page: Page) =>
  page.evaluate(() => {
    const pulse = document.getAnimations().find(({ id }) => id === 'pulse');
    if (!(pulse?.effect instanceof KeyframeEffect)) return null;
    return {
      duration: pulse.effect.getTiming().duration,
      moves: pulse.effect.getKeyframes().some((frame) => 'translate' in frame),
    };
  });

test(
  'the search starts with recent locations, is used by keyboard, and closes on a click outside',
  { tag: ['@SPOT-3', '@SPOT-4', '@SPOT-5', '@SPOT-6', '@SPOT-9', '@CARD-1', '@SHELL-12'] },
  async ({ page }) => {
    await opened(page);
    const recent = part(page, 'Recent locations').getByRole('link');
    const navigate = part(page, 'Navigate').getByRole('link');

    await test.step('the search starts with recent locations, quick actions and screens', async () => {
      await expect(recent).toHaveCount(5);
      await expect(
        part(page, 'Quick actions').getByRole('link', { name: 'Manage locations' }),
      ).toBeVisible();
      await expect(navigate.filter({ hasText: /^Locations$/ })).toBeVisible();
      const footer = spotlight(page).locator('footer');
      await expect(footer).toContainText(/Esc\s*to exit/);
      await expect(footer).toContainText(/↑\s*↓\s*to navigate/);
      await expect(footer).toContainText(/Enter\s*to select/);
      await expect(footer).toContainText(/\/\s*to search from anywhere/);
    });

    await test.step('arrow keys move the focus between the links', async () => {
      await page.keyboard.press('ArrowDown');
      await expect(recent.nth(0)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(recent.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('ArrowUp');
      await expect(box(page)).toBeFocused();
      // Moves past the first entry to the last, and back.
      await page.keyboard.press('ArrowUp');
      await expect(navigate.last()).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(box(page)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await expect(navigate.first()).toBeFocused();
      await page.keyboard.press('ArrowLeft');
      await expect(recent.first()).toBeFocused();
    });

    await test.step('Tab stays inside the search, and a letter goes into the field', async () => {
      const stops = await spotlight(page).locator('a, button, input').count();
      for (let index = 0; index <= stops; index += 1) {
        await page.keyboard.press('Tab');
        await expect(spotlight(page).locator(':focus')).toHaveCount(1);
      }
      await recent.first().focus();
      await page.keyboard.type('ab');
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('ab');
    });

    await test.step('the clear button empties the field and leaves the focus in it', async () => {
      await spotlight(page).getByRole('button', { name: 'Clear search' }).click();
      await expect(box(page)).toHaveValue('');
      await expect(box(page)).toBeFocused();
    });

    await test.step('an opened location comes first the next time', async () => {
      const address = (await recent.nth(2).getAttribute('href')) ?? '';
      await recent.nth(2).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.keyboard.press('/');
      await expect(recent.first()).toHaveAttribute('href', address);
    });

    await test.step('a click in the sidebar leaves the search open, a click elsewhere closes it', async () => {
      await page.mouse.click(30, 780);
      await expect(spotlight(page)).toBeVisible();
      await sidebar(page).getByRole('button', { name: /menu$/, includeHidden: true }).click();
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible();
      await expect(spotlight(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menuitem', { name: 'Log out' })).toHaveCount(0);
      await expect(spotlight(page)).toBeVisible();
      await page.mouse.click(1300, 700);
      await expect(spotlight(page)).toHaveCount(0);
    });

    await test.step('a link of the sidebar opens its screen and closes the search', async () => {
      await page.keyboard.press('Control+k');
      await expect(box(page)).toHaveValue('');
      await sidebar(page).getByRole('link', { name: 'Locations', includeHidden: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeFocused();
      await expect(spotlight(page)).toHaveCount(0);
    });
  },
);

test.describe('an account without locations', () => {
  test.use({ persona: 'new' });

  test(
    'can add a location from the search, which closes when a slow navigation ends',
    { tag: ['@SPOT-7', '@SHELL-12'] },
    async ({ page, twin }) => {
      await opened(page);
      await expect(part(page, 'Recent locations')).toContainText('No locations added yet');
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('link', { name: 'Add a location' })).toHaveAttribute('href', '/');
      await page.keyboard.press('Enter');
      // Home redirects an account without locations.
      await expect(page).toHaveURL('/onboarding');

      await test.step('a slow navigation', async () => {
        // Only the navigation to home waits for this response; the list reads the accounts after it has joined.
        await twin.arm({ endpoint: 'googleTokens.list', hold: true });
        const held = page.waitForRequest('**/api/google-tokens');
        await page.goto('/locations');
        await page.getByRole('banner').getByRole('link', { name: 'Placekeeper home' }).click();
        await held;
        await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
        await page.keyboard.press('/');
        await expect(box(page)).toBeFocused();
        await twin.release();
        await expect(page).toHaveURL('/onboarding');
        await expect(spotlight(page)).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      });
    },
  );
});
