import { googleLocations } from '@placekeeper/contracts/endpoints/google-locations';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { onEachPlatform } from '../../fixtures/each-platform.ts';
import { connectAccount } from '../../fixtures/google-account.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ persona: 'new', locations: 60 });

onEachPlatform({ leaving: ['plain', 'text'] }, () => {
  test(
    'a user connects a Google account and imports locations',
    { tag: ['@ONB-1', '@ONB-2', '@ONB-3', '@ONB-6', '@IMP-3'] },
    async ({ page, twin }) => {
      await connectAccount(page, 'nina.lindqvist@example.com');
      await expect(page.getByRole('heading', { name: 'Finding your profiles' })).toBeVisible();
      await expect(page.getByText(/doesn’t manage any/)).toHaveCount(0);
      await twin.advance(10_000);
      await expect(page.getByRole('heading', { name: 'Select profiles' })).toBeVisible({
        timeout: 60_000,
      });
      await page.getByRole('searchbox').fill('street');
      await page.getByRole('button', { name: /^Select all \d+ matching/ }).click();
      const chosen = Number.parseInt(await page.getByText(/^\d+ selected$/).innerText(), 10);
      await page.getByRole('button', { name: /^Import \d+ profiles$/ }).click();
      await expect(page.getByRole('heading', { name: 'Start your subscription' })).toBeVisible();
      await page.getByRole('button', { name: /^Import (\d+|without)/ }).click();
      await expect(
        page.getByRole('heading', { name: 'Your locations are being added' }),
      ).toBeVisible();
      await twin.advance(60_000);
      await expect(
        page.getByRole('heading', { name: 'Your locations have been added' }),
      ).toBeVisible({ timeout: 60_000 });

      const { total, errored } = await twin.held(googleLocations.importStatus, {});
      expect(total).toBe(chosen);
      const held = await twin.held(locations.list, { query: {} });
      expect(held.meta.total).toBe(chosen - errored);
      await page.goto('/locations');
      await expect(page.getByText(`of ${chosen - errored}`)).toBeVisible();
    },
  );
});
