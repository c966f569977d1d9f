import { expect, openGallery, test } from './open-gallery.ts';

test.use({ persona: 'guest' });

/** The browser that took the stored pictures. Other browsers draw text slightly differently. */
const takenWith = /^HeadlessChrome\/156\./;

test.beforeEach(async ({ browser }) => {
  const session = await browser.newBrowserCDPSession();
  const { product } = await session.send('Browser.getVersion');
  test.skip(
    process.platform !== 'linux' || !takenWith.test(product),
    'The pictures were taken by another browser.',
  );
});

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 800 };

/**
 * The pictures in docs/screenshots, one per section. Alternates theme and width, so that each theme and each width has
 * pictures without taking all four combinations.
 */
const pictures = [
  { section: 'icons', theme: 'light', viewport: wide },
  { section: 'buttons', theme: 'dark', viewport: wide },
  { section: 'fields', theme: 'light', viewport: wide },
  { section: 'status', theme: 'dark', viewport: narrow },
  { section: 'messages', theme: 'light', viewport: narrow },
  { section: 'navigation', theme: 'dark', viewport: narrow },
  { section: 'list', theme: 'dark', viewport: wide },
  { section: 'form', theme: 'light', viewport: narrow },
] as const;

for (const { section, theme, viewport } of pictures) {
  test(`${section} matches its picture, ${theme}, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await openGallery(page, `#${section}`);
    await expect(page.locator(`#${section}`)).toHaveScreenshot(`gallery-${section}.png`);
  });
}
