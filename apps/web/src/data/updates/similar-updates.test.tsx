import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { renderWithQueries } from '../../test/render.tsx';
import { wireUpdate } from '../../test/wire-update.ts';
import { useSimilarCounts } from './similar-updates.ts';

const names = [1, 2, 3].map((id) => ({ ...wireUpdate(id), field_name: 'title' }));
const sites = [4, 5].map((id) => ({ ...wireUpdate(id), field_name: 'websiteUri' }));
const [name, site] = [names[0], sites[0]].map((wire) => z.parse(GoogleUpdate, wire));

function Counts() {
  const count = useSimilarCounts([name, site].filter(isUpdate), name, () => false);
  return [name, site]
    .filter(isUpdate)
    .map((one) => <p key={one.id}>{`${one.id}: ${count(one)}`}</p>);
}
const isUpdate = (one: GoogleUpdate | undefined): one is GoogleUpdate => one !== undefined;

/** Answers with one page. `total` is the number of all pending updates. */
function platform(total: number) {
  const fetch = vi.fn((address: string) => {
    const field = new URL(address, location.href).searchParams.get('field_names[]');
    const found = [...names, ...sites].filter((one) => !field || one.field_name === field);
    const counted = field ? found.length : total;
    const meta = { current_page: 1, last_page: 1, per_page: 200, total: counted, to: 1 };
    return Promise.resolve(Response.json({ google_updates: found, total_locations: 1, meta }));
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const show = () => renderWithQueries(<Counts />);

test('@UPD-5 one read counts the identical updates of every field', async () => {
  const fetch = platform(5);
  await show();
  await expect.element(page.getByText('1: 3')).toBeVisible();
  await expect.element(page.getByText('4: 2')).toBeVisible();
  expect(fetch).toHaveBeenCalledOnce();
});

test('@UPD-5 with too many pending updates, only the field of the selected one is counted', async () => {
  platform(201);
  await show();
  await expect.element(page.getByText('1: 3')).toBeVisible();
  await expect.element(page.getByText('4: undefined')).toBeVisible();
});
