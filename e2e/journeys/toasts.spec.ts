import { GoogleTokenId } from '@placekeeper/contracts/core/id';
import type { Locator, Page } from '@playwright/test';
import { joined } from '../fixtures/joined.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

const stack = (page: Page) => page.locator('[data-sonner-toast]');
const opened = (page: Page) => page.locator('[data-sonner-toast][data-expanded=true]');
const elsewhere = { x: 400, y: 860 };

interface Token {
  readonly id: number;
  readonly email: string;
  readonly status: string;
}

/** One toast for each of the two Google accounts that still worked; they stay until somebody closes them. */
async function loseBoth(page: Page, twin: Twin): Promise<string[]> {
  const answer = await page.request.get('/api/google-tokens');
  const { tokens }: { tokens: Token[] } = await answer.json();
  const connected = tokens.filter(({ status }) => status !== 'lost-authorization');
  for (const { id, email } of connected) {
    await twin.loseAuthorization({ token_id: GoogleTokenId.parse(id) });
    await expect(stack(page).filter({ hasText: email })).toHaveAttribute('data-mounted', 'true');
  }
  await settled(page);
  return connected.map(({ email }) => email).toReversed();
}

const settled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() =>
        document.getAnimations().some(({ playState }) => playState === 'running'),
      ),
    )
    .toBe(false);

/** To be told of a loss, a page has to listen. */
async function visit(page: Page) {
  const listening = joined(page);
  await page.goto('/google-accounts');
  await listening;
  await expect(page.getByText('Connected', { exact: true })).toHaveCount(2);
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing is drawn');
  return box;
}

/** Where fixed things can be: the window without the gutter of its scrollbar. */
const roomOf = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth: width } = document.body;
    return { width, height: innerHeight };
  });

async function drag(page: Page, toast: Locator, by: { x: number; y: number }) {
  const { x, y } = await boxOf(toast.locator('[data-title]'));
  const start = { x: x + 20, y: y + 8 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    await page.mouse.move(start.x + by.x * part, start.y + by.y * part);
  }
  // Slowly: what decides is the distance.
  await page.clock.fastForward(10_000);
  await page.mouse.up();
}

test(
  'the newest stands in front, in the corner, and both open under the pointer',
  { tag: ['@TOAST-1', '@TOAST-2', '@TOAST-3', '@TOAST-4'] },
  async ({ page, twin }) => {
    await visit(page);
    const emails = await loseBoth(page, twin);
    const [front, back] = [stack(page).nth(0), stack(page).nth(1)];

    await expect(front).toContainText(emails[0] ?? '');
    await expect(back).toContainText(emails[1] ?? '');
    await expect(front).toHaveAttribute('data-type', 'warning');
    const box = await boxOf(front);
    const room = await roomOf(page);
    expect([box.width, room.width - box.x - box.width, room.height - box.y - box.height]).toEqual([
      356, 32, 32,
    ]);

    await expect(opened(page)).toHaveCount(0);
    await front.hover();
    await expect(opened(page)).toHaveCount(2);
    await settled(page);
    const [below, above] = [await boxOf(front), await boxOf(back)];
    expect(below.y - above.y - above.height).toBe(14);

    await page.mouse.move(elsewhere.x, elsewhere.y);
    await expect(opened(page)).toHaveCount(0);
  },
);

test(
  'the hotkey leads in and Escape leads back, also out of an open dialog',
  { tag: ['@TOAST-3', '@TOAST-4'] },
  async ({ page, twin }) => {
    await visit(page);
    await loseBoth(page, twin);
    await page
      .getByRole('button', { name: /^Disconnect / })
      .first()
      .click();
    const dialog = page.getByRole('alertdialog');
    const confirm = dialog.locator(':focus');
    await expect(confirm).toBeVisible();
    await page.mouse.move(elsewhere.x, elsewhere.y);

    await page.keyboard.press('Alt+t');
    await expect(stack(page).nth(0)).toBeFocused();
    await expect(opened(page)).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(confirm).toBeFocused();
    await expect(opened(page)).toHaveCount(0);

    await page.keyboard.press('Alt+t');
    const close = page.getByRole('button', { name: 'Close toast' });
    for (const left of [1, 0]) {
      await page.keyboard.press('Tab');
      await expect(close.first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(stack(page)).toHaveCount(left);
      if (left > 0) await expect(stack(page)).toBeFocused();
    }
    await expect(confirm).toBeFocused();
    await expect(dialog).toBeVisible();
  },
);

test(
  'a slow swipe of 20 px towards the corner dismisses, a shorter one does not',
  { tag: ['@TOAST-2', '@TOAST-4'] },
  async ({ page, twin }) => {
    await page.clock.install();
    await visit(page);
    await loseBoth(page, twin);
    const front = stack(page).nth(0);
    await drag(page, front, { x: 19, y: 0 });
    await expect(front).toHaveAttribute('data-swiping', 'false');
    await drag(page, front, { x: -120, y: 0 });
    await expect(front).toHaveAttribute('data-swiping', 'false');
    await expect(stack(page)).toHaveCount(2);
    await drag(page, front, { x: 20, y: 0 });
    await expect(stack(page)).toHaveCount(1);
    await drag(page, front, { x: 0, y: 20 });
    await expect(stack(page)).toHaveCount(0);
  },
);

test(
  'what is told in passing goes after 4000 ms, and takes 200 to do so',
  { tag: ['@TOAST-1', '@TOAST-2', '@TOAST-4'] },
  async ({ page }) => {
    await visit(page);
    await page.evaluate(() => {
      const marked = new Set<string>();
      const mark = (name: string) => {
        if (marked.has(name)) return;
        marked.add(name);
        performance.mark(name);
      };
      new MutationObserver(() => {
        const toast = document.querySelector<HTMLElement>('[data-sonner-toast]');
        if (toast?.dataset['mounted'] === 'true') mark('shown');
        if (toast?.dataset['removed'] === 'true') mark('marked');
        if (!toast && marked.has('marked')) mark('gone');
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await page
      .getByRole('button', { name: /^Disconnect / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Disconnect account' }).click();
    await page.mouse.move(elsewhere.x, elsewhere.y);
    await expect(stack(page)).toHaveAttribute('data-type', 'success');
    await expect(stack(page)).toContainText('is disconnected');
    await expect(stack(page)).toHaveCount(0);
    const { stayed, left } = await page.evaluate(() => ({
      stayed: performance.measure('stayed', 'shown', 'marked').duration,
      left: performance.measure('left', 'marked', 'gone').duration,
    }));
    // Give or take what a busy machine needs to draw and to look; the exact figures are Toaster's own tests.
    expect(Math.abs(stayed - 4000)).toBeLessThan(800);
    expect(Math.abs(left - 200)).toBeLessThan(150);
  },
);

test(
  'a toast takes on another theme, keeps its lines in forced colours, and is not printed',
  { tag: '@TOAST-1' },
  async ({ page, twin }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await visit(page);
    await loseBoth(page, twin);
    const front = stack(page).nth(0);
    await expect(front).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(front).toHaveCSS('background-color', 'rgb(19, 21, 25)');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(front).toHaveCSS('border-top-width', '1px');
    await page.emulateMedia({ media: 'print' });
    await expect(front).toBeHidden();
  },
);

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test(
    'a toast fits the screen, opens with a tap, and follows a finger',
    { tag: ['@TOAST-3', '@TOAST-4'] },
    async ({ page, twin }) => {
      await visit(page);
      await loseBoth(page, twin);
      const front = stack(page).nth(0);
      const { x, width } = await boxOf(front);
      expect([x, width]).toEqual([16, 360 - 32]);
      const isCut = await front.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      );
      expect(isCut).toBe(false);

      await front.locator('[data-description]').tap();
      await expect(opened(page)).toHaveCount(2);
      await page.getByRole('heading', { level: 1 }).tap();
      await expect(opened(page)).toHaveCount(0);
      await settled(page);

      const words = await boxOf(front.locator('[data-title]'));
      const cdp = await page.context().newCDPSession(page);
      const finger = (type: 'touchStart' | 'touchMove', by: number) =>
        cdp.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [{ x: words.x + 20 + by, y: words.y + 8 }],
        });
      await finger('touchStart', 0);
      for (const by of [6, 12, 18, 24, 30]) await finger('touchMove', by);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(stack(page)).toHaveCount(1);
    },
  );
});
