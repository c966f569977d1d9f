import { openGallery, test } from '../gallery/open-gallery.ts';

test.use({ persona: 'guest' });

const wide = { width: 1440, height: 900 };
const narrow = { width: 360, height: 800 };

/**
 * One picture per section. Alternates theme and width, so that each theme and each width has
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
  test(`${section}, ${theme}, ${viewport.width} wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await openGallery(page, `#${section}`);
    const path = `../docs/screenshots/gallery-${section}.png`;
    await page.locator(`#${section}`).screenshot({ path });
  });
}
