import { readFileSync } from 'node:fs';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { SentLocation } from '@placekeeper/contracts/model/location';
import { expect, type Page } from '@playwright/test';
import { managedLocations } from '../../fixtures/some-location.ts';
import type { Twin } from '../../fixtures/twin.ts';
import type { Writes } from '../write.ts';

const total = async (twin: Twin, { id }: SentLocation) =>
  (await twin.call(locations.listMedia, { params: { id }, query: {} })).meta.total;

async function open(page: Page, twin: Twin): Promise<{ location: SentLocation; before: number }> {
  for (const location of await managedLocations(twin)) {
    const before = await total(twin, location);
    if (before === 0) continue;
    await page.goto(`/location/${location.id}/media`);
    await expect(page.getByRole('list', { name: 'Photos' })).toBeVisible();
    return { location, before };
  }
  throw new Error('No location has photos.');
}

const harbour = {
  name: 'harbour.png',
  mimeType: 'image/png',
  buffer: readFileSync(new URL('../../../apps/mock-api/photos/common-area.png', import.meta.url)),
};

export const mediaWrites: Writes = {
  'media.upload': {
    repeats: 'Two photos can be the same.',
    looksFirst: 'Two photos can be the same, so the user looks for the photo in the list.',
    showsMore: 'The file stays in the list, with a button that sends it again.',
    successes: {
      'too many requests': 'The queue sends the file again after the wait that it shows.',
    },
    async begin(page, twin) {
      const { location, before } = await open(page, twin);
      const upload = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
      const again = upload.getByRole('button', { name: 'Try again' });
      const dismiss = upload.getByRole('button', { name: 'Dismiss harbour.png' });
      return {
        async press() {
          if (await again.isVisible()) return again.click();
          // A refused permission offers no other try.
          if (await dismiss.isVisible()) await dismiss.click();
          await page
            .getByLabel('Photos', { exact: true })
            .and(page.locator('input'))
            .setInputFiles([harbour]);
          await page.getByRole('button', { name: 'Upload 1 photo' }).click();
        },
        pressed: again,
        expectKept: () => expect(upload).toContainText('harbour.png'),
        // The list shows each failure; the alert only counts them.
        onlyShownIn: upload.filter({
          has: page.getByRole('button', { name: 'Dismiss harbour.png' }),
        }),
        countDone: async () => (await total(twin, location)) - before,
      };
    },
  },
  'locations.removeMedia': {
    async begin(page, twin) {
      const { location, before } = await open(page, twin);
      const pressed = page.getByRole('alertdialog').getByRole('button', { name: 'Delete photo' });
      const bin = page.getByRole('button', { name: /^Delete/ }).first();
      return {
        async press() {
          await bin.click();
          await pressed.click();
        },
        pressed,
        expectKept: () => expect(page.getByText(new RegExp(`^${before} photos?$`))).toBeVisible(),
        countDone: async () => before - (await total(twin, location)),
      };
    },
    successes: { 'nothing there': 'A photo that no longer exists is deleted.' },
  },
};
