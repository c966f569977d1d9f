import { currentUser } from '@placekeeper/contracts/endpoints/current-user';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { Page } from '@playwright/test';
import { joined, joinedAgain } from '../fixtures/socket-joined.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import { twinFor, type Twin } from '../fixtures/twin.ts';
import { visit } from '../fixtures/visit.ts';

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
  return { id: location.id, address: `/location/${location.id}/info`, say };
}

test.describe('a change whose event is lost', () => {
  test.use({ expectedErrors: /status of 503|WebSocket connection/ });

  test(
    'is read after a late subscription, and after a lost connection',
    { tag: ['@RT-1', '@RT-2'] },
    async ({ page, twin }) => {
      const { address, say } = await someManaged(twin);
      const reads: string[] = [];
      page.on('request', (request) => reads.push(new URL(request.url()).pathname));
      const countOf = (path: string) => reads.filter((read) => read.endsWith(path)).length;

      await test.step('before a late subscription', async () => {
        // The application repeats the first request, which fails.
        await twin.arm({ endpoint: 'session.authorizeChannel', status: 503, times: 1 });
        await twin.arm({ endpoint: 'session.authorizeChannel', hold: true });
        const listening = joined(page);
        await page.goto(address);
        await expect(description(page)).toBeVisible();
        await expect.poll(() => countOf('/auth')).toBe(2);

        await say('Changed before the subscription.');
        const settings = countOf('/api/current-user');
        await twin.release();
        await listening;
        await expect(update(page, 'Changed before the subscription.')).toBeVisible();
        // No event concerns the user, so the application does not read the user again.
        expect(countOf('/api/current-user')).toBe(settings);
        await twin.disarm();
      });

      await test.step('while the connection is lost', async () => {
        let refused = 0;
        page.on('websocket', (socket) => socket.on('socketerror', () => (refused += 1)));
        await twin.changeSocketFaults({ refuse_upgrades: { status: 503, times: 1 } });
        // 4200 makes pusher-js reconnect at once; the platform refuses the first attempt.
        await twin.kick(4200);
        await say('Changed while the connection was lost.');
        await expect(update(page, 'Changed while the connection was lost.')).toBeVisible();
        expect(refused).toBeGreaterThan(0);
        await say('Changed after that.');
        await expect(update(page, 'Changed after that.')).toBeVisible();
      });
    },
  );
});

test.describe('an ended session', () => {
  test.use({ expectedErrors: /status of (401|419)|403 .*broadcasting/ });

  test(
    'is replaced by a log-in in another window, and the page receives events again',
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
      const again = joinedAgain(page);
      await elsewhere.kick(4200);
      const expired = page.getByRole('dialog', { name: 'Session expired' });
      await expect(expired.locator(':focus').or(expired.and(page.locator(':focus')))).toHaveCount(
        1,
      );
      await page.keyboard.press('Escape');
      await expect(expired).toBeHidden();

      await twin.signIn({ user_id: user.id });
      await description(page).fill('Saved after the log-in.');
      await page.getByRole('button', { name: /^Save/ }).click();
      await expect(description(page)).toHaveAccessibleDescription(/Publishing/);
      await again;
      await twin.advance(10_000);
      await expect(description(page)).toHaveAccessibleDescription(/Published/);
    },
  );

  test(
    'opens the log-in in every window after a log-out in one',
    { tag: ['@IMP-3', '@SESS-2', '@SHELL-9'] },
    async ({ page, twin }) => {
      const { address } = await someManaged(twin);
      const { user } = await twin.call(currentUser.show, {});
      const other = await page.context().newPage();
      const listening = [joined(page), joined(other)];
      await Promise.all([page.goto('/google-accounts'), other.goto(address)]);
      await Promise.all(listening);

      await test.step('the log-out in the menu', async () => {
        await page.getByRole('button', { name: /menu$/ }).click();
        await page.getByRole('menuitem', { name: 'Log out' }).click();
        await expect(page).toHaveURL(/sign-in$/);
        await expect(other).toHaveURL(/sign-in\?return_to=%2Flocation/);
      });

      await test.step('the log-out in the search', async () => {
        await twin.signIn({ user_id: user.id });
        await page.goto('/google-accounts');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.keyboard.press('ControlOrMeta+k');
        await page.keyboard.type('log out');
        await expect(page.getByRole('dialog').getByRole('link', { name: 'Log out' })).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/sign-in$/);
      });
    },
  );
});

test(
  'an edited field that is also changed elsewhere is saved only after a choice, and a replaced save can be restored',
  { tag: ['@DET-2', '@DET-3', '@ERR-4'] },
  async ({ page, twin }) => {
    const { id, address } = await someManaged(twin);
    const listening = joined(page);
    await page.goto(address);
    await listening;
    const bar = page.getByRole('region', { name: 'Unsaved changes' });
    const choice = page.getByRole('group', { name: 'Choose a value: Description' });
    const saveElsewhere = (text: string) =>
      twin.call(locations.update, { params: { id }, body: { description: text } });
    const saved = async () =>
      (await twin.call(locations.show, { params: { id } })).location.description;

    await description(page).fill('Mine.');
    await saveElsewhere('Theirs.');
    await expect(page.getByText('Changed elsewhere to “Theirs.”.')).toBeVisible();
    await expect(bar).toContainText('1 field you edited was also changed elsewhere.');
    await expect(description(page)).toHaveValue('Mine.');
    await expect(description(page)).toHaveAccessibleDescription(/Publishing the saved value since/);

    await test.step('the user takes the other value', async () => {
      await bar.getByRole('button', { name: 'Show' }).press('Enter');
      await expect(choice).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(description(page)).toHaveValue('Theirs.');
      await expect(description(page)).toBeFocused();
      await expect(bar).toBeHidden();
    });

    await test.step('the user keeps the edited value', async () => {
      await description(page).fill('Mine again.');
      await expect(bar).not.toContainText('elsewhere');
      await saveElsewhere('Theirs again.');
      await expect(bar).toContainText('1 field you edited was also changed elsewhere.');
      await page.getByRole('button', { name: /^Save/ }).click();
      await expect(bar).toContainText('Not saved.');
      await expect(choice).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(description(page)).toBeFocused();
      await page.getByRole('button', { name: /^Save/ }).click();
      await expect(bar).toBeHidden();
      expect(await saved()).toBe('Mine again.');
    });

    await test.step('the user restores the edited value after a pending save replaces it', async () => {
      await twin.arm({ endpoint: 'locations.update', times: 1, hold: true });
      const theirs = saveElsewhere('Theirs at last.');
      await expect
        .poll(async () => (await twin.faults()).some(({ waiting }) => waiting > 0))
        .toBe(true);
      await description(page).fill('Mine at last.');
      await page.getByRole('button', { name: /^Save/ }).click();
      await expect(bar).toBeHidden();
      await twin.release();
      await theirs;
      await expect(page.getByRole('alert')).toContainText('1 field changed since you saved');
      await expect(description(page)).toHaveValue('Theirs at last.');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await expect(choice).toBeFocused();
      await page.getByRole('button', { name: 'Restore my value: Description' }).click();
      await expect(description(page)).toHaveValue('Mine at last.');
      await page.getByRole('button', { name: /^Save/ }).click();
      await expect(bar).toBeHidden();
      expect(await saved()).toBe('Mine at last.');
    });
  },
);

test.describe('a deletion whose response is late', () => {
  test.use({ locations: 2, expectedErrors: /status of 404/ });

  test(
    'is not described as a deletion elsewhere',
    { tag: ['@LOC-3', '@RT-2'] },
    async ({ page, twin }) => {
      const { id, address } = await someManaged(twin);
      const listening = joined(page);
      await page.goto(address);
      await listening;
      await twin.arm({ endpoint: 'locations.remove', hold: true, times: 1 });
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete location' }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: 'Delete location' }).click();
      await expect.poll(async () => (await twin.faults())[0]?.waiting).toBe(1);

      // Deletes the location before the held call does. After a new join, the page reads it again.
      await twin.call(locations.remove, { params: { id } });
      const missing = page.waitForResponse(
        (response) => response.status() === 404 && response.url().endsWith(`/api/locations/${id}`),
      );
      await twin.kick(4200);
      await missing;
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      await expect(page.getByText('This location no longer exists')).toHaveCount(0);
      await expect(dialog).toBeVisible();

      await twin.release();
      await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
      await expect(page.getByText('This location no longer exists')).toHaveCount(0);

      await test.step('an address of the deleted location says that it does not exist', async () => {
        await visit(page, address);
        await expect(page.getByText('This location doesn’t exist')).toBeVisible();
      });
    },
  );
});
