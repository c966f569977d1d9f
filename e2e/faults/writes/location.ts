import { attributes } from '@placekeeper/contracts/endpoints/attributes';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { SentLocation } from '@placekeeper/contracts/model/location';
import { expect, type Locator, type Page } from '@playwright/test';
import { managedLocations } from '../../fixtures/some-location.ts';
import type { Twin } from '../../fixtures/twin.ts';
import { once, type Attempt, type Writes } from '../write.ts';

async function found(
  twin: Twin,
  isWanted: (location: SentLocation) => boolean = () => true,
): Promise<SentLocation> {
  const location = (await managedLocations(twin)).find(isWanted);
  if (!location) throw new Error('No location is such a one.');
  return location;
}

const shown = async (twin: Twin, { id }: SentLocation) =>
  (await twin.call(locations.show, { params: { id } })).location;

/** A write by a form with a save bar, which keeps the input. */
function saving(
  page: Page,
  field: Locator,
  typed: string,
  isSaved: () => Promise<boolean>,
): Attempt {
  const save = page.getByRole('button', { name: /^Save/ });
  return {
    pressed: save,
    expectKept: () => expect(field).toHaveValue(typed),
    countDone: async () => once(await isSaved()),
  };
}

/** A write by a menu in the location's header. */
function fromMenu(page: Page, name: string, countDone?: Attempt['countDone']): Attempt {
  const item = page.getByRole('menuitem', { name });
  return {
    async press() {
      await page.getByRole('button', { name: 'More actions' }).click();
      await item.click();
    },
    pressed: item,
    expectKept: () => expect(page.getByRole('button', { name: 'More actions' })).toBeVisible(),
    ...(countDone && { countDone }),
  };
}

const withManagement = async (page: Page, twin: Twin, on: boolean): Promise<Attempt> => {
  const { data } = await twin.call(locations.list, {
    query: { gbp_management_status: on ? 'disabled' : 'enabled' },
  });
  const location = data[0];
  if (!location) throw new Error('There are both kinds.');
  await page.goto(`/location/${location.id}/media`);
  const toggle = page.getByRole('switch', { name: 'Managed' });
  const turnOff = page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' });
  if (!on) {
    await toggle.click();
    await expect(turnOff).toBeVisible();
  }
  const pressed = on ? toggle : turnOff;
  return {
    pressed,
    expectKept: () => (on ? expect(toggle).not.toBeChecked() : expect(turnOff).toBeEnabled()),
    countDone: async () =>
      once((await shown(twin, location)).gbp_management_status === (on ? 'enabled' : 'disabled')),
  };
};

export const locationWrites: Writes = {
  'locations.update': {
    async begin(page, twin) {
      const location = await found(twin);
      await page.goto(`/location/${location.id}/info`);
      const field = page.getByRole('textbox', { name: 'Label', exact: true });
      await field.fill('Typed');
      return saving(
        page,
        field,
        'Typed',
        async () => (await shown(twin, location)).label === 'Typed',
      );
    },
  },
  'locations.updateCategories': {
    async begin(page, twin) {
      const location = await found(
        twin,
        ({ additional_categories: more }) => more.length > 0 && more.length < 5,
      );
      await page.goto(`/location/${location.id}/info`);
      const categories = page.getByRole('region', { name: 'Categories', exact: true });
      const added = categories.getByRole('listitem').filter({ hasText: 'Dental laboratory' });
      await categories.getByRole('combobox').fill('dental lab');
      await page.getByRole('option', { name: 'Dental laboratory' }).click();
      await expect(added).toHaveCount(1);
      return {
        ...saving(page, categories.getByRole('combobox'), '', async () =>
          (await shown(twin, location)).additional_categories.some(
            ({ id }) => id === 'gcid:dental_laboratory',
          ),
        ),
        expectKept: () => expect(added).toHaveCount(1),
      };
    },
  },
  'locations.updateSocialProfiles': {
    async begin(page, twin) {
      const location = await found(twin);
      await page.goto(`/location/${location.id}/social-profiles`);
      const field = page.getByRole('textbox', { name: 'Pinterest', exact: true });
      const typed = 'https://www.pinterest.com/typed';
      await field.fill(typed);
      return saving(
        page,
        field,
        typed,
        async () => (await shown(twin, location)).social_profiles?.['pinterest'] === typed,
      );
    },
  },
  'attributes.update': {
    async begin(page, twin) {
      const typed = 'https://wa.example/441174960123';
      for (const { id } of await managedLocations(twin)) {
        const view = () => twin.call(attributes.show, { params: { id } });
        const { available } = await view();
        if (!available.some(({ display_name: name }) => name === 'WhatsApp')) continue;
        await page.goto(`/location/${id}/attributes`);
        const field = page.getByRole('textbox', { name: 'WhatsApp', exact: true });
        await field.fill(typed);
        return saving(page, field, typed, async () =>
          JSON.stringify((await view()).attributes).includes(typed),
        );
      }
      throw new Error('No location can be asked for WhatsApp.');
    },
  },
  'locations.autoRejection': {
    async begin(page, twin) {
      const location = await found(
        twin,
        ({ google_update_behaviour: behaviour }) => behaviour === 'no-action',
      );
      await page.goto(`/location/${location.id}/settings`);
      const chosen = page.getByRole('radio', { name: 'Auto-reject everything', exact: true });
      await chosen.click();
      await expect(chosen).toBeChecked();
      return {
        ...saving(
          page,
          chosen,
          '',
          async () => (await shown(twin, location)).google_update_behaviour === 'auto-reject-all',
        ),
        expectKept: () => expect(chosen).toBeChecked(),
      };
    },
  },
  'locations.enableManagement': { begin: (page, twin) => withManagement(page, twin, true) },
  'locations.disableManagement': { begin: (page, twin) => withManagement(page, twin, false) },
  'locations.fetchGoogleUpdates': {
    async begin(page, twin) {
      const location = await found(twin);
      await twin.advance(60_000);
      const before = location.last_checked_for_google_updates;
      await page.goto(`/location/${location.id}/media`);
      return fromMenu(page, 'Check Google for changes', async () =>
        once((await shown(twin, location)).last_checked_for_google_updates !== before),
      );
    },
  },
  'locations.refreshRelatedGoogleData': {
    async begin(page, twin) {
      const location = await found(twin);
      await page.goto(`/location/${location.id}/info`);
      return fromMenu(page, 'Refresh photos, services and attributes');
    },
  },
  'locations.markViewed': {
    quiet: 'It affects only the order of the recent locations.',
    async begin(page, twin) {
      const location = await found(twin);
      const heading = page.getByRole('heading', { level: 1, name: location.name });
      return {
        press: async () => void (await page.goto(`/location/${location.id}/media`)),
        pressed: heading,
        expectKept: () => expect(heading).toBeVisible(),
      };
    },
  },
};
