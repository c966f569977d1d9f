import { readFileSync } from 'node:fs';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { SentLocation } from '@placekeeper/contracts/model/location';
import type { Page } from '@playwright/test';
import { joined } from '../fixtures/socket-joined.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

/** Opens a managed location with two pages of photos. */
async function openMedia(page: Page, twin: Twin): Promise<SentLocation> {
  const listening = joined(page);
  for (const location of await managedLocations(twin)) {
    const { meta } = await twin.call(locations.listMedia, {
      params: { id: location.id },
      query: {},
    });
    if (meta.total <= meta.per_page) continue;
    await page.goto(`/location/${location.id}/media`);
    await expect(photos(page)).toHaveCount(20);
    await listening;
    return location;
  }
  throw new Error('No location has photos for two pages.');
}

const photos = (page: Page) => page.getByRole('list', { name: 'Photos' }).getByRole('listitem');
const uploads = (page: Page) => page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
const lightbox = (page: Page) => page.getByRole('dialog');

const photo = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: readFileSync(new URL('../../apps/mock-api/photos/common-area.png', import.meta.url)),
});

const total = async (page: Page): Promise<number> =>
  Number.parseInt((await page.getByText(/^\d+ photos$/).textContent()) ?? '', 10);

async function drop(page: Page, name: string): Promise<void> {
  const { buffer, mimeType } = photo(name);
  const data = await page.evaluateHandle(
    ({ content, type, file }) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], file, { type }));
      return transfer;
    },
    { content: buffer.toString('base64'), type: mimeType, file: name },
  );
  await page
    .getByRole('list', { name: 'Photos' })
    .dispatchEvent('dragover', { dataTransfer: data });
  await expect(page.getByText('Drop photos to upload')).toBeVisible();
  await page.getByRole('list', { name: 'Photos' }).dispatchEvent('drop', { dataTransfer: data });
}

test.use({ expectedErrors: /status of 50[03]|^\[write\]/ });

test(
  'a user filters, enlarges, deletes and uploads photos, while the account is connected',
  { tag: ['@MEDIA-1', '@ERR-4', '@GACC-2'] },
  async ({ page, twin }) => {
    const { id, owner } = await openMedia(page, twin);
    if (!owner) throw new Error('A managed location has an owner.');

    await test.step('the source and the page are in the address', async () => {
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL(/media\?page=2$/);
      await page.getByText('Customers', { exact: true }).click();
      await expect(page).toHaveURL(/media\?source=customer$/);
      await expect(photos(page).first()).not.toContainText('You');
      await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
      await page.getByText('You', { exact: true }).first().click();
      await expect(photos(page).first()).toContainText('You');
    });

    await test.step('a photo is enlarged, and the arrow keys show other photos', async () => {
      await photos(page).first().getByRole('button').first().click();
      await expect(lightbox(page)).toContainText(/1 of \d+/);
      await page.keyboard.press('ArrowRight');
      await expect(lightbox(page)).toContainText(/2 of \d+/);
      await page.keyboard.press('Escape');
      await expect(lightbox(page)).toHaveCount(0);
      await expect(photos(page).nth(1).getByRole('button').first()).toBeFocused();
    });

    await test.step('a photo is deleted after a confirmation, and the next photo gets the focus', async () => {
      const all = await total(page);
      const remove = photos(page)
        .first()
        .getByRole('button', { name: /^Delete/ });
      await remove.press('Enter');
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(remove).toBeFocused();
      await remove.click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete photo' }).click();
      await expect.poll(() => total(page)).toBe(all - 1);
      await expect(photos(page).first().getByRole('button').first()).toBeFocused();
      const { meta } = await twin.call(locations.listMedia, {
        params: { id },
        query: { source: 'owner' },
      });
      expect(meta.total).toBe(all - 1);
    });

    const before = await total(page);

    await test.step('a photo whose deletion fails returns', async () => {
      await twin.arm({ endpoint: 'locations.removeMedia', status: 503, times: 1 });
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete photo' }).click();
      await expect(page.getByText('Couldn’t delete the photo')).toBeVisible();
      expect(await total(page)).toBe(before);
    });

    await test.step('files that Google would refuse are not sent, but the other files are', async () => {
      await page
        .getByLabel('Photos', { exact: true })
        .and(page.locator('input'))
        .setInputFiles([
          photo('harbour.png'),
          { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a photo') },
          { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(20_000) },
        ]);
      const invalid = page.getByRole('list', { name: 'Files that can’t be uploaded' });
      await expect(invalid).toContainText('notes.txt: Choose a photo in JPEG or PNG format.');
      await expect(invalid).toContainText('broken.jpg: This file is damaged.');
      await page.getByLabel('Description of harbour.png').fill('The harbour at dawn');
      await page.getByRole('button', { name: 'Upload 1 photo' }).click();
      await expect(page.getByText('1 photo uploaded')).toBeVisible();
      await expect.poll(() => total(page)).toBe(before + 1);
      await expect(photos(page).getByRole('img', { name: 'The harbour at dawn' })).toBeVisible();
    });

    await test.step('a new logo replaces the old logo', async () => {
      const slots = page.getByRole('list', { name: 'Logo and cover' });
      await slots.getByLabel('Logo', { exact: true }).setInputFiles([photo('logo.png')]);
      await expect(page.getByText('Logo uploaded')).toBeVisible();
      await expect(slots.getByRole('listitem').first()).toContainText('You');
      await expect(photos(page).first()).toContainText('Logo');
    });

    await test.step('photos selected on two pages are deleted together', async () => {
      const all = await total(page);
      const boxes = photos(page).getByRole('checkbox');
      await boxes.first().check();
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(boxes.first()).not.toBeChecked();
      await boxes.first().check();
      const selected = page.getByRole('region', { name: 'Selected photos' });
      await expect(selected).toContainText('2 selected, 1 on other pages');
      await page.getByRole('button', { name: 'Delete 2 photos' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 photos' }).click();
      await expect.poll(() => total(page)).toBe(all - 2);
    });

    await test.step('a dropped photo shows its progress and can be cancelled', async () => {
      await twin.arm({ endpoint: 'media.upload', hold: true, times: 1 });
      await drop(page, 'quay.png');
      await page.getByRole('button', { name: 'Upload 1 photo' }).click();
      await expect(page.getByRole('progressbar', { name: 'Uploading quay.png' })).toBeVisible();
      await page.getByRole('button', { name: 'Cancel quay.png' }).click();
      await expect(uploads(page)).toHaveCount(0);
      await twin.release();
    });

    await test.step('a failed upload can be tried again', async () => {
      await twin.arm({ endpoint: 'media.upload', status: 500, times: 1 });
      const all = await total(page);
      await drop(page, 'pier.png');
      await page.getByRole('button', { name: 'Upload 1 photo' }).click();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(uploads(page)).toHaveCount(0);
      await expect.poll(() => total(page)).toBeGreaterThan(all);
    });

    await test.step('without its account, the location explains why photos cannot be added', async () => {
      await twin.loseAuthorization({ token_id: owner.id });
      await expect(page.getByRole('link', { name: 'Reconnect account' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Upload photos' })).toHaveAccessibleDescription(
        'Reconnect the Google account first',
      );
    });
  },
);
