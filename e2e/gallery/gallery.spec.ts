import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as pure } from '@playwright/test';
import { expect, openGallery, test } from './open-gallery.ts';

test.use({ persona: 'guest' });

const web = join(import.meta.dirname, '../../apps/web');

const built = (folder: string, text: string) =>
  readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css)$/.test(name))
    .filter((name) => readFileSync(join(web, folder, name), 'utf8').includes(text));

test('the gallery opens without an account, and its links show every section', async ({ page }) => {
  await openGallery(page, '#messages');
  await expect(page).toHaveTitle('Design system · Placekeeper');
  await expect(page.getByRole('region', { name: 'Messages, loading, nothing' })).toBeInViewport();

  const list = page.getByRole('navigation', { name: 'Sections' });
  const links = await list.getByRole('link').all();
  const sections = await page.getByRole('main').locator('section[id]').all();
  expect(links).toHaveLength(sections.length);
  for (const [index, link] of links.entries()) {
    await link.click();
    await expect(sections[index] ?? link).toBeInViewport();
  }

  await test.step('the gallery uses the theme of the application', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    const canvas = page.getByRole('listitem').filter({ hasText: 'canvas' }).getByRole('code');
    await expect(canvas).toHaveText('#f8f9fb');
    await page.getByRole('button', { name: 'Dark' }).click();
    await expect(canvas).toHaveText('#0c0e11');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Dark' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas).toHaveText('#0c0e11');
  });
});

pure('the production build contains nothing of the gallery', () => {
  for (const mark of ['Design system', '/dev/ui', 'target-current']) {
    expect(built('dist-gallery', mark)).not.toEqual([]);
    expect(built('dist', mark)).toEqual([]);
  }
});
