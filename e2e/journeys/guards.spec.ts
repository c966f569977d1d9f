import { someLocation } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'pages of admins redirect other users home, and have no tab',
  { tag: '@SHELL-10' },
  async ({ page, twin }) => {
    const location = await someLocation(twin);
    await page.goto(`${location}/admin`);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    // No link leads to them, but the history of the browser may.
    for (const path of ['location-data', 'germ-patch-attempts']) {
      await page.evaluate((to) => history.pushState(null, '', to), `${location}/admin/${path}`);
      await page.evaluate(() => history.pushState(null, '', '/google-accounts'));
      await page.goBack();
      await expect(page).toHaveURL('/');
    }

    await page.goto(`${location}/attributes`);
    await expect(page.getByRole('form', { name: 'Attributes' })).toBeVisible();
    const tabs = page.getByRole('navigation', { name: /^Sections of/ });
    await expect(tabs.getByRole('link', { name: 'Attributes' })).toBeVisible();
    await expect(tabs.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  },
);

test.describe('for an admin', () => {
  test.use({ persona: 'admin' });

  test(
    'the pages open, and the tab shows the first of them',
    { tag: ['@SHELL-10', '@SHELL-11', '@ADM-1'] },
    async ({ page, twin }) => {
      const location = await someLocation(twin);
      await page.goto(`${location}/admin`);
      await expect(page).toHaveURL(`${location}/admin/location-data`);
      const tab = page.getByRole('link', { name: 'Admin' });
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await page.getByRole('link', { name: 'Info', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${location}(/info)?$`));
      await tab.click();
      await expect(page).toHaveURL(`${location}/admin/location-data`);
    },
  );
});
