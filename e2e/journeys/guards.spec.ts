import { buildVariant } from '../fixtures/build-variant.ts';
import { someLocation } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';

const pages = [
  ['the admin pages', 'admin'],
  ['the raw record', 'admin/location-data'],
  ['the patch attempts', 'admin/germ-patch-attempts'],
] as const;

test.describe('admin pages', () => {
  for (const [name, path] of pages) {
    test(
      `${name} lead everybody else home, from an address and from within`,
      { tag: '@SHELL-10' },
      async ({ page, twin }) => {
        const location = await someLocation(twin);
        await page.goto(`${location}/${path}`);
        await expect(page).toHaveURL('/');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

        // Nothing in the application leads there, but the history of the browser may.
        await page.goto('/google-accounts');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate((to) => history.pushState(null, '', to), `${location}/${path}`);
        await page.goBack();
        await expect(page).toHaveURL('/google-accounts');
        await page.goForward();
        await expect(page).toHaveURL('/');
      },
    );
  }

  test(
    'have no tab for somebody who may not see them',
    { tag: '@SHELL-10' },
    async ({ page, twin }) => {
      await page.goto(`${await someLocation(twin)}/info`);
      const tabs = page.getByRole('navigation', { name: /^Sections of/ });
      await expect(tabs.getByRole('link', { name: 'Attributes' })).toBeVisible();
      await expect(tabs.getByRole('link', { name: 'Admin' })).toHaveCount(0);
    },
  );

  test.describe('for an admin', () => {
    test.use({ persona: 'admin' });

    test(
      'open, and lead on to the first of them',
      { tag: ['@SHELL-10', '@ADM-1'] },
      async ({ page, twin }) => {
        const location = await someLocation(twin);
        await page.goto(`${location}/info`);
        await page.getByRole('link', { name: 'Admin' }).click();
        await expect(page).toHaveURL(`${location}/admin/location-data`);
        await page.goto(`${location}/admin`);
        await expect(page).toHaveURL(`${location}/admin/location-data`);
        await expect(page.getByRole('link', { name: 'Admin' })).toHaveAttribute(
          'aria-current',
          'page',
        );
      },
    );
  });
});

/** The feature is a setting of the build, so there has to be a second one. */
const off = test.extend<object, { withoutAttributes: string }>({
  withoutAttributes: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide, { project }) => {
      const twin = project.use.baseURL ?? '';
      const { address, close } = await buildVariant(twin, { VITE_FEATURE_ATTRIBUTES: 'off' });
      await provide(address);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

off.describe('attributes while the feature is off', () => {
  off(
    'lead home, and have no tab',
    { tag: '@SHELL-11' },
    async ({ page, twin, withoutAttributes: address }) => {
      const location = await someLocation(twin);
      await page.goto(`${address}${location}/attributes`);
      await expect(page).toHaveURL(`${address}/`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await page.goto(`${address}${location}/info`);
      const tabs = page.getByRole('navigation', { name: /^Sections of/ });
      await expect(tabs.getByRole('link', { name: 'Info' })).toBeVisible();
      await expect(tabs.getByRole('link', { name: 'Attributes' })).toHaveCount(0);
    },
  );

  off.describe('for an admin', () => {
    off.use({ persona: 'admin' });

    off(
      'open all the same',
      { tag: '@SHELL-11' },
      async ({ page, twin, withoutAttributes: address }) => {
        const location = await someLocation(twin);
        await page.goto(`${address}${location}/info`);
        await page.getByRole('link', { name: 'Attributes' }).click();
        await expect(page).toHaveURL(`${address}${location}/attributes`);
        await expect(page.getByRole('form', { name: 'Attributes' })).toBeVisible();
      },
    );
  });
});

test(
  'attributes open for everybody while the feature is on',
  { tag: '@SHELL-11' },
  async ({ page, twin }) => {
    const location = await someLocation(twin);
    await page.goto(`${location}/attributes`);
    await expect(page.getByRole('form', { name: 'Attributes' })).toBeVisible();
    await expect(page).toHaveURL(`${location}/attributes`);
  },
);
