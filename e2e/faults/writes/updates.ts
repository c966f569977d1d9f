import { updates } from '@placekeeper/contracts/endpoints/updates';
import type { UpdateAction } from '@placekeeper/contracts/rules/update-can';
import { expect } from '@playwright/test';
import type { Twin } from '../../fixtures/twin.ts';
import { once, type Write, type Writes } from '../write.ts';

const review = '/gbp-update-management';

const waiting = async (twin: Twin) =>
  (await twin.call(updates.list, { query: { active: true, page: { size: 100 } } })).google_updates;

async function oneOf(twin: Twin, field: string) {
  const update = (await waiting(twin)).find(({ field_name: name }) => name === field);
  if (!update) throw new Error(`No ${field} waits.`);
  return update;
}

/** UPD-3: decides an update on its own page. A failed update reappears there with the reason. */
const deciding = (action: UpdateAction, name: RegExp): Write => ({
  async begin(page, twin) {
    const { id } = await oneOf(twin, 'phoneNumbers');
    await page.goto(`${review}/${id}`);
    const pressed = page.getByRole('button', { name });
    await expect(pressed).toBeVisible();
    return {
      pressed,
      expectKept: () => expect(pressed).toBeVisible(),
      countDone: async () => {
        const { google_update: now } = await twin.call(updates.show, { params: { id } });
        return once(now.resolution?.resolved_action?.startsWith(action) === true);
      },
    };
  },
});

export const updateWrites: Writes = {
  'updates.accept': deciding('accept', /^Accept/),
  'updates.reject': deciding('reject', /^Reject/),
  'updates.dismiss': deciding('dismiss', /^Dismiss/),
  'updates.rejectBulk': {
    async begin(page, twin) {
      const before = (await waiting(twin)).length;
      await page.goto(review);
      await page.getByRole('button', { name: /^Reject all/ }).click();
      const pressed = page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Reject \d+ updates/ });
      await expect(pressed).toBeVisible();
      return {
        pressed,
        expectKept: () => expect(pressed).toBeEnabled(),
        countDone: async () => once((await waiting(twin)).length < before),
      };
    },
  },
};
