import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import type { Page } from '@playwright/test';
import { violationsInBothThemes, overflowOf } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

// UPD-9: the application reports a value of an unexpected shape.
test.use({ persona: 'guest', expectedErrors: /^\[contract\]/ });

const changes = (page: Page) => page.locator('[data-change]');

test(
  'the gallery shows a change of every field, accessibly and without sideways scrolling',
  { tag: ['@UPD-8', '@UPD-9', '@UPD-1', '@CONST-3'] },
  async ({ page }) => {
    await page.goto('/dev/ui/changes');
    // Three presentations of two sources for each field, and four changes of unknown kinds.
    await expect(changes(page)).toHaveCount(providerFields.length * 3 * 2 + 4);
    const hidden = page.getByRole('region', { name: /^Storefront address/ });
    await expect(hidden.getByText('In the list: hid')).toHaveCount(2);
    const unknown = page.getByRole('region', { name: 'Unknown' });
    for (const word of ['MenuUrl', 'taken over', 'a-partner', 'Language: en'])
      await expect(unknown).toContainText(word);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page), `sideways scrolling, ${width} wide`).toBeLessThanOrEqual(0);
    }
    // Checks one presentation of each field, because the others consist of the same parts.
    expect(await violationsInBothThemes(page, '[data-change="google changed"]')).toEqual([]);
  },
);
