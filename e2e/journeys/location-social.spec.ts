import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { SentLocation } from '@placekeeper/contracts/model/location';
import type { Page } from '@playwright/test';
import { joined } from '../fixtures/socket-joined.ts';
import { pressSaveFrom } from '../fixtures/press-save.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

/** Opens a location with a TikTok address. */
async function openSocial(page: Page, twin: Twin): Promise<SentLocation> {
  const found = (await managedLocations(twin)).find((one) => one.social_profiles?.['tiktok']);
  if (!found) throw new Error('No location has an address at TikTok.');
  const listening = joined(page);
  await page.goto(`/location/${found.id}/social-profiles`);
  await expect(page.getByRole('form', { name: 'Social profiles' })).toBeVisible();
  await listening;
  return found;
}

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const sent = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'PATCH').then((r) => r.postDataJSON());
const unsaved = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });

test.use({ expectedErrors: /status of 500|^\[write\]/ });

test(
  'a user edits, saves and removes social profiles and the website, and invalid addresses show errors',
  { tag: ['@SOC-1', '@WEB-1', '@DET-3', '@ERR-4'] },
  async ({ page, twin }) => {
    const { id } = await openSocial(page, twin);

    await test.step('a button does not move while it is pressed, although the field that loses the focus shows an error', async () => {
      await box(page, 'Instagram').fill('not an address');
      await pressSaveFrom(page, box(page, 'Instagram'));
    });

    await test.step('an invalid address shows its error when the user leaves the field', async () => {
      await box(page, 'Facebook').fill('not an address');
      await page.keyboard.press('Tab');
      await expect(box(page, 'Facebook')).toHaveAccessibleDescription(/full profile URL/);
      await box(page, 'Facebook').fill('');
      await expect(box(page, 'Facebook')).not.toHaveAttribute('aria-invalid', 'true');
    });

    await test.step('an address of another network shows an error at its field', async () => {
      await box(page, 'Instagram').fill('https://www.facebook.com/harbour');
      await page.keyboard.press('Control+s');
      await expect(box(page, 'Instagram')).toBeFocused();
      await expect(box(page, 'Instagram')).toHaveAccessibleDescription(/isn’t on Instagram/);
      await expect(unsaved(page)).toContainText('1 field needs your attention');
    });

    await test.step('a user name is completed to an address', async () => {
      await box(page, 'Instagram').fill('harbour');
      await page.getByRole('button', { name: 'Use https://www.instagram.com/harbour' }).click();
      await expect(box(page, 'Instagram')).toHaveValue('https://www.instagram.com/harbour');
      await expect(box(page, 'Instagram')).not.toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('link', { name: 'Open Instagram' })).toHaveAttribute(
        'href',
        'https://www.instagram.com/harbour',
      );
    });

    await test.step('only changed profiles are sent, without the parameters of their addresses', async () => {
      await box(page, 'Facebook').fill('https://www.facebook.com/harbour?utm_source=mail');
      await expect(box(page, 'Facebook')).toHaveAccessibleDescription(
        'Will be saved as https://www.facebook.com/harbour',
      );
      await page.getByRole('button', { name: 'Clear TikTok' }).click();
      await expect(box(page, 'TikTok')).toBeFocused();
      const request = sent(page);
      await twin.arm({ endpoint: 'locations.updateSocialProfiles', status: 500, times: 1 });
      await page.keyboard.press('Control+s');
      await expect(page.getByRole('alert')).toContainText('Couldn’t save');
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
      await expect(box(page, 'Facebook')).toHaveAccessibleDescription(/Publishing/);
      await twin.advance(10 * 60_000);
      await expect(page.getByText(/Publishing/)).toHaveCount(0);
    });

    await test.step('Back shows the saved addresses, and leaving asks about unsaved changes', async () => {
      await page.getByRole('link', { name: 'Info' }).click();
      await expect(page.getByRole('form', { name: 'Profile information' })).toBeVisible();
      await page.goBack();
      await expect(box(page, 'Instagram')).toHaveValue('https://www.instagram.com/harbour');
      await expect(box(page, 'TikTok')).toHaveValue('');
      await box(page, 'Facebook').fill('');
      await page.getByRole('link', { name: 'Info' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await expect(dialog).toContainText('the Facebook link');
      await dialog.getByRole('button', { name: 'Discard and leave' }).click();
      await expect(page).toHaveURL(/\/info$/);
    });

    const website = box(page, 'Website');
    const slug = box(page, 'URL slug');

    await test.step('the menu of a location opens its website, and invalid values show errors at their fields', async () => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Manage website' }).click();
      await expect(page).toHaveURL(/\/manage-website$/);
      // Waits for the slug, because the previous form has a website field too.
      await expect(slug).toBeVisible();
      await expect(page.getByRole('region', { name: 'On Google' })).toContainText('Website');
      await website.fill('harbour');
      await page.keyboard.press('Tab');
      await expect(website).toHaveAccessibleDescription(/full URL/);
      await slug.fill('Harbour Books');
      await page.keyboard.press('Control+s');
      await expect(website).toBeFocused();
      await expect(website).toHaveAccessibleDescription(/full URL/);
      await expect(slug).toHaveAccessibleDescription(/lowercase letters/);
      await expect(unsaved(page)).toContainText('2 fields need your attention');
    });

    await test.step('the slug and the website are saved, and the website is published', async () => {
      await website.fill('harbour.example/bristol');
      await slug.fill('');
      await page.getByRole('button', { name: /^Use / }).click();
      await expect(slug).toHaveValue(/^[a-z0-9-]+$/);
      await page.keyboard.press('Control+s');
      await expect(unsaved(page)).toHaveCount(0);
      await expect(website).toHaveAccessibleDescription(/Publishing/);
      const { location } = await twin.call(locations.show, { params: { id } });
      expect(location).toMatchObject({
        website_url: 'https://harbour.example/bristol',
        business_website_slug: await slug.inputValue(),
      });
    });
  },
);
