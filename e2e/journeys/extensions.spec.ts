import type { Page } from '@playwright/test';
import { someLocation } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import { openFromSidebar, visit } from '../fixtures/visit.ts';

test.use({ expectedErrors: /status of \d+.*\/api\/capabilities$/ });

const extensionCalls = /\/api\/(categories|places|attribute-types|locations\/\d+\/attributes)\b/;

/** Collects calls that the specified platform lacks. */
function forbiddenCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const isUpload = request.method() === 'POST' && request.url().endsWith('/media');
    if (isUpload || extensionCalls.test(request.url())) calls.push(request.url());
  });
  return calls;
}

const tabs = (page: Page) => page.getByRole('navigation', { name: /^Sections of/ });

test(
  'the application hides and does not call extensions that the platform lacks',
  { tag: ['@SHELL-11', '@DET-2', '@MEDIA-1', '@BULK-1'] },
  async ({ page, twin }) => {
    await twin.arm({ endpoint: 'capabilities.list', status: 404 });
    const calls = forbiddenCalls(page);
    const location = await someLocation(twin);

    await test.step('the attributes have no tab, and their address redirects to the home screen', async () => {
      await page.goto(`${location}/attributes`);
      await expect(page).toHaveURL('/');
      await expect(page.getByText('Attributes aren’t available')).toBeVisible();
      await visit(page, `${location}/info`);
      await expect(tabs(page).getByRole('link', { name: 'Media' })).toBeVisible();
      await expect(tabs(page).getByRole('link', { name: 'Attributes' })).toHaveCount(0);
    });

    await test.step('the category picker offers used categories, and service areas can only be removed', async () => {
      const search = page.getByRole('combobox', { name: 'Add a category' });
      await expect(search).toHaveAccessibleDescription(
        'Choose from the categories your locations already use.',
      );
      await search.click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await search.fill('zzzz');
      await expect(page.getByText('No category at your locations matches “zzzz”.')).toBeVisible();
      await search.fill('');
      await expect(page.getByText(/^You can’t add new service areas,/)).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Add a service area' })).toHaveCount(0);
    });

    await test.step('photos can be viewed and deleted', async () => {
      await page.keyboard.press('Escape');
      await tabs(page).getByRole('link', { name: 'Media' }).click();
      await expect(page.getByText(/^\d+ photos?$/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Upload photos' })).toHaveCount(0);
      await expect(page.getByText(/drop/)).toHaveCount(0);
    });

    await test.step('a bulk edit offers no attributes', async () => {
      await openFromSidebar(page, 'Bulk edit');
      await page.getByRole('button', { name: /^Select all \d/ }).click();
      await page.getByRole('link', { name: /^Continue with/ }).click();
      await expect(page.getByRole('checkbox', { name: 'Services', exact: true })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'Attributes', exact: true })).toHaveCount(0);
    });

    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    expect(calls).toEqual([]);
  },
);

test.describe('an admin', () => {
  test.use({ persona: 'admin' });

  test(
    'opens the admin pages, and the attributes tab explains that the platform lacks attributes',
    { tag: ['@SHELL-10', '@SHELL-11', '@ADM-1'] },
    async ({ page, twin }) => {
      await twin.arm({ endpoint: 'capabilities.list', status: 404 });
      const calls = forbiddenCalls(page);
      const location = await someLocation(twin);
      await page.goto(`${location}/admin`);
      await expect(page).toHaveURL(`${location}/admin/location-data`);
      const tab = page.getByRole('link', { name: 'Admin' });
      await expect(tab).toHaveAttribute('aria-current', 'page');
      await tabs(page).getByRole('link', { name: 'Attributes' }).click();
      await expect(page.getByText(/^Attributes aren’t available in Placekeeper/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await tab.click();
      await expect(page).toHaveURL(`${location}/admin/location-data`);
      expect(calls).toEqual([]);
    },
  );
});

test(
  'the list of extensions delays no screen and adds the listed features, and admin pages redirect other users to home',
  { tag: ['@SHELL-10', '@SHELL-11', '@MEDIA-1'] },
  async ({ page, twin }) => {
    const location = await someLocation(twin);
    await twin.arm({ endpoint: 'capabilities.list', hold: true, times: 1 });
    await page.goto(`${location}/media`);
    await expect(page.getByText(/^\d+ photos?$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload photos' })).toHaveCount(0);
    await twin.release();
    await expect(page.getByRole('button', { name: 'Upload photos' })).toBeVisible();
    await expect(tabs(page).getByRole('link', { name: 'Attributes' })).toBeVisible();
    await expect(tabs(page).getByRole('link', { name: 'Admin' })).toHaveCount(0);
    // No link opens these addresses.
    for (const path of ['admin', 'admin/location-data', 'admin/germ-patch-attempts']) {
      await visit(page, '/google-accounts');
      await visit(page, `${location}/${path}`);
      await expect(page).toHaveURL('/');
      await expect(page.getByText('You can’t open that page', { exact: true })).toBeVisible();
    }
  },
);
