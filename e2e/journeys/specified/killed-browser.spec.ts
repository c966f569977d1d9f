import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { to } from '@placekeeper/web/paths';
import type { BrowserContext, Page } from '@playwright/test';
import { box } from '../../fixtures/bulk-edit.ts';
import { countWrites, heldAfter, untilHeld } from '../../fixtures/counted-writes.ts';
import { labels } from '../../fixtures/labels.ts';
import { expect, test as base } from '../../fixtures/test.ts';

interface Browser {
  readonly page: Page;
  /** Ends the process as the system does when it runs out of memory: nothing is saved any more. */
  readonly kill: () => Promise<void>;
}

interface Fixtures {
  /** A browser of its own, with the storage that the one before it has left. */
  readonly openBrowser: () => Promise<Browser>;
}

const test = base.extend<Fixtures>({
  openBrowser: async ({ playwright, context: signedIn }, provide) => {
    const profile = mkdtempSync(join(tmpdir(), 'placekeeper-profile-'));
    const { cookies } = await signedIn.storageState();
    const opened: BrowserContext[] = [];
    await provide(async () => {
      const context = await playwright.chromium.launchPersistentContext(profile);
      opened.push(context);
      await context.addCookies(cookies);
      const page = await context.newPage();
      return {
        page,
        async kill() {
          const closed = context.waitForEvent('close');
          process.kill(await processOf(context), 'SIGKILL');
          await closed;
        },
      };
    });
    await Promise.all(opened.map((context) => context.close()));
    rmSync(profile, { recursive: true, force: true });
  },
});

async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
  const own = processInfo.find(({ type }) => type === 'browser');
  if (!own) throw new Error('The browser does not tell its process.');
  return own.id;
}

const count = 2500;
/** Nets for what hangs: thousands take their time. */
const patiently = { timeout: 300_000 };

test.use({ persona: 'agency', locations: count, platform: 'specified', dialects: ['no-events'] });

test(
  'a bulk edit of thousands outlives its browser: nothing is lost, nothing is sent twice, and it is undone',
  { tag: ['@BULK-1', '@BULK-2', '@ERR-4'] },
  async ({ twin, openBrowser }) => {
    test.setTimeout(900_000);
    const before = await labels(twin);
    const writes = await countWrites(twin, 'locations.update', ...heldAfter(count / 5));

    await test.step('the browser is killed while the platform works on four calls', async () => {
      const { page, kill } = await openBrowser();
      await page.goto(to('bulk-edit', {}, { pick: 'all', step: 'changes' }));
      await box(page, 'Label').check();
      await page.getByRole('textbox', { name: 'New Label' }).fill('Autumn');
      await page.getByRole('button', { name: 'Preview the changes' }).click();
      await page.getByRole('button', { name: 'Apply to 2,500 locations' }).click();
      await untilHeld(twin);
      await kill();
    });

    const { page } = await openBrowser();
    await test.step('it goes on by itself', async () => {
      await page.goto('/');
      await expect(page.getByText('Changed 2,500 locations')).toBeVisible(patiently);
      expect([...new Set((await labels(twin)).values())]).toEqual(['Autumn']);
      expect(await writes()).toBe(count);
    });

    await test.step('what somebody else changed since stays', async () => {
      const [changed] = before.keys();
      if (changed === undefined) throw new Error('There are no locations.');
      await page.request.get('/sanctum/csrf-cookie');
      await twin.call(locations.update, { params: { id: changed }, body: { label: 'Ours' } });
      await page.goto(to('bulk-edit.history'));
      await page.getByRole('link', { name: /Label/ }).click();
      await page.getByRole('button', { name: 'Undo at 2,500 locations' }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Undo at/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Undo: Label' })).toBeVisible();
      const link = (name: string) => page.getByRole('link', { name, exact: true });
      await expect(link('Put back 2,499')).toBeVisible(patiently);
      await expect(link('Not all put back 1')).toBeVisible();
      expect(await labels(twin)).toEqual(new Map([...before, [changed, 'Ours']]));
      // One of them was made by somebody else.
      expect(await writes()).toBe(2 * count);
    });
  },
);
