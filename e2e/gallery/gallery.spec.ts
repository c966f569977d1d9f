import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures/test.ts';

test.use({ persona: 'guest' });

const web = join(import.meta.dirname, '../../apps/web');

/** The scripts and sheets of a build that mention `text`. */
const built = (folder: string, text: string) =>
  readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(js|css)$/.test(name))
    .filter((name) => readFileSync(join(web, folder, name), 'utf8').includes(text));

test('the gallery opens without an account', async ({ page }) => {
  await page.goto('/dev/ui');
  await expect(page).toHaveTitle('Design system · Placekeeper');
  await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
});

test('what users load has nothing of the gallery', () => {
  for (const mark of ['Design system', '/dev/ui']) {
    expect(built('dist-gallery', mark)).not.toEqual([]);
    expect(built('dist', mark)).toEqual([]);
  }
});
