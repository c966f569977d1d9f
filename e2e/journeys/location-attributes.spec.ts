import { attributes } from '@placekeeper/contracts/endpoints/attributes';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { SentLocation } from '@placekeeper/contracts/model/location';
import type { Page } from '@playwright/test';
import { joined } from '../fixtures/socket-joined.ts';
import { managedLocations } from '../fixtures/some-location.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Twin } from '../fixtures/twin.ts';

const bool = 'Identifies as a small business';
const links = 'WhatsApp';

async function someWithAllTypes(twin: Twin): Promise<SentLocation> {
  for (const location of await managedLocations(twin)) {
    const { available } = await twin.call(attributes.show, { params: { id: location.id } });
    const names = new Set(available.map(({ display_name: name }) => name));
    if ([bool, links, 'Wi-Fi', 'Parking options'].every((name) => names.has(name))) return location;
  }
  throw new Error('No location is offered attributes of all types.');
}

const form = (page: Page) => page.getByRole('form', { name: 'Attributes' });
const question = (page: Page, name: string) =>
  form(page).getByRole('radiogroup', { name, exact: true });
const say = (page: Page, name: string, answer: string) =>
  question(page, name).getByText(answer, { exact: true }).click();
const isSaid = (page: Page, name: string, answer: string) =>
  expect(question(page, name).getByRole('radio', { name: answer, exact: true })).toBeChecked();
const box = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: /^Save/ });
const isSaved = (page: Page) => expect(page.getByText('Unsaved changes')).toHaveCount(0);
const sent = (page: Page) =>
  page.waitForRequest((request) => request.method() === 'PATCH').then((r) => r.postDataJSON());

test.use({ expectedErrors: /status of (409|422|500)|^\[load\]/ });

test(
  'a user searches and changes attributes of every type, and refused values keep their input',
  { tag: ['@ATTR-1', '@ERR-1', '@ERR-4'] },
  async ({ page, twin }) => {
    const { id } = await someWithAllTypes(twin);
    const search = page.getByRole('searchbox');

    await test.step('the attributes fail to load, and a retry loads them', async () => {
      await twin.arm({ endpoint: 'attributes.show', status: 500, times: 3 });
      await page.goto(`/location/${id}/attributes`);
      await expect(page.getByText('Couldn’t load attributes.')).toBeVisible();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(question(page, bool)).toBeVisible();
    });

    await test.step('a search finds choices and groups', async () => {
      await search.fill('STREET parking');
      await expect(question(page, 'Free street parking')).toBeVisible();
      await expect(question(page, bool)).toHaveCount(0);
      await search.fill('amenities wi');
      await expect(page.getByText('1 attribute found')).toBeVisible();
      await search.fill('zebra');
      await expect(page.getByText('No attributes match “zebra”.')).toBeVisible();
      await page.getByRole('button', { name: 'Clear search' }).last().click();
      await expect(question(page, bool)).toBeVisible();
    });

    await test.step('the keyboard alone changes and saves an answer', async () => {
      await search.fill('wi-fi');
      await search.press('Tab');
      // The search's clear button and the filter come before the questions.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(question(page, 'Wi-Fi').getByRole('radio', { checked: true })).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Control+s');
      await isSaved(page);
      await search.fill('');
    });

    await test.step('only changed attributes are sent, as Google’s values', async () => {
      // Clears the seeded values, so that each later answer is a change.
      for (const name of [bool, 'Wi-Fi', 'Free car park', 'Paid street parking'])
        await say(page, name, 'Not set');
      await box(page, links).fill('');
      if (await save(page).isVisible()) await save(page).click();
      await isSaved(page);

      await say(page, bool, 'Yes');
      await say(page, 'Wi-Fi', 'Free');
      await say(page, 'Free car park', 'Yes');
      await say(page, 'Paid street parking', 'No');
      await box(page, links).fill('https://wa.example/1 ');
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
          { name: 'attributes/url_whatsapp', values: ['https://wa.example/1'] },
        ]),
      );
      await isSaved(page);

      const cleared = sent(page);
      await say(page, bool, 'Not set');
      await save(page).click();
      expect(await cleared).toEqual({
        attributes: [{ name: 'attributes/is_small_business', values: [] }],
      });
      await isSaved(page);
    });

    await test.step('a refused value shows its reason at its field, even if the search hides the field', async () => {
      await say(page, 'Wi-Fi', 'Paid');
      await page.getByRole('button', { name: 'Add another link' }).last().click();
      const second = box(page, `${links} 2`);
      await second.fill('not a link');
      await search.fill('wi-fi');
      await expect(second).toHaveCount(0);
      await save(page).click();
      await expect(second).toBeFocused();
      await expect(second).toHaveAccessibleDescription(/country code/);
      await expect(box(page, `${links} 1`)).not.toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toContainText(
        '1 field needs your attention',
      );
      await isSaid(page, 'Wi-Fi', 'Paid');
      await second.fill('https://wa.example/2');
      await save(page).click();
      await isSaved(page);
    });

    await test.step('Back keeps the search and shows the saved values', async () => {
      await expect(page).toHaveURL(/filter=wi-fi$/);
      await page.getByRole('link', { name: 'Info' }).click();
      await expect(page.getByRole('form', { name: 'Profile information' })).toBeVisible();
      await page.goBack();
      await expect(page.getByText('1 attribute found')).toBeVisible();
      await isSaid(page, 'Wi-Fi', 'Paid');
      await search.fill('');
      await isSaid(page, bool, 'Not set');
      await isSaid(page, 'Free car park', 'Yes');
      await isSaid(page, 'Paid street parking', 'No');
      await expect(box(page, `${links} 1`)).toHaveValue('https://wa.example/1');
      await expect(box(page, `${links} 2`)).toHaveValue('https://wa.example/2');
    });

    await test.step('leaving asks about unsaved changes', async () => {
      await say(page, 'Wi-Fi', 'Free');
      await page.getByRole('link', { name: 'Info' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await expect(dialog).toContainText('Wi-Fi');
      await dialog.getByRole('button', { name: 'Keep editing' }).click();
      await isSaid(page, 'Wi-Fi', 'Free');
      await page.getByRole('link', { name: 'Info' }).click();
      await dialog.getByRole('button', { name: 'Discard and leave' }).click();
      await expect(page).toHaveURL(/\/info$/);
    });
  },
);

test(
  'the form explains missing verification, management and authorization',
  { tag: ['@ATTR-1', '@DET-5', '@ERR-4', '@GACC-2'] },
  async ({ page, twin }) => {
    const { id, owner } = await someWithAllTypes(twin);
    if (!owner) throw new Error('This location has no owner.');
    const managed = page.getByRole('switch', { name: 'Managed' });
    const listening = joined(page);
    await page.goto(`/location/${id}/attributes`);
    await expect(question(page, 'Wi-Fi')).toBeVisible();
    await listening;

    await test.step('Google refuses the changes of an unverified profile, and the form keeps them', async () => {
      await twin.changeStanding({ location_id: id, standing: 'unverified' });
      await say(page, 'Wi-Fi', 'Paid');
      await save(page).click();
      await expect(page.getByRole('alert')).toContainText('This profile isn’t verified.');
      await isSaid(page, 'Wi-Fi', 'Paid');
      await twin.changeStanding({ location_id: id, standing: 'verified' });
      await save(page).click();
      await isSaved(page);
    });

    await test.step('without management, changes are saved but not sent to Google', async () => {
      await managed.click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
      await expect(
        page.getByText(
          'Attributes are saved in Placekeeper only. To publish them, turn on management before you save.',
        ),
      ).toBeVisible();
      await say(page, 'Wi-Fi', 'Free');
      await save(page).click();
      await isSaved(page);
      const { attributes: held } = await twin.call(attributes.show, { params: { id } });
      expect(held).toContainEqual(
        expect.objectContaining({ name: 'attributes/wi_fi', values: ['free_wi_fi'] }),
      );
      await managed.click();
      await expect(managed).toBeChecked();
      await twin.call(locations.refreshRelatedGoogleData, { params: { id } });
      const { attributes: live } = await twin.call(attributes.show, { params: { id } });
      expect(live).toContainEqual(
        expect.objectContaining({ name: 'attributes/wi_fi', values: ['paid_wi_fi'] }),
      );
    });

    await test.step('without authorization, nothing can be changed, and the form links to the accounts', async () => {
      // The page can have read the attributes before they were refreshed.
      const listeningAgain = joined(page);
      await page.reload();
      await listeningAgain;
      await isSaid(page, 'Wi-Fi', 'Paid');
      await say(page, 'Wi-Fi', 'Free');
      await twin.loseAuthorization({ token_id: owner.id });
      await expect(page.getByText('Reconnect the Google account to edit them.')).toBeVisible();
      await expect(question(page, bool).getByRole('radio', { name: 'Yes' })).toBeDisabled();
      await isSaid(page, 'Wi-Fi', 'Free');
      await page.getByRole('button', { name: 'Discard' }).click();
      await page.getByRole('link', { name: 'Reconnect account' }).click();
      await expect(page).toHaveURL('/google-accounts');
    });
  },
);
