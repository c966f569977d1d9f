import { paths, type RouteName } from '@placekeeper/web/paths';
import { test as pure, type Page, type Request } from '@playwright/test';
import { expectAccessible, makeWideAndLight } from '../fixtures/accessible.ts';
import { addressOf, places } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const isRouteName = (name: string): name is RouteName => name in paths;

pure('every screen is checked or redirects', () => {
  const redirecting = Object.keys(paths).filter((name) => !(name in places));
  expect(redirecting).toEqual(['location.admin']);
});

/** Returns a function that reads the addresses of the page's unanswered requests. */
function openRequests(page: Page): () => readonly string[] {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => [...open].map((request) => request.url());
}

/** The screens of a group share an account and a page. */
const groupOf = (name: RouteName) => /^(location\b|onboarding)/.exec(name)?.[1] ?? 'others';
const groups = Map.groupBy(Object.keys(places).filter(isRouteName), groupOf);

for (const [group, names] of groups) {
  test(
    `the screens are accessible: ${group}`,
    { tag: ['@SHELL-13', '@SHELL-16'] },
    async ({ page, twin, baseURL }) => {
      test.setTimeout(names.length * 45_000);
      const open = openRequests(page);
      for (const name of names) {
        await test.step(name, async () => {
          await makeWideAndLight(page);
          const { href } = new URL(await addressOf(name, twin, page), baseURL);
          if (page.url() !== href) await visit(page, href);
          await expectAccessible(page, async () => {
            await expect.poll(open).toEqual([]);
            await expect(page.locator('main .animate-pulse, main [aria-busy=true]')).toHaveCount(0);
            await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          });
          expect(page.url(), 'it redirects').toBe(href);
          await expect(page).toHaveTitle(/ · Placekeeper$/);
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        });
      }
    },
  );
}
