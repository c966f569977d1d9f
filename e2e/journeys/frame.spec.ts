import type { Page } from '@playwright/test';
import { layoutShift, watchLayoutShifts } from '../fixtures/layout-shift.ts';
import { expect, test } from '../fixtures/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const frameOf = (page: Page) =>
  heading(page).evaluate((title) => {
    const header = title.closest('header');
    const line = title.getBoundingClientRect();
    const content = header?.nextElementSibling;
    const left = content?.getBoundingClientRect().x ?? 0;
    // A band of full width has the gutter as its padding.
    const padding =
      content && left < line.x ? parseFloat(getComputedStyle(content).paddingLeft) : 0;
    return { title: [line.x, line.bottom], content: left + padding };
  });

const places = [
  'Locations',
  'GBP updates',
  'Bulk edit',
  'Holidays',
  'History',
  'Tags',
  'Google accounts',
  'Settings',
  'Home',
];

test(
  'title and content of all screens start at the same position, and navigations cause no layout shift',
  { tag: '@SHELL-18' },
  async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    const first = await frameOf(page);
    const main = page.getByRole('navigation', { name: 'Main' });

    const check = async (screen: string) => {
      await page.waitForLoadState('networkidle');
      expect.soft(await frameOf(page), screen).toEqual(first);
      const { sum, parts } = await layoutShift(page);
      expect.soft(sum, `${screen}: ${JSON.stringify(parts)}`).toBeLessThanOrEqual(0.01);
    };

    for (const name of places) {
      await main.getByRole('link', { name, exact: true }).click();
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(heading(page)).toBeFocused();
      await check(name);
    }

    await test.step('the tabs of a location', async () => {
      await main.getByRole('link', { name: 'Locations', exact: true }).click();
      await page.getByRole('table').getByRole('link').first().click();
      const tabs = page.getByRole('navigation', { name: /^Sections of/ });
      for (const tab of await tabs.getByRole('link').all()) {
        await tab.click();
        await expect(tab).toHaveAttribute('aria-current', 'page');
        await check(await tab.innerText());
      }
    });
  },
);
