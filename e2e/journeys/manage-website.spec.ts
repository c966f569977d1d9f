import { locations } from '@placekeeper/contracts/endpoints/locations';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'the website of a location is reached by its menu, checked and saved',
  { tag: ['@WEB-1', '@DET-3'] },
  async ({ page, twin }) => {
    const [first] = await managedLocations(twin);
    if (!first) throw new Error('This account manages no location.');
    await page.goto(`/location/${first.id}/media`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Manage website' }).click();
    await expect(page).toHaveURL(/\/manage-website$/);
    const website = page.getByRole('textbox', { name: 'Website' });
    const slug = page.getByRole('textbox', { name: 'Address name' });
    const unsaved = page.getByRole('region', { name: 'Unsaved changes' });

    await test.step('what is no address is told at its box', async () => {
      await website.fill('harbour.example');
      await slug.fill('Harbour Books');
      await page.keyboard.press('Control+s');
      await expect(website).toBeFocused();
      await expect(website).toHaveAccessibleDescription(/full web address/);
      await expect(slug).toHaveAccessibleDescription(/lower-case letters/);
      await expect(unsaved).toContainText('2 fields need your attention');
    });

    await test.step('both are saved, and the website is published', async () => {
      await website.fill('https://harbour.example/bristol');
      await slug.fill('');
      await page.getByRole('button', { name: /^Use / }).click();
      await expect(slug).toHaveValue(/^[a-z0-9-]+$/);
      await page.keyboard.press('Control+s');
      await expect(unsaved).toHaveCount(0);
      await expect(website).toHaveAccessibleDescription(/Being published/);
      const { location } = await twin.call(locations.show, { params: { id: first.id } });
      expect(location).toMatchObject({
        website_url: 'https://harbour.example/bristol',
        business_website_slug: await slug.inputValue(),
      });
    });
  },
);
