import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import type { Page } from '@playwright/test';
import { activeAccounts } from '../fixtures/google-account.ts';
import { joined } from '../fixtures/joined.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import { twinFor, type Twin } from '../fixtures/twin.ts';

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });
const update = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

async function someManaged(twin: Twin) {
  const [location] = await managedLocations(twin);
  if (!location) throw new Error('This account manages no location.');
  const say = (update_value: string) =>
    twin.changeProfile({
      location_id: location.id,
      type: 'google',
      field_name: 'profile.description',
      update_value,
    });
  return { address: `/location/${location.id}/info`, say };
}

const waysOut = {
  'the log-out in the menu': async (page: Page) => {
    await page.getByRole('button', { name: /menu$/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  },
  'the log-out by the search': async (page: Page) => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('log out');
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Log out' })).toBeVisible();
    await page.keyboard.press('Enter');
  },
};

test.describe('what nobody told the page', () => {
  // Refused sockets and channels are what is looked at.
  test.use({ expectedErrors: /status of 503|WebSocket connection/ });

  test(
    'before a channel that came late is read again, once',
    { tag: ['@RT-1', '@RT-2'] },
    async ({ page, twin }) => {
      const { address, say } = await someManaged(twin);
      const reads: string[] = [];
      page.on('request', (request) => reads.push(new URL(request.url()).pathname));
      // The first try to join fails, and is made again.
      await twin.arm({ endpoint: 'session.authorizeChannel', status: 503, times: 1 });
      await twin.arm({ endpoint: 'session.authorizeChannel', hold: true });
      const listening = joined(page);
      await page.goto(address);
      await expect(description(page)).toBeVisible();
      await expect.poll(() => reads.filter((path) => path.endsWith('/auth')).length).toBe(2);

      await say('Told before anybody listened.');
      const settings = reads.filter((path) => path === '/api/current-user').length;
      await twin.release();
      await listening;
      await expect(update(page, 'Told before anybody listened.')).toBeVisible();
      // What no event tells of was read once.
      expect(reads.filter((path) => path === '/api/current-user')).toHaveLength(settings);
    },
  );

  test(
    'while its connection was cut is read again, and then it listens',
    { tag: ['@RT-1', '@RT-2'] },
    async ({ page, twin }) => {
      const { address, say } = await someManaged(twin);
      const first = joined(page);
      await page.goto(address);
      await first;

      let refused = 0;
      page.on('websocket', (socket) => socket.on('socketerror', () => (refused += 1)));
      await twin.changeSocketMood({ refuse_upgrades: { status: 503, times: 1 } });
      // "Come back at once", which it does, in vain at first.
      await twin.kick(4200);
      await say('Told while the line was cut.');
      await expect(update(page, 'Told while the line was cut.')).toBeVisible();
      expect(refused).toBeGreaterThan(0);

      await say('Told after that.');
      await expect(update(page, 'Told after that.')).toBeVisible();
    },
  );
});

test.describe('a session that ended', () => {
  test.use({ expectedErrors: /status of (401|419)|403 .*broadcasting/ });

  test(
    'and a log-in beside the page: it listens again',
    { tag: ['@RT-2', '@SESS-1'] },
    async ({ page, twin, browser }) => {
      const { address } = await someManaged(twin);
      const { user } = await twin.call(currentUser.show, {});
      const elsewhere = twinFor((await browser.newContext()).request);
      const first = joined(page);
      await page.goto(address);
      await first;

      await twin.expireSessions();
      await elsewhere.signIn({ user_id: user.id });
      const again = joined(page);
      await elsewhere.kick(4200);
      const expired = page.getByRole('dialog', { name: 'Session expired' });
      await expect(expired).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(expired).toBeHidden();

      await twin.signIn({ user_id: user.id });
      await description(page).fill('Saved after the log-in.');
      await page.getByRole('button', { name: /^Save/ }).click();
      await again;
      await twin.advance(10_000);
      await expect(description(page)).toHaveAccessibleDescription(/Published/);
    },
  );

  for (const [way, leave] of Object.entries(waysOut)) {
    test(
      `${way} in one window has ended in the others`,
      { tag: ['@IMP-3', '@SESS-2'] },
      async ({ page, twin }) => {
        const { address } = await someManaged(twin);
        const other = await page.context().newPage();
        const listening = [joined(page), joined(other)];
        await Promise.all([page.goto('/settings'), other.goto(address)]);
        await Promise.all(listening);
        await leave(page);
        await expect(page).toHaveURL(/sign-in$/);
        await expect(other).toHaveURL(/sign-in\?return_to=%2Flocation/);
      },
    );
  }
});

test(
  'two windows of one user show the same, whichever it happens in',
  { tag: ['@RT-1', '@DET-3', '@GACC-1'] },
  async ({ page, twin }) => {
    const { address } = await someManaged(twin);
    const [account] = await activeAccounts(twin);
    if (!account) throw new Error('No account is connected.');
    const other = await page.context().newPage();
    const listening = [joined(page), joined(other)];
    await Promise.all([page.goto(address), other.goto(address)]);
    await Promise.all(listening);
    await expect(description(other)).toBeVisible();
    await description(page).fill('Typed in the first window.');
    await page.getByRole('button', { name: /^Save/ }).click();

    for (const window of [page, other]) {
      await expect(description(window)).toHaveAccessibleDescription(/Being published since/);
      await expect(description(window)).toHaveValue('Typed in the first window.');
    }
    await twin.advance(10_000);
    for (const window of [page, other])
      await expect(description(window)).toHaveAccessibleDescription(/Published/);
  },
);

test(
  'what another window saved of a field that is being edited is told, and taken or replaced',
  { tag: ['@DET-2', '@DET-3', '@ERR-4'] },
  async ({ page, twin }) => {
    const { address } = await someManaged(twin);
    const other = await page.context().newPage();
    const listening = [joined(page), joined(other)];
    await Promise.all([page.goto(address), other.goto(address)]);
    await Promise.all(listening);
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    const saveElsewhere = async (text: string) => {
      await description(other).fill(text);
      await other.getByRole('button', { name: /^Save/ }).click();
      await expect(other.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
    };

    await description(page).fill('Mine.');
    await saveElsewhere('Theirs.');
    await expect(page.getByText('Changed elsewhere to “Theirs.” since you began.')).toBeVisible();
    await expect(bar).toContainText('1 field was changed elsewhere.');
    await expect(description(page)).toHaveValue('Mine.');
    await expect(description(page)).toHaveAccessibleDescription(
      /The saved value is being published since/,
    );

    await test.step('theirs is taken', async () => {
      await bar.getByRole('button', { name: 'Show' }).press('Enter');
      await page.keyboard.press('Enter');
      await expect(description(page)).toHaveValue('Theirs.');
      await expect(description(page)).toBeFocused();
      await expect(bar).toBeHidden();
    });

    await test.step('or replaced, knowingly', async () => {
      await description(page).fill('Mine again.');
      await expect(bar).not.toContainText('elsewhere');
      await saveElsewhere('Theirs again.');
      await expect(bar).toContainText('1 field was changed elsewhere.');
      await page.getByRole('button', { name: /^Save/ }).click();
      await expect(bar).toBeHidden();
      await expect(description(other)).toHaveValue('Mine again.');
    });
  },
);
