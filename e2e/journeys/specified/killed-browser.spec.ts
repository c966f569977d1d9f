import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { to } from '@placekeeper/web/paths';
import type { BrowserContext, Page } from '@playwright/test';
import { box } from '../../fixtures/bulk-edit.ts';
import { expect, test as base } from '../../fixtures/test.ts';
import type { Twin } from '../../fixtures/twin.ts';

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
  openBrowser: async ({ playwright, context: signedIn, twin: _ }, provide) => {
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
const patiently = { timeout: 400_000 };

/** A fault that never hits counts the calls that reached the platform. */
async function countUpdates(twin: Twin) {
  await twin.arm({ endpoint: 'locations.update', status: 500, probability: 1e-9 });
  return async () => (await twin.faults())[0]?.calls ?? 0;
}

async function labels(twin: Twin): Promise<ReadonlyMap<string | null, number>> {
  const found = new Map<string | null, number>();
  for (let number = 1, last = 1; number <= last; number += 1) {
    const { data, meta } = await twin.held(locations.list, {
      query: { page: { number, size: 1000 } },
    });
    last = meta.last_page;
    for (const { label } of data) found.set(label, (found.get(label) ?? 0) + 1);
  }
  return found;
}

test.use({ persona: 'agency', locations: count, platform: 'specified', dialects: ['no-events'] });

test(
  'a bulk edit of thousands outlives its browser: nothing is lost, nothing is sent twice, and it is undone',
  { tag: ['@BULK-1', '@BULK-2', '@ERR-4'] },
  async ({ openBrowser, twin }) => {
    test.setTimeout(900_000);
    const before = await labels(twin);
    const updates = await countUpdates(twin);

    await test.step('the browser is killed while the platform works on four calls', async () => {
      const { page, kill } = await openBrowser();
      await page.goto(to('bulk-edit', {}, { pick: 'all', step: 'changes' }));
      await box(page, 'Label').check();
      await page.getByRole('textbox', { name: 'New Label' }).fill('Autumn');
      await page.getByRole('button', { name: 'Preview the changes' }).click();
      await page.getByRole('button', { name: 'Apply to 2,500 locations' }).click();
      await expect.poll(updates, patiently).toBeGreaterThan(count / 5);
      await twin.arm({ endpoint: 'locations.update', hold: true, times: 4 });
      await expect.poll(async () => (await twin.faults())[1]?.waiting).toBe(4);
      await kill();
      expect(await updates()).toBeLessThan(count);
    });

    const { page } = await openBrowser();
    await test.step('it goes on by itself', async () => {
      await page.goto('/');
      await expect(page.getByText('Changed 2,500 locations')).toBeVisible(patiently);
      expect([...(await labels(twin))]).toEqual([['Autumn', count]]);
      expect(await updates()).toBe(count);
    });

    await test.step('what somebody else changed since stays', async () => {
      const { data } = await twin.held(locations.list, { query: { page: { size: 1 } } });
      const [changed] = data;
      if (!changed) throw new Error('There are no locations.');
      await page.request.get('/sanctum/csrf-cookie');
      await twin.call(locations.update, { params: { id: changed.id }, body: { label: 'Ours' } });
      await page.goto(to('bulk-edit.history'));
      await page.getByRole('link', { name: /Label/ }).click();
      await page.getByRole('button', { name: 'Undo at 2,500 locations' }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Undo at/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Undo: Label' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Put back 2,499', exact: true })).toBeVisible(
        patiently,
      );
      const { label: _, ...rest } = changed;
      expect(rest).toBeDefined();
      expect((await labels(twin)).get('Ours')).toBe(1);
      expect(await updates()).toBe(2 * count);
      expect(before.size).toBeGreaterThan(0);
    });
  },
);
