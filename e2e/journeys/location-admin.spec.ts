import { focusFault } from '../fixtures/focus-fault.ts';
import { expect, test } from '../fixtures/test.ts';
import { managedLocations, someLocation } from '../fixtures/some-location.ts';

test.use({ persona: 'admin', permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('the raw record', () => {
  test(
    'can be read and searched by key and by value',
    { tag: '@ADM-1' },
    async ({ page, twin }) => {
      const [location] = await managedLocations(twin);
      await page.goto(`${await someLocation(twin)}/admin/location-data`);
      const tree = page.getByRole('tree', { name: 'Raw record' });
      const row = (name: RegExp | string) => tree.getByRole('treeitem', { name });
      await expect(row(`name: "${location?.name}"`)).toBeVisible();
      await expect(row(/^periods:/)).toHaveCount(0);

      await page.getByRole('searchbox').fill('open_time');
      await expect(page.getByText(/^\d+ matches$/)).toBeVisible();
      // The way to the match is kept, and nothing else.
      await expect(row(/^location:/)).toBeVisible();
      await expect(row(/^opening_hours:/)).toBeVisible();
      await expect(row(/^periods:/)).toBeVisible();
      await expect(row(/^open_time:/).first()).toBeVisible();
      await expect(row(/^name:/)).toHaveCount(0);

      await page.getByRole('searchbox').fill(location?.gmb_id ?? '');
      await expect(row(/^gmb_id:/)).toBeVisible();
      await page.getByRole('searchbox').fill('no such thing');
      await expect(page.getByText('No key and no value contains “no such thing”.')).toBeVisible();
      await page.getByRole('searchbox').press('Escape');
      await expect(row(/^name:/)).toBeVisible();
    },
  );

  test(
    'is walked with the keyboard, and gives its parts away',
    { tag: '@ADM-1' },
    async ({ page, twin }) => {
      await page.goto(`${await someLocation(twin)}/admin/location-data`);
      const row = (name: RegExp) => page.getByRole('treeitem', { name });
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await page.getByRole('searchbox').press('Tab');
      await expect(row(/^location:/)).toBeFocused();
      // None of those that follow goes behind the bar that sticks below them.
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press('ArrowDown');
        expect((await page.evaluate(focusFault)).fault).toBe('');
      }
      await page.getByRole('searchbox').fill('opening_hours');
      await page.getByRole('searchbox').press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await expect(row(/^opening_hours:/)).toBeFocused();
      await expect(row(/^opening_hours:/)).toHaveAttribute('aria-expanded', 'false');
      // Opens, goes in, opens, goes in.
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
      await page.getByRole('button', { name: 'Copy all as JSON' }).click();
      await expect.poll(async () => Object.keys(JSON.parse(await copied()))).toEqual(['location']);
    },
  );

  test.describe('with a part that breaks the contract', () => {
    test.use({ expectedErrors: /^\[contract\]/ });

    test('shows it as it came', { tag: ['@ADM-1', '@UPD-9'] }, async ({ page, twin }) => {
      await twin.arm({
        endpoint: 'locations.show',
        body: 'broken-item',
        at: '/location/categories/*',
      });
      await page.goto(`${await someLocation(twin)}/admin/location-data`);
      await page.getByRole('searchbox').fill('categories');
      await page.getByRole('treeitem', { name: /^categories:/ }).click();
      // Everywhere else such an item is left out.
      await expect(page.getByRole('treeitem', { name: '0: {}' })).toBeVisible();
    });
  });

  test.describe('that does not load', () => {
    test.use({ expectedErrors: /status of 500|^\[load\]/ });

    test(
      'says so in its place, and the tools beside it work',
      { tag: ['@ADM-1', '@ERR-1'] },
      async ({ page, twin }) => {
        const location = await someLocation(twin);
        await page.goto(`${location}/info`);
        await expect(page.getByLabel('Business name')).toBeVisible();
        await twin.arm({ endpoint: 'locations.show', status: 500 });
        await page.getByRole('link', { name: 'Admin' }).click();
        await expect(
          page.getByText('The record of this location could not be loaded.'),
        ).toBeVisible();
        await expect(page.getByRole('button', { name: 'Show access token' })).toBeVisible();
        await twin.disarm();
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('tree')).toBeVisible();
      },
    );
  });
});

test.describe('the access token', () => {
  test(
    'is shown on demand, hidden again, and forgotten by leaving',
    { tag: ['@ADM-1', '@PERM-2'] },
    async ({ page, twin }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('fetch-access-token')) asked.push(request.url());
      });
      await page.goto(`${await someLocation(twin)}/admin/location-data`);
      const token = page.locator('code', { hasText: /^ya29\./ });
      const show = page.getByRole('button', { name: 'Show access token' });
      await expect(show).toBeVisible();
      expect(asked).toEqual([]);

      await show.click();
      await expect(token).toBeVisible();
      const secret = (await token.textContent()) ?? '';
      await page.getByRole('button', { name: 'Copy access token' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
      expect(page.url()).not.toContain(secret);

      const hide = page.getByRole('button', { name: 'Hide access token' });
      await hide.focus();
      await page.keyboard.press('Enter');
      await expect(token).toHaveCount(0);
      await expect(show).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(token).toBeVisible();
      await page.getByRole('link', { name: 'Patch attempts' }).click();
      await expect(page.getByText('No field has failed.')).toBeVisible();
      await page.goBack();
      await expect(show).toBeVisible();
      await expect(token).toHaveCount(0);
      expect(asked).toHaveLength(2);
    },
  );

  test.describe('of a lost account', () => {
    test.use({ expectedErrors: /status of 409/ });

    test('is refused with the reason', { tag: '@ADM-1' }, async ({ page, twin }) => {
      const [location] = await managedLocations(twin);
      if (!location?.owner) throw new Error('This location has no owner.');
      await twin.loseAuthorization({ token_id: location.owner.id });
      await page.goto(`/location/${location.id}/admin/location-data`);
      await page.getByRole('button', { name: 'Show access token' }).click();
      await expect(page.getByRole('alert')).toContainText('has to be connected again first');
    });
  });
});

test(
  'what is refreshed answers in words',
  { tag: ['@ADM-1', '@DET-6'] },
  async ({ page, twin }) => {
    const [location] = await managedLocations(twin);
    if (!location) throw new Error('No location.');
    await page.goto(`/location/${location.id}/admin/location-data`);
    await page.getByRole('button', { name: 'Check for changes' }).click();
    await expect(page.getByText(/Google was asked\. .*waits? for a decision\./)).toBeVisible();
    await page.getByRole('button', { name: 'Read again' }).click();
    await expect(page.getByText('They are now as Google has them.')).toBeVisible();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText('It is managed here, and by nobody else')).toBeVisible();

    // The record follows what was done beside it.
    await page.getByRole('switch', { name: 'Managed' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(
      page.getByRole('treeitem', { name: 'gbp_management_status: "disabled"' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText('Nobody on the platform manages it.')).toBeVisible();
  },
);

test.describe('a refused refresh', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('says why', { tag: ['@ADM-1', '@DET-6'] }, async ({ page, twin }) => {
    const [location] = await managedLocations(twin);
    if (!location) throw new Error('No location.');
    await page.goto(`/location/${location.id}/admin/location-data`);
    await page.getByRole('switch', { name: 'Managed' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByRole('switch', { name: 'Managed' })).not.toBeChecked();
    await page.getByRole('button', { name: 'Check for changes' }).click();
    await expect(page.getByRole('alert')).toContainText('Only a managed location');
  });
});

test.describe('patch attempts', () => {
  test(
    'come, arrive and fail before the eyes of whoever looks',
    { tag: ['@ADM-1', '@RT-1', '@DET-3'] },
    async ({ page, twin }) => {
      const [location] = await managedLocations(twin);
      if (!location) throw new Error('No location.');
      await page.goto(`/location/${location.id}/admin/germ-patch-attempts`);
      await expect(page).toHaveTitle(`${location.name} · Patch attempts · Placekeeper`);
      await expect(page.getByText('Nothing is on its way to Google.')).toBeVisible();
      await expect(page.getByText('No field has failed.')).toBeVisible();

      const elsewhere = await page.context().newPage();
      await elsewhere.goto(`/location/${location.id}/info`);
      await elsewhere.getByLabel('Business name').fill('The best shop in town');
      await elsewhere.getByLabel('Description').fill('A shop.');
      await elsewhere.getByRole('button', { name: /^Save/ }).click();
      await expect(elsewhere.getByText('Unsaved changes')).toHaveCount(0);
      const current = page.getByRole('table', { name: 'Patch attempts on their way' });
      await expect(current.getByRole('row').nth(1)).toContainText('Being published');
      await expect(current).toContainText('title');
      await expect(current).toContainText('profile.description');

      await twin.advance(60_000);
      await expect(page.getByText('Nothing is on its way to Google.')).toBeVisible();
      const failed = page.getByRole('table', { name: 'Failed patch attempts' });
      const refused = failed.getByRole('row').filter({ hasText: 'Business name' });
      await expect(refused).toContainText('Google does not allow some of these words.');
      await expect(refused).toContainText('FORBIDDEN_WORDS');
    },
  );

  test.describe('that do not load', () => {
    test.use({ expectedErrors: /status of 500|^\[load\]/ });

    test(
      'leave the rest of the location as it is, and can be asked for again here',
      { tag: ['@ADM-1', '@ERR-1', '@ERR-2'] },
      async ({ page, twin }) => {
        const location = await someLocation(twin);
        for (const endpoint of ['locations.failedPatchAttempts', 'locations.currentPatchAttempts'])
          await twin.arm({ endpoint, status: 500 });
        await twin.arm({ endpoint: 'updates.list', status: 500 });
        await page.goto(`${location}/info`);
        await expect(page.getByLabel('Business name')).toBeEditable();
        await expect(page.getByRole('alert')).toHaveCount(0);

        await page.getByRole('link', { name: 'Admin' }).click();
        await page.getByRole('link', { name: 'Patch attempts' }).click();
        await expect(page.getByText('This list could not be loaded.')).toHaveCount(2);
        await twin.disarm();
        await page.getByRole('button', { name: 'Try again' }).first().click();
        await expect(page.getByText('Nothing is on its way to Google.')).toBeVisible();
        await expect(page.getByText('This list could not be loaded.')).toHaveCount(1);
      },
    );
  });
});
