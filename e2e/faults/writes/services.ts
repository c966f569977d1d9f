import { services } from '@placekeeper/contracts/endpoints/services';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import type { SentLocation } from '@placekeeper/contracts/model/location';
import { expect, type Page } from '@playwright/test';
import { managedLocations } from '../../fixtures/some-location.ts';
import type { Twin } from '../../fixtures/twin.ts';
import { once, type Write, type Writes } from '../write.ts';

/** Opens a location with services of both kinds and further suggestions. */
async function open(page: Page, twin: Twin): Promise<SentLocation> {
  for (const location of await managedLocations(twin)) {
    const { structured_services: structured, free_form_services: own, label, id } = location;
    if (structured.length === 0 || own.length === 0 || label?.includes('ervices')) continue;
    const { suggestions } = await twin.call(services.listSuggestions, { params: { id } });
    if (suggestions.length < 2) continue;
    await page.goto(`/location/${id}/services`);
    await expect(page.getByRole('searchbox')).toBeVisible();
    return location;
  }
  throw new Error('No location has enough services.');
}

async function openLabelled(page: Page, twin: Twin, label: string): Promise<SentLocation> {
  const location = (await managedLocations(twin)).find((one) => one.label === label);
  if (!location) throw new Error(`No location is labelled ${label}.`);
  await page.goto(`/location/${location.id}/services`);
  await expect(page.getByRole('searchbox')).toBeVisible();
  return location;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Suggested by Google' });

const suggested = async (twin: Twin, { id }: SentLocation) =>
  (await twin.call(services.listSuggestions, { params: { id } })).suggestions;

const shown = async (twin: Twin, { id }: SentLocation) =>
  (await twin.call(locations.show, { params: { id } })).location;

const removing = (kind: 'structured_services' | 'free_form_services'): Write => ({
  async begin(page, twin) {
    const location = await open(page, twin);
    const name = location[kind][0]?.display_name ?? '';
    const pressed = page.getByRole('button', { name: `Remove ${name}`, exact: true });
    return {
      pressed,
      expectKept: () => expect(pressed).toBeEnabled(),
      countDone: async () => location[kind].length - (await shown(twin, location))[kind].length,
    };
  },
});

export const serviceWrites: Writes = {
  'services.addFreeForm': {
    async begin(page, twin) {
      const location = await open(page, twin);
      const section = page.getByRole('region', {
        name: location.primary_category?.display_name ?? '',
        exact: true,
      });
      await section.getByRole('button', { name: /^Add a service/ }).click();
      await section.getByRole('textbox').fill('Typed');
      const pressed = section.getByRole('button', { name: 'Add', exact: true });
      return {
        pressed,
        expectKept: () => expect(section.getByRole('textbox')).toHaveValue('Typed'),
        alsoShownIn: section.locator('[aria-invalid=true]'),
        countDone: async () =>
          (await shown(twin, location)).free_form_services.filter(
            ({ display_name: name }) => name === 'Typed',
          ).length,
      };
    },
  },
  'services.removeStructured': removing('structured_services'),
  'services.removeFreeForm': removing('free_form_services'),
  'services.addSuggestion': {
    async begin(page, twin) {
      const location = await open(page, twin);
      const [first] = await suggested(twin, location);
      const pressed = panel(page).getByRole('button', {
        name: `Add ${first?.display_name}`,
        exact: true,
      });
      return {
        pressed,
        expectKept: () => expect(pressed).toBeEnabled(),
        countDone: async () =>
          (await shown(twin, location)).structured_services.length -
          location.structured_services.length,
      };
    },
  },
  'services.dismissSuggestion': {
    async begin(page, twin) {
      const location = await open(page, twin);
      const [first] = await suggested(twin, location);
      const pressed = panel(page).getByRole('button', {
        name: `Dismiss ${first?.display_name}`,
        exact: true,
      });
      return {
        pressed,
        expectKept: () => expect(pressed).toBeVisible(),
        countDone: async () =>
          (await suggested(twin, location)).filter(({ dismissed }) => dismissed).length,
      };
    },
  },
  'services.undismissSuggestion': {
    async begin(page, twin) {
      const location = await open(page, twin);
      const [first] = await suggested(twin, location);
      const button = (what: string) =>
        panel(page).getByRole('button', { name: `${what} ${first?.display_name}`, exact: true });
      await button('Dismiss').click();
      await panel(page).getByRole('button', { name: 'Dismissed (1)' }).click();
      await expect
        .poll(async () => (await suggested(twin, location)).some(({ dismissed }) => dismissed))
        .toBe(true);
      return {
        pressed: button('Restore'),
        expectKept: () => expect(button('Restore')).toBeVisible(),
        countDone: async () =>
          once(!(await suggested(twin, location)).some(({ dismissed }) => dismissed)),
      };
    },
  },
  'services.retryEnabling': {
    async begin(page, twin) {
      await openLabelled(page, twin, 'Services closed');
      const pressed = page.getByRole('menuitem', { name: 'Retry enabling services' });
      return {
        async press() {
          await page.getByRole('button', { name: 'Service actions' }).click();
          await pressed.click();
        },
        pressed,
        expectKept: () =>
          expect(page.getByRole('button', { name: 'Service actions' })).toBeVisible(),
      };
    },
  },
  'locations.autoResolveDuplicateServices': {
    async begin(page, twin) {
      const location = await openLabelled(page, twin, 'Duplicate services');
      const listed = async () => {
        const now = await shown(twin, location);
        return now.structured_services.length + now.free_form_services.length;
      };
      const before = await listed();
      const pressed = page.getByRole('button', { name: 'Remove duplicates' });
      return {
        pressed,
        expectKept: () => expect(pressed).toBeEnabled(),
        countDone: async () => once((await listed()) < before),
      };
    },
  },
};
