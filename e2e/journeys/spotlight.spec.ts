import type { Page } from '@playwright/test';
import { atHome, box, opened, part, sidebar, spotlight } from '../fixtures/spotlight.ts';
import { slowDown } from '../fixtures/slow.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'opens when / is released, and types none',
  { tag: ['@SPOT-1', '@SPOT-5'] },
  async ({ page }) => {
    await atHome(page);
    await page.keyboard.down('/');
    await expect(spotlight(page)).toHaveCount(0);
    await page.keyboard.up('/');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toHaveAttribute(
      'placeholder',
      'Search for locations or things to do ...',
    );
    // Already open: the key is text now.
    await page.keyboard.press('/');
    await expect(box(page)).toHaveValue('/');
    await expect(spotlight(page)).toHaveCount(1);
  },
);

test(
  'who types on at once loses no letter, even while its code is on its way',
  { tag: ['@SPOT-1', '@SPOT-5'] },
  async ({ page }) => {
    await slowDown(page, { latencyMs: 500 });
    await page.goto('/google-accounts', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The next letter is down before the key is up.
    await page.keyboard.down('/');
    await page.keyboard.down('h');
    await page.keyboard.up('/');
    await page.keyboard.type('arbour');
    await expect(box(page)).toHaveValue('harbour');
    await expect(box(page)).toBeFocused();
  },
);

test(
  'a / that needs Shift opens it too, whichever key is let go first',
  { tag: '@SPOT-1' },
  async ({ page }) => {
    await atHome(page);
    // As a German keyboard has it: Shift and 7.
    await page.evaluate(() => {
      const send = (type: string, key: string) =>
        document.body.dispatchEvent(
          new KeyboardEvent(type, { key, code: 'Digit7', shiftKey: key === '/', bubbles: true }),
        );
      send('keydown', '/');
      send('keyup', '7');
    });
    await expect(box(page)).toBeFocused();
  },
);

test('stays closed while somebody types', { tag: '@SPOT-1' }, async ({ page }) => {
  await atHome(page, '/locations');
  const field = page.getByRole('searchbox', { name: /search/i });
  // Keys held together are no text.
  await field.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await field.press('/');
  await expect(field).toHaveValue('/');
  await field.fill('');
  await page.getByRole('link', { name: 'Puffin' }).first().click();
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.press('/');
  await expect(description).toHaveValue(/\//);
  const select = page.getByRole('combobox').first();
  await select.focus();
  await page.keyboard.press('/');
  await page.keyboard.press('Shift+Tab');
  await expect(spotlight(page)).toHaveCount(0);
});

test(
  'opens from the sidebar, by pointer and by keyboard',
  { tag: ['@SPOT-1', '@SHELL-6'] },
  async ({ page }) => {
    await atHome(page);
    const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await button.click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(spotlight(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await button.dblclick();
    await expect(spotlight(page)).toBeVisible();
    await expect(box(page)).toBeFocused();
  },
);

test('an open modal is shaken instead', { tag: '@SPOT-2' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await atHome(page);
  await page
    .getByRole('button', { name: /^Disconnect/ })
    .first()
    .click();
  const modal = page.getByRole('alertdialog');
  await expect(modal).toBeVisible();
  await page.keyboard.press('/');
  await expect.poll(() => pulseOf(page)).toEqual({ duration: 500, moves: true });
  await expect(spotlight(page)).toHaveCount(0);
  await expect(modal).toBeVisible();
});

test('where motion is reduced, its outline flashes', { tag: '@SPOT-2' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await atHome(page);
  await page
    .getByRole('button', { name: /^Disconnect/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('/');
  await expect.poll(() => pulseOf(page)).toEqual({ duration: 500, moves: false });
  await expect(spotlight(page)).toHaveCount(0);
});

/** The pulse that runs on the modal; nothing when none does. */
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
  'closes by Escape and by a click outside, not by one in the sidebar',
  { tag: '@SPOT-3' },
  async ({ page }) => {
    await opened(page);
    await page.keyboard.type('har');
    await page.keyboard.press('Escape');
    await expect(spotlight(page)).toHaveCount(0);
    // Nothing had the focus before: the content takes it, and no control of it.
    await expect(page.getByRole('main')).toBeFocused();

    await page.keyboard.press('/');
    await expect(box(page)).toHaveValue('');
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
  },
);

test(
  'a link of the sidebar works while it is open, and hides it',
  { tag: ['@SPOT-3', '@SHELL-12'] },
  async ({ page }) => {
    await opened(page);
    await sidebar(page).getByRole('link', { name: 'Locations', includeHidden: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeFocused();
    await expect(spotlight(page)).toHaveCount(0);
  },
);

test('the arrows move the focus of the document', { tag: '@SPOT-4' }, async ({ page }) => {
  await opened(page);
  const recent = part(page, 'Recent locations').getByRole('link');
  await expect(recent).toHaveCount(5);
  await page.keyboard.press('ArrowDown');
  await expect(recent.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(recent.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toBeFocused();
  // Round to the last, and back.
  await page.keyboard.press('ArrowUp');
  const navigate = part(page, 'Navigate').getByRole('link');
  await expect(navigate.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(navigate.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(recent.first()).toBeFocused();
  // A letter goes on in the box.
  await page.keyboard.type('ab');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('ab');
});

test('Tab stays inside', { tag: '@SPOT-4' }, async ({ page }) => {
  await opened(page);
  for (let index = 0; index < 25; index += 1) {
    await page.keyboard.press('Tab');
    await expect
      .poll(() => spotlight(page).evaluate((dialog) => dialog.contains(document.activeElement)))
      .toBe(true);
  }
});

test(
  'the clear button empties the box and leaves the focus in it',
  { tag: '@SPOT-5' },
  async ({ page }) => {
    await opened(page);
    await page.keyboard.type('puffin');
    await spotlight(page).getByRole('button', { name: 'Clear search' }).click();
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
    await expect(part(page, 'Recent locations')).toBeVisible();
  },
);

test(
  'begins with recent locations, quick actions and where one can go',
  { tag: ['@SPOT-6', '@CARD-1'] },
  async ({ page }) => {
    await opened(page);
    await expect(part(page, 'Recent locations').getByRole('link')).toHaveCount(5);
    await expect(
      part(page, 'Quick actions').getByRole('link', { name: 'Manage locations' }),
    ).toBeVisible();
    await expect(
      part(page, 'Navigate').getByRole('link', { name: 'Locations', exact: true }),
    ).toBeVisible();
    await part(page, 'Recent locations').getByRole('link').nth(2).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const name = await page.getByRole('heading', { level: 1 }).innerText();

    // The one just opened comes first now.
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('/');
    await expect(part(page, 'Recent locations').getByRole('link').first()).toContainText(name);
  },
);

test.describe('without locations', () => {
  test.use({ persona: 'new' });

  test('leads to adding one', { tag: '@SPOT-7' }, async ({ page }) => {
    await opened(page);
    await expect(part(page, 'Recent locations')).toContainText('No locations added yet');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'Add a location' })).toHaveAttribute('href', '/');
    await page.keyboard.press('Enter');
    // An account with nothing is led on from the home screen.
    await expect(page).toHaveURL('/onboarding');
  });
});

test('the footer says which keys there are', { tag: '@SPOT-9' }, async ({ page }) => {
  await opened(page);
  const footer = spotlight(page).getByRole('contentinfo').or(spotlight(page).locator('footer'));
  await expect(footer).toContainText(/Esc\s*to exit/);
  await expect(footer).toContainText(/↑\s*↓\s*to navigate/);
  await expect(footer).toContainText(/Enter\s*to select/);
  await expect(footer).toContainText(/\/\s*to search from anywhere/);
});

test(
  'opened while a list takes its filter into the address, it stays',
  { tag: ['@SPOT-1', '@SHELL-12', '@SHELL-16'] },
  async ({ page }) => {
    await atHome(page, '/locations');
    const field = page.getByRole('searchbox', { name: /search/i });
    await field.pressSequentially('harbour');
    await field.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('tags');
    await expect(page).toHaveURL(/filter=harbour/);
    await expect(spotlight(page).getByRole('link', { name: /Tags/ }).first()).toBeVisible();
    await expect(box(page)).toHaveValue('tags');
    await page.goBack();
    await expect(page).not.toHaveURL(/filter=/);
    await expect(spotlight(page)).toHaveCount(0);
  },
);

test.describe('a slow navigation', () => {
  test.use({ persona: 'new' });

  test('hides it when it arrives', { tag: '@SHELL-12' }, async ({ page, twin }) => {
    // The page asks by itself, once it listens; the home screen waits for the answer.
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
});

test('does not open over a menu, by neither of its keys', { tag: '@SPOT-1' }, async ({ page }) => {
  await atHome(page);
  await page.getByRole('button', { name: /menu$/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(spotlight(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
});
