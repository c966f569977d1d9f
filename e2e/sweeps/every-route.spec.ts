import { AxeBuilder } from '@axe-core/playwright';
import { paths, to, type RouteName } from '@placekeeper/web/paths';
import { expect, test } from '../fixtures/test.ts';

/** Where a screen shows its content to an established account; the others lead on, and have journeys of their own. */
const addresses: Partial<Record<RouteName, string>> = {
  dashboard: to('dashboard'),
  onboarding: to('onboarding'),
  'onboarding.connect-google-account': to('onboarding.connect-google-account'),
  locationManager: to('locationManager'),
  tags: to('tags'),
  'tags.show': 'the first of the list',
  'tags.add-locations': 'the first of the list',
  location: 'the first of the list',
  'gbp.updates': to('gbp.updates'),
  'gbp.updates.archive': to('gbp.updates.archive'),
  'gbp.updates.show': 'the first of the review',
  'google-accounts': to('google-accounts'),
  settings: to('settings'),
};

/** Screens of one thing, found as a user finds it. */
const lists = new Map([
  ['location', to('locationManager')],
  ['tags.show', to('tags')],
  ['tags.add-locations', to('tags')],
]);

const widths = { wide: 1440, narrow: 360 };
const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

test('every screen of the application is swept, or leads on', () => {
  const ledOn = Object.keys(paths).filter((name) => !(name in addresses));
  expect(ledOn).toEqual([
    'onboarding.fetching-profiles',
    'onboarding.select-profiles',
    'onboarding.start-subscription',
    'onboarding.creating-locations',
    'onboarding.finish',
  ]);
});

for (const [name, address] of Object.entries(addresses)) {
  for (const scheme of ['light', 'dark'] as const) {
    test(
      `${name} is whole and accessible, ${scheme}`,
      { tag: ['@SHELL-13', '@SHELL-16'] },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        for (const width of Object.values(widths)) {
          await page.setViewportSize({ width, height: 900 });
          const list = lists.get(name);
          await page.goto(list ?? (name === 'gbp.updates.show' ? to('gbp.updates') : address));
          if (list)
            await page
              .getByRole('list', { name: 'Locations' })
              .or(page.getByRole('table'))
              .getByRole('link')
              .first()
              .click();
          if (name === 'tags.add-locations')
            await page.getByRole('link', { name: 'Add locations' }).click();
          if (name === 'gbp.updates.show') {
            if (width === widths.narrow)
              await page.locator('main li a[href*="update="]').first().click();
            await page.getByRole('link', { name: 'Open on its own page' }).click();
          }
          await page.waitForLoadState('networkidle');
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page).toHaveTitle(/ · Placekeeper$/);
          await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overflow, `sideways scrolling at ${width}px`).toBeLessThanOrEqual(0);
          const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        }
      },
    );
  }
}
