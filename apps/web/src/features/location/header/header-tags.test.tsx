import { TagId } from '@placekeeper/contracts/core/id';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithQueries } from '../../../test/render.tsx';
import { someLocation } from '../../../test/some-location.ts';
import { tagLocations } from '../../../widgets/tags/tag-locations.ts';
import { HeaderTags } from './header-tags.tsx';

vi.mock('../../../widgets/tags/tag-locations.ts', () => ({ tagLocations: vi.fn() }));

const tag = (id: number, name: string) => ({ id: TagId.parse(id), name, locations_count: 1 });

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ tags: [tag(1, 'North'), tag(2, 'Flagship')] }),
  );
});

test('@LOC-4 the header shows the tags, and changes them', async () => {
  const location = { ...someLocation, tags: [tag(1, 'North')] };
  await renderWithQueries(<HeaderTags location={location} />);
  await page.getByRole('button', { name: 'Remove North' }).click();
  expect(tagLocations).toHaveBeenLastCalledWith('remove-tags', [1], [tag(1, 'North')]);

  await page.getByRole('button', { name: 'Add tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add tags to “Harbour Street Dental”' });
  await expect.element(dialog.getByRole('checkbox', { name: 'Flagship' })).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: 'North' })).not.toBeInTheDocument();
  (dialog.getByRole('checkbox', { name: 'Flagship' }).element() as HTMLElement).click();
  const add = dialog.getByRole('button', { name: 'Add 1 tag' });
  await expect.element(add).toBeVisible();
  (add.element() as HTMLElement).click();
  expect(tagLocations).toHaveBeenLastCalledWith('add-tags', [1], [tag(2, 'Flagship')]);
});

test('@LOC-4 Escape asks before it deselects the tags, and the dialog opens without a selection', async () => {
  await renderWithQueries(<HeaderTags location={{ ...someLocation, tags: [] }} />);
  await page.getByRole('button', { name: 'Add tags' }).click();
  const flagship = page.getByRole('checkbox', { name: 'Flagship' });
  await expect.element(flagship).toBeVisible();
  (flagship.element() as HTMLElement).click();
  await expect.element(page.getByRole('button', { name: 'Add 1 tag' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('alertdialog', { name: 'Discard the selected tags?' });
  await expect.element(question).toBeVisible();
  (question.getByRole('button', { name: 'Discard' }).element() as HTMLElement).click();
  await expect.element(flagship).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Add tags' }).click();
  await expect.element(flagship).not.toBeChecked();
});
