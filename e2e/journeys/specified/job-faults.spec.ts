import { to } from '@placekeeper/web/paths';
import type { Page } from '@playwright/test';
import { box } from '../../fixtures/bulk-edit.ts';
import { labels } from '../../fixtures/labels.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Twin } from '../../fixtures/twin.ts';
import { visit } from '../../fixtures/visit.ts';
import { countWrites, heldAfter, untilHeld } from '../../fixtures/counted-writes.ts';

const count = 20;

test.use({
  persona: 'agency',
  locations: count,
  platform: 'specified',
  dialects: ['writes-204', 'ids-as-text', 'no-events'],
  expectedErrors:
    /status of (401|419|429)|403 .*broadcasting|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|ERR_NETWORK|^\[(write|load)\]/,
});

const update = 'locations.update';

async function start(page: Page, label: string): Promise<void> {
  await visit(page, to('bulk-edit', {}, { pick: 'all', step: 'changes' }));
  await box(page, 'Label').check();
  await page.getByRole('textbox', { name: 'New Label' }).fill(label);
  await page.getByRole('button', { name: 'Preview changes' }).click();
  await page.getByRole('button', { name: `Apply to ${count} locations` }).click();
}

/** Reads the labels from the platform, because the page may still show the outcome of an earlier job. */
const isWhole = (twin: Twin, label: string) =>
  expect.poll(async () => [...new Set((await labels(twin)).values())]).toEqual([label]);

const done = (page: Page) => page.getByText(`Saved at all ${count} locations`);

test(
  'a bulk edit completes despite rate limits and lost responses, a network loss, and a session that expires',
  { tag: ['@BULK-1', '@ERR-2', '@ERR-4', '@SESS-1'] },
  async ({ page, twin, context }) => {
    await test.step('rate limits and lost responses', async () => {
      await countWrites(
        twin,
        update,
        { status: 429, retry_after: 1, probability: 0.1, seed: 4 },
        { network: 'lost-answer', probability: 0.1, seed: 5 },
      );
      const sent: string[] = [];
      const refused: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PATCH') sent.push(request.url());
      });
      page.on('response', (response) => {
        if (response.request().method() === 'PATCH' && response.status() === 429)
          refused.push(response.url());
      });
      await twin.arm({ endpoint: 'locations.show', status: 429, retry_after: 0, probability: 0.1 });
      await start(page, 'Autumn');
      await expect(done(page)).toBeVisible();
      await isWhole(twin, 'Autumn');
      // Counts requests of the page: a browser repeats a request on a broken connection without telling the page.
      expect(sent.length - refused.length).toBe(count);
      expect(new Set(sent).size).toBe(count);
      expect(refused.length).toBeGreaterThan(0);
      await twin.disarm();
    });

    const writes = await countWrites(twin, update, ...heldAfter(5), ...heldAfter(5));
    const { user } = await (await page.request.get('/api/current-user')).json();
    await start(page, 'Winter');

    await test.step('the network fails', async () => {
      await untilHeld(twin);
      await context.setOffline(true);
      await expect(page.getByText('You’re offline', { exact: false }).first()).toBeVisible();
      await twin.release();
      const before = await writes();
      expect(await writes()).toBe(before);
      await context.setOffline(false);
    });

    await test.step('the session expires', async () => {
      await untilHeld(twin);
      await twin.expireSessions();
      await twin.release();
      await expect(page.getByRole('dialog')).toContainText('Your session has expired.');
      await expect(page.getByText('Continues when you log in again.').first()).toBeVisible();
      const shown = page.url();
      await page.getByRole('button', { name: 'Refresh page' }).click();
      await expect(page).toHaveURL(/\/__mock\/sign-in/);
      await twin.signIn({ user_id: Number(user.id) as never });
      await page.goto(shown);
    });

    await expect(done(page)).toBeVisible();
    await isWhole(twin, 'Winter');
    expect(await writes()).toBe(count);
  },
);
