import type { Page } from '@playwright/test';
import { joined } from '../fixtures/joined.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

/** One that has an address at TikTok. */
async function openSocial(page: Page, twin: Twin): Promise<void> {
  const found = (await managedLocations(twin)).find((one) => one.social_profiles?.['tiktok']);
  if (!found) throw new Error('No location is at TikTok.');
  const listening = joined(page);
  await page.goto(`/location/${found.id}/social-profiles`);
  await expect(page.getByRole('form', { name: 'Social profiles' })).toBeVisible();
  await listening;
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const sent = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'PATCH').then((r) => r.postDataJSON());
const unsaved = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

test(
  'an address is checked for its network, completed, published and taken away',
  { tag: ['@SOC-1', '@DET-3'] },
  async ({ page, twin }) => {
    await openSocial(page, twin);

    await test.step('what is no profile of the network is told at its box', async () => {
      await box(page, 'Instagram').fill('https://www.facebook.com/harbour');
      await page.keyboard.press('Control+s');
      await expect(box(page, 'Instagram')).toBeFocused();
      await expect(box(page, 'Instagram')).toHaveAccessibleDescription(
        /not an address at Instagram/,
      );
      await expect(unsaved(page)).toContainText('1 field needs your attention');
    });

    await test.step('what was meant is one press away', async () => {
      await box(page, 'Instagram').fill('@harbour');
      await page.getByRole('button', { name: 'Use https://www.instagram.com/harbour' }).click();
      await expect(box(page, 'Instagram')).toHaveValue('https://www.instagram.com/harbour');
      await expect(box(page, 'Instagram')).not.toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('link', { name: 'Open Instagram' })).toHaveAttribute(
        'href',
        'https://www.instagram.com/harbour',
      );
    });

    await test.step('only what was changed is sent, and it is kept without what nobody needs', async () => {
      await box(page, 'Facebook').fill('https://www.facebook.com/harbour?utm_source=mail');
      await expect(box(page, 'Facebook')).toHaveAccessibleDescription(
        'Will be kept as https://www.facebook.com/harbour',
      );
      await page.getByRole('button', { name: 'Clear TikTok' }).click();
      await expect(box(page, 'TikTok')).toBeFocused();
      const request = sent(page);
      await page.keyboard.press('Control+s');
      expect(await request).toEqual({
        social_profiles: {
          facebook: 'https://www.facebook.com/harbour?utm_source=mail',
          instagram: 'https://www.instagram.com/harbour',
          tiktok: null,
        },
      });
      await expect(unsaved(page)).toHaveCount(0);
      await expect(box(page, 'Facebook')).toHaveValue('https://www.facebook.com/harbour');
      await expect(box(page, 'Facebook')).toHaveAccessibleDescription(/Being published/);
      await twin.advance(10 * 60_000);
      await expect(page.getByText(/Being published/)).toHaveCount(0);
    });

    await test.step('leaving with unsaved changes asks', async () => {
      await box(page, 'Facebook').fill('');
      await page.getByRole('link', { name: 'Info' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await expect(dialog).toContainText('link to Facebook');
      await dialog.getByRole('button', { name: 'Discard and leave' }).click();
      await expect(page).toHaveURL(/\/info$/);
    });
  },
);

test.describe('a save that fails', () => {
  test.use({ expectedErrors: /status of 500|^\[write\]/ });

  test('loses nothing', { tag: ['@SOC-1', '@ERR-4'] }, async ({ page, twin }) => {
    await openSocial(page, twin);
    await twin.arm({ endpoint: 'locations.updateSocialProfiles', status: 500, times: 1 });
    await box(page, 'YouTube').fill('https://www.youtube.com/@harbourx');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('alert')).toContainText('Not saved.');
    await page.keyboard.press('Control+s');
    await expect(unsaved(page)).toHaveCount(0);
    await page.reload();
    await expect(box(page, 'YouTube')).toHaveValue('https://www.youtube.com/@harbourx');
  });
});
