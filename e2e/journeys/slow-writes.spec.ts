import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';

const slow = 'Your change is taking longer than usual';
const lost = 'You may have lost your connection';

test.describe('a save without a response', () => {
  test.use({ locations: 1, expectedErrors: /net::ERR_ABORTED/ });

  test(
    'shows a notice, and when the user stops waiting, the application finds that it was carried out',
    { tag: ['@ERR-4'] },
    async ({ page, twin }) => {
      const [location] = await managedLocations(twin);
      await page.clock.install();
      await page.goto(`/location/${location?.id}/info`);
      const name = page.getByRole('textbox', { name: 'Business name' });
      await name.fill('North Shop');
      await twin.arm({ endpoint: 'locations.update', hold: true, times: 1 });
      await page.getByRole('button', { name: 'Save', exact: true }).click();

      await expect.poll(async () => (await twin.faults())[0]?.hits).toBe(1);
      await page.clock.runFor(6000);
      await expect(page.getByText(slow)).toBeVisible();
      await page.clock.runFor(15_000);
      await expect(page.getByText(lost)).toBeVisible();

      await page.getByRole('button', { name: 'Stop waiting' }).click();
      await expect(page.getByText(lost)).toHaveCount(0);
      // The platform has carried out the write; only its response is lost.
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
      await expect(name).toHaveValue('North Shop');
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );
});
