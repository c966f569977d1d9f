import { locations } from '@placekeeper/contracts/endpoints/locations';
import { tags } from '@placekeeper/contracts/endpoints/tags';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { expect, type Page } from '@playwright/test';
import type { Twin } from '../../fixtures/twin.ts';
import { once, type Attempt, type Write, type Writes } from '../write.ts';

const all = async (twin: Twin) => (await twin.call(tags.list, {})).tags;

async function some(twin: Twin): Promise<Tag> {
  const tag = (await all(twin)).find(({ locations_count: count }) => (count ?? 0) > 1);
  if (!tag) throw new Error('No tag has locations.');
  return tag;
}

const members = async (twin: Twin, { id }: Tag) =>
  (await twin.call(tags.allLocations, { params: { id } })).locations;

const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });

/** A dialog with a name field, which shows why a name is refused. */
function naming(page: Page, button: string, countDone: Attempt['countDone']): Attempt {
  const pressed = page.getByRole('dialog').getByRole('button', { name: button, exact: true });
  return {
    pressed,
    expectKept: () => expect(name(page)).toHaveValue('Typed'),
    alsoShownIn: page.locator('[aria-invalid=true]'),
    ...(countDone && { countDone }),
  };
}

/** Counts the locations that the tag has gained or lost since this call. */
const membership = (twin: Twin, tag: Tag): NonNullable<Attempt['countDone']> => {
  const before = members(twin, tag);
  return async () => Math.abs((await members(twin, tag)).length - (await before).length);
};

const creating: Write = {
  async begin(page, twin) {
    await page.goto('/locations/tags');
    await page.getByRole('button', { name: 'New tag' }).click();
    await name(page).fill('Typed');
    return naming(
      page,
      'Create tag',
      async () => (await all(twin)).filter((tag) => tag.name === 'Typed').length,
    );
  },
};

export const tagWrites: Writes = {
  'tags.create': creating,
  'tags.rename': {
    async begin(page, twin) {
      const tag = await some(twin);
      await page.goto(`/locations/tags/${tag.id}`);
      await page.getByRole('button', { name: 'Rename' }).click();
      await name(page).fill('Typed');
      return naming(
        page,
        'Rename',
        async () => (await all(twin)).filter((one) => one.name === 'Typed').length,
      );
    },
  },
  'tags.remove': {
    successes: { 'nothing there': 'A tag that no longer exists is deleted.' },
    async begin(page, twin) {
      const tag = await some(twin);
      await page.goto(`/locations/tags/${tag.id}`);
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      const pressed = page.getByRole('button', { name: 'Delete tag' });
      return {
        pressed,
        expectKept: () => expect(pressed).toBeEnabled(),
        countDone: async () => once(!(await all(twin)).some(({ id }) => id === tag.id)),
      };
    },
  },
  'tags.addLocations': {
    async begin(page, twin) {
      const tag = await some(twin);
      await page.goto(`/locations/tags/${tag.id}/add-locations`);
      await page
        .getByRole('checkbox', { name: /^Select (?!all)/ })
        .first()
        .check();
      const pressed = page.getByRole('button', { name: 'Add 1 location' });
      return {
        pressed,
        expectKept: () => expect(page.getByText('1 selected')).toBeVisible(),
        countDone: membership(twin, tag),
      };
    },
  },
  'tags.removeLocations': {
    async begin(page, twin) {
      const tag = await some(twin);
      await page.goto(`/locations/tags/${tag.id}`);
      const row = page.getByRole('table').getByRole('link').first();
      await expect(row).toBeVisible();
      const location = (await row.getAttribute('href')) ?? '';
      const pressed = page
        .getByRole('row')
        .filter({ has: page.locator(`a[href="${location}"]`) })
        .getByRole('button', { name: /^Remove / });
      return {
        pressed,
        expectKept: () => expect(page.locator(`a[href="${location}"]`)).toBeVisible(),
        countDone: membership(twin, tag),
      };
    },
  },
};

const row = async (page: Page, twin: Twin) => {
  const { data } = await twin.call(locations.list, { query: { sort: 'name' } });
  const location = data[0];
  if (!location) throw new Error('This account has locations.');
  await page.goto('/locations');
  const place = page.locator(`[data-row="${location.id}"]`);
  await expect(place).toBeVisible();
  return { location, place };
};

export const listWrites: Writes = {
  'locations.remove': {
    successes: { 'nothing there': 'A location that no longer exists is deleted.' },
    async begin(page, twin) {
      const { location, place } = await row(page, twin);
      await place.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      const pressed = page.getByRole('button', { name: 'Delete location' });
      return {
        pressed,
        expectKept: () => expect(pressed).toBeEnabled(),
        countDone: async () => {
          const { data } = await twin.call(locations.list, { query: { sort: 'name' } });
          return once(!data.some(({ id }) => id === location.id));
        },
      };
    },
  },
};
