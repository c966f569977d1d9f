import { AxeBuilder } from '@axe-core/playwright';
import { paths, to, type RouteName } from '@placekeeper/web/paths';
import { someLocation } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';

/** Stands for a location of the account that looks. */
const placeholder = { location: 0 };

/** Where a screen shows its content to an established account; the others lead on, and have journeys of their own. */
const addresses: Partial<Record<RouteName, string>> = {
  dashboard: to('dashboard'),
  onboarding: to('onboarding'),
  'onboarding.connect-google-account': to('onboarding.connect-google-account'),
  locationManager: to('locationManager'),
  location: to('location', placeholder),
  'location.attributes': to('location.attributes', placeholder),
  'location.admin.location-data': to('location.admin.location-data', placeholder),
  'location.admin.germ-patch-attempts': to('location.admin.germ-patch-attempts', placeholder),
  'google-accounts': to('google-accounts'),
};

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
    'location.admin',
  ]);
});

for (const [name, address] of Object.entries(addresses)) {
  for (const scheme of ['light', 'dark'] as const) {
    test(
      `${name} is whole and accessible, ${scheme}`,
      { tag: ['@SHELL-13', '@SHELL-16'] },
      async ({ page, twin }) => {
        if (name.startsWith('location.admin')) await twin.createAccount({ persona: 'admin' });
        const location = await someLocation(twin);
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        for (const width of Object.values(widths)) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(address.replace('/location/0/', `${location}/`));
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
