import { locations } from '@placekeeper/contracts/endpoints/locations';
import { describeFocus } from '../fixtures/describe-focus.ts';
import { joined } from '../fixtures/socket-joined.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

test.use({ persona: 'admin', permissions: ['clipboard-read', 'clipboard-write'] });

async function firstManaged(twin: Twin) {
  const [location] = await managedLocations(twin);
  if (!location?.owner) throw new Error('This account manages no location.');
  return { ...location, owner: location.owner };
}

test.describe('the raw record and the patch attempts', () => {
  test.use({ expectedErrors: /status of 500|^\[load\]/ });

  test(
    'load again after a failure; the record can be searched and copied, and the attempts follow an edit',
    { tag: ['@ADM-1', '@DET-3', '@ERR-1', '@ERR-2', '@RT-1'] },
    async ({ page, twin }) => {
      const location = await firstManaged(twin);
      const failAttempts = async () => {
        for (const endpoint of ['locations.failedPatchAttempts', 'locations.currentPatchAttempts'])
          await twin.arm({ endpoint, status: 500 });
      };
      const tree = page.getByRole('tree', { name: 'Raw record' });
      const row = (name: RegExp | string) => tree.getByRole('treeitem', { name });
      const search = page.getByRole('searchbox');
      const copied = () => page.evaluate(() => navigator.clipboard.readText());

      await test.step('optional lists that fail to load do not affect the form', async () => {
        await failAttempts();
        await twin.arm({ endpoint: 'updates.list', status: 500 });
        const listening = joined(page);
        await page.goto(`/location/${location.id}/info`);
        await listening;
        await expect(page.getByLabel('Business name')).toBeEditable();
        await expect(page.getByRole('alert')).toHaveCount(0);
      });

      await test.step('a record that fails to load does not affect the other tools', async () => {
        await twin.arm({ endpoint: 'locations.show', status: 500 });
        await page.getByRole('link', { name: 'Admin' }).click();
        await expect(page.getByText('Couldn’t load this record.')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Show access token' })).toBeVisible();
        await twin.disarm();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(row(`name: "${location.name}"`)).toBeVisible();
        await expect(row(/^periods:/)).toHaveCount(0);
      });

      await test.step('the keyboard reaches each row, and the bar covers no focused row', async () => {
        await search.press('Tab');
        await expect(row(/^location:/)).toBeFocused();
        for (let step = 0; step < 30; step += 1) {
          await page.keyboard.press('ArrowDown');
          expect((await page.evaluate(describeFocus)).problem).toBe('');
        }
      });

      await test.step('a search shows the ancestors of each matching key or value', async () => {
        await search.fill('open_time');
        await expect(page.getByText(/^\d+ matches$/)).toBeVisible();
        await expect(row(/^location:/)).toBeVisible();
        await expect(row(/^opening_hours:/)).toBeVisible();
        await expect(row(/^periods:/)).toBeVisible();
        await expect(row(/^open_time:/).first()).toBeVisible();
        await expect(row(/^name:/)).toHaveCount(0);
        await search.fill(location.gmb_id ?? '');
        await expect(row(/^gmb_id:/)).toBeVisible();
        await search.fill('no such thing');
        await expect(page.getByText('No keys or values match “no such thing”.')).toBeVisible();
        await search.press('Escape');
        await expect(row(/^name:/)).toBeVisible();
      });

      await test.step('arrow keys expand a match, whose path and value can be copied', async () => {
        await search.fill('opening_hours');
        await search.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('ArrowDown');
        await expect(row(/^opening_hours:/)).toBeFocused();
        await expect(row(/^opening_hours:/)).toHaveAttribute('aria-expanded', 'false');
        // Opens a section and moves into it, for two levels.
        for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
        await expect(row(/^0:/)).toBeFocused();
        await page.getByRole('button', { name: 'Copy path' }).click();
        await expect.poll(copied).toBe('location.opening_hours.periods[0]');
        await page.getByRole('button', { name: 'Copy value' }).click();
        await expect.poll(copied).toMatch(/^\{\n {2}"/);
        await row(/^0:/).focus();
        await page.keyboard.press('ArrowLeft');
        await expect(row(/^periods:/)).toBeFocused();
        await page.keyboard.press('ArrowLeft');
        await expect(row(/^0:/)).toHaveCount(0);
        await page.getByRole('button', { name: 'Copy JSON' }).click();
        await expect
          .poll(async () => Object.keys(JSON.parse(await copied())))
          .toEqual(['location']);
      });

      const failed = page.getByText('Couldn’t load this list.');
      const retry = page.getByRole('button', { name: 'Try again' }).first();

      await test.step('each list that failed has its own retry', async () => {
        await failAttempts();
        // A new page, because a page that has been open for a while has already loaded the lists again.
        await page.goto(`/location/${location.id}/admin/germ-patch-attempts`);
        await expect(page).toHaveTitle(`${location.name} · Patch attempts · Placekeeper`);
        await expect(failed).toHaveCount(2);
        await twin.disarm();
        await retry.click();
        await expect(page.getByText('No patch attempts in progress.')).toBeVisible();
        await expect(failed).toHaveCount(1);
        await retry.click();
        await expect(page.getByText('No failed fields.')).toBeVisible();
      });

      await test.step('an edit made elsewhere appears, and then the fields that Google declines', async () => {
        await twin.call(locations.update, {
          params: { id: location.id },
          body: { name: 'The best shop in town', description: 'A shop.' },
        });
        const current = page.getByRole('table', { name: 'Patch attempts in progress' });
        await expect(current.getByRole('row').nth(1)).toContainText('Publishing');
        await expect(current).toContainText('title');
        await expect(current).toContainText('profile.description');
        await twin.advance(60_000);
        await expect(page.getByText('No patch attempts in progress.')).toBeVisible();
        const declined = page
          .getByRole('table', { name: 'Failed patch attempts' })
          .getByRole('row')
          .filter({ hasText: 'Business name' });
        await expect(declined).toContainText('Google doesn’t allow promotional words');
        await expect(declined).toContainText('FORBIDDEN_WORDS');
      });
    },
  );
});

test.describe('the admin tools', () => {
  test.use({ expectedErrors: /status of 409|^\[contract\]/ });

  test(
    'show the access token on demand, and the result of each refresh',
    { tag: ['@ADM-1', '@DET-6', '@PERM-2', '@UPD-9'] },
    async ({ page, twin }) => {
      const location = await firstManaged(twin);
      const show = page.getByRole('button', { name: 'Show access token' });
      const token = page.locator('code', { hasText: /^ya29\./ });
      const managed = page.getByRole('switch', { name: 'Managed' });
      const check = page.getByRole('button', { name: 'Check', exact: true });
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('fetch-access-token')) asked.push(request.url());
      });

      await test.step('the token is requested on demand, and removed when it is hidden or the user leaves', async () => {
        await page.goto(`/location/${location.id}/admin/location-data`);
        await expect(show).toBeVisible();
        expect(asked).toEqual([]);
        await show.click();
        await expect(token).toBeVisible();
        const secret = (await token.textContent()) ?? '';
        await page.getByRole('button', { name: 'Copy access token' }).click();
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
        expect(page.url()).not.toContain(secret);
        await page.getByRole('button', { name: 'Hide access token' }).focus();
        await page.keyboard.press('Enter');
        await expect(token).toHaveCount(0);
        await expect(show).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(token).toBeVisible();
        await page.getByRole('link', { name: 'Patch attempts' }).click();
        await expect(page.getByText('No failed fields.')).toBeVisible();
        await page.goBack();
        await expect(show).toBeVisible();
        await expect(token).toHaveCount(0);
        expect(asked).toHaveLength(2);
      });

      await test.step('each refresh shows its result', async () => {
        await page.getByRole('button', { name: 'Check for changes' }).click();
        await expect(page.getByText(/^Checked\. .*pending updates?\./)).toBeVisible();
        await page.getByRole('button', { name: 'Refresh', exact: true }).click();
        await expect(page.getByText('Up to date with Google.')).toBeVisible();
        await check.click();
        await expect(page.getByText('Managed by this account only.')).toBeVisible();
      });

      await test.step('the record shows a change at once, and a refused refresh shows the reason', async () => {
        await managed.click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
        await expect(
          page.getByRole('treeitem', { name: 'gbp_management_status: "disabled"' }),
        ).toBeVisible();
        await check.click();
        await expect(page.getByText('Not managed by anyone.')).toBeVisible();
        await page.getByRole('button', { name: 'Check for changes' }).click();
        await expect(page.getByRole('alert')).toContainText('Only a managed location');
      });

      await test.step('the record shows a part that breaks the contract as received', async () => {
        await twin.arm({
          endpoint: 'locations.show',
          body: 'broken-item',
          at: '/location/categories/*',
        });
        await managed.click();
        await expect(
          page.getByRole('treeitem', { name: 'gbp_management_status: "enabled"' }),
        ).toBeVisible();
        await page.getByRole('searchbox').fill('categories');
        await page.getByRole('treeitem', { name: /^categories:/ }).click();
        await expect(page.getByRole('treeitem', { name: '0: {}' })).toBeVisible();
        await twin.disarm();
      });

      await test.step('without authorization, the token is refused with the reason', async () => {
        await twin.loseAuthorization({ token_id: location.owner.id });
        await show.click();
        await expect(
          page
            .getByRole('alert')
            .filter({ hasText: 'Reconnect this location’s Google account first' }),
        ).toBeVisible();
      });
    },
  );
});
