import { attributes } from '@placekeeper/contracts/endpoints/attributes';
import type { SentLocation } from '@placekeeper/contracts/model/location';
import type { Page } from '@playwright/test';
import { joined } from '../fixtures/joined.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

const bool = 'Identifies as a small business';
const links = 'WhatsApp';

/** The first managed location that can be asked all kinds of questions. */
async function openAttributes(page: Page, twin: Twin): Promise<SentLocation> {
  for (const location of await managedLocations(twin)) {
    const { available } = await twin.call(attributes.show, { params: { id: location.id } });
    const names = new Set(available.map(({ display_name: name }) => name));
    if (![bool, links, 'Wi-Fi', 'Parking options'].every((name) => names.has(name))) continue;
    const listening = joined(page);
    await page.goto(`/location/${location.id}/attributes`);
    await expect(page.getByRole('form', { name: 'Attributes' })).toBeVisible();
    await listening;
    return location;
  }
  throw new Error('No location has all kinds of attributes.');
}

const question = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true });
const say = (page: Page, name: string, answer: string) =>
  question(page, name).getByText(answer, { exact: true }).click();
const isSaid = (page: Page, name: string, answer: string) =>
  expect(question(page, name).getByRole('radio', { name: answer, exact: true })).toBeChecked();
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: /^Save/ });
const sent = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'PATCH').then((r) => r.postDataJSON());

test(
  'every kind of value is said, only what was changed is sent, and it is still there tomorrow',
  { tag: '@ATTR-1' },
  async ({ page, twin }) => {
    await openAttributes(page, twin);
    // Whatever the seed says of them, these are changes.
    for (const name of [bool, 'Wi-Fi', 'Free car park', 'Paid street parking']) {
      await say(page, name, 'Not set');
    }
    await box(page, links).fill('');
    if (await save(page).isVisible()) await save(page).click();
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);

    await say(page, bool, 'Yes');
    await say(page, 'Wi-Fi', 'Free');
    await say(page, 'Free car park', 'Yes');
    await say(page, 'Paid street parking', 'No');
    await box(page, links).fill('https://wa.example/441174960123 ');
    await page.getByRole('button', { name: 'Add another link' }).last().click();
    await expect(box(page, `${links} 2`)).toBeFocused();

    const request = sent(page);
    await page.keyboard.press('Control+s');
    const { attributes: changed } = await request;
    expect(changed).toHaveLength(4);
    expect(changed).toEqual(
      expect.arrayContaining([
        { name: 'attributes/is_small_business', values: [true] },
        { name: 'attributes/wi_fi', values: ['free_wi_fi'] },
        {
          name: 'attributes/parking_options',
          values: expect.arrayContaining(['free_parking_lot']),
          unset_values: expect.arrayContaining(['paid_street_parking']),
        },
        { name: 'attributes/url_whatsapp', values: ['https://wa.example/441174960123'] },
      ]),
    );
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);

    await page.reload();
    await isSaid(page, bool, 'Yes');
    await isSaid(page, 'Wi-Fi', 'Free');
    await isSaid(page, 'Free car park', 'Yes');
    await isSaid(page, 'Paid street parking', 'No');
    await expect(box(page, links)).toHaveValue('https://wa.example/441174960123');

    const cleared = sent(page);
    await say(page, bool, 'Not set');
    await save(page).click();
    expect(await cleared).toEqual({
      attributes: [{ name: 'attributes/is_small_business', values: [] }],
    });
  },
);

test.describe('what Google refuses', () => {
  test.use({ expectedErrors: /status of (422|409)/ });

  test(
    'stands at its field, and nothing is lost',
    { tag: ['@ATTR-1', '@ERR-4'] },
    async ({ page, twin }) => {
      await openAttributes(page, twin);
      await say(page, 'Wi-Fi', 'Paid');
      const first = box(page, links);
      await first.fill('https://wa.example/1');
      await page.getByRole('button', { name: 'Add another link' }).last().click();
      await box(page, `${links} 2`).fill('wa.example/2');
      // The refused one is not among what is looked for, and shown all the same.
      await page.getByRole('searchbox').fill('wi-fi');
      await expect(box(page, `${links} 2`)).toHaveCount(0);
      await save(page).click();

      const second = box(page, `${links} 2`);
      await expect(second).toBeFocused();
      await expect(second).toHaveAccessibleDescription(/full web address/);
      await expect(box(page, `${links} 1`)).not.toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText(
        '1 field needs your attention',
      );
      await isSaid(page, 'Wi-Fi', 'Paid');

      await second.fill('https://wa.example/2');
      await save(page).click();
      await expect(page.getByText('Unsaved changes')).toHaveCount(0);
      await page.reload();
      // The search is still in the address.
      await page.getByRole('searchbox').fill('');
      await expect(box(page, `${links} 2`)).toHaveValue('https://wa.example/2');
      await isSaid(page, 'Wi-Fi', 'Paid');
    },
  );

  test(
    'as a whole is told above the save button, and can be tried again',
    { tag: ['@ATTR-1', '@ERR-4'] },
    async ({ page, twin }) => {
      const { id: location_id } = await openAttributes(page, twin);
      await twin.changeStanding({ location_id, standing: 'unverified' });
      await say(page, 'Wi-Fi', 'Paid');
      await save(page).click();
      await expect(page.getByRole('alert')).toContainText('Google has not verified this profile');
      await isSaid(page, 'Wi-Fi', 'Paid');
      await twin.changeStanding({ location_id, standing: 'verified' });
      await save(page).click();
      await expect(page.getByText('Unsaved changes')).toHaveCount(0);
    },
  );
});

test('many attributes can be searched', { tag: '@ATTR-1' }, async ({ page, twin }) => {
  await openAttributes(page, twin);
  const search = page.getByRole('searchbox');
  // By a choice of it, and by its group.
  await search.fill('STREET parking');
  await expect(question(page, 'Free street parking')).toBeVisible();
  await expect(question(page, bool)).toHaveCount(0);
  await search.fill('amenities wi');
  await expect(page.getByText('1 attribute found')).toBeVisible();
  await expect(page).toHaveURL(/filter=amenities%20wi$/);
  await page.reload();
  await expect(page.getByText('1 attribute found')).toBeVisible();
  await search.fill('zebra');
  await expect(page.getByText('No attribute matches “zebra”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect(question(page, bool)).toBeVisible();
});

test('leaving with unsaved changes asks', { tag: '@ATTR-1' }, async ({ page, twin }) => {
  await openAttributes(page, twin);
  await say(page, 'Wi-Fi', 'Paid');
  await page.getByRole('link', { name: 'Info' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(dialog).toContainText('Wi-Fi');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await isSaid(page, 'Wi-Fi', 'Paid');
  await page.getByRole('link', { name: 'Info' }).click();
  await dialog.getByRole('button', { name: 'Discard and leave' }).click();
  await expect(page).toHaveURL(/\/info$/);
});

test('the keyboard is enough', { tag: '@ATTR-1' }, async ({ page, twin }) => {
  await openAttributes(page, twin);
  await page.getByRole('searchbox').fill('wi-fi');
  await page.getByRole('searchbox').press('Tab');
  // The button that clears the search stands between.
  await page.keyboard.press('Tab');
  await expect(question(page, 'Wi-Fi').getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
});

test.describe('a load that fails', () => {
  test.use({ expectedErrors: /status of 500|^\[load\]/ });

  test(
    'says so in its place, and can be tried again',
    { tag: '@ERR-1' },
    async ({ page, twin }) => {
      const { id } = await openAttributes(page, twin);
      await twin.arm({ endpoint: 'attributes.show', status: 500, times: 3 });
      await page.goto(`/location/${id}/attributes`);
      await expect(
        page.getByText('The attributes of this location could not be loaded.'),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(question(page, bool)).toBeVisible();
    },
  );
});

test(
  'without authorization nothing can be changed, and the way back is named',
  { tag: ['@ATTR-1', '@GACC-2'] },
  async ({ page, twin }) => {
    const { owner } = await openAttributes(page, twin);
    if (!owner) throw new Error('This location has no owner.');
    await say(page, 'Wi-Fi', 'Paid');
    await twin.loseAuthorization({ token_id: owner.id });

    await expect(
      page.getByText('they can be changed after the account is connected'),
    ).toBeVisible();
    await expect(question(page, bool).getByRole('radio', { name: 'Yes' })).toBeDisabled();
    // What was chosen before is still to be seen.
    await isSaid(page, 'Wi-Fi', 'Paid');
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('link', { name: 'Reconnect account' }).click();
    await expect(page).toHaveURL('/google-accounts');
  },
);

test(
  'without management it is said that nothing is sent',
  { tag: ['@ATTR-1', '@DET-5'] },
  async ({ page, twin }) => {
    await openAttributes(page, twin);
    await page.getByRole('switch', { name: 'Managed' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
    await expect(page.getByText('kept here only and not sent to Google')).toBeVisible();
    await say(page, 'Wi-Fi', 'Paid');
    await save(page).click();
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);
    await page.reload();
    await isSaid(page, 'Wi-Fi', 'Paid');
  },
);
