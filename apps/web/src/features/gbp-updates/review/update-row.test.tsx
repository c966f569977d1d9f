import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { renderScreen } from '../../../test/render.tsx';
import { wireUpdate } from '../../../test/wire-update.ts';
import { UpdateRow } from './update-row.tsx';

const updateAt = (location: Readonly<Record<string, unknown>>) =>
  GoogleUpdate.parse({ ...wireUpdate(1), location: { id: 1, ...location } });

async function showRow(
  width: number,
  update: GoogleUpdate,
  {
    error,
    tick,
    similar,
  }: {
    readonly error?: string;
    readonly tick?: ReactNode;
    readonly similar?: number | undefined;
  } = { similar: 38 },
) {
  await page.viewport(1280, 800);
  return await renderScreen(
    <ul style={{ width }}>
      <UpdateRow
        address="#"
        error={error}
        focus={{ target: () => () => undefined, request: () => undefined }}
        isGone={false}
        isSelected={false}
        replace={false}
        similar={similar}
        tick={tick}
        update={update}
      />
    </ul>,
  );
}

const formatted_address = 'Goethestraße 66, München 80799';

async function showsAddress(width: number) {
  const name = 'Praxis für Krankengymnastik Demir';
  const { unmount } = await showRow(width, updateAt({ name, store_code: null, formatted_address }));
  const address = page.getByText(formatted_address).element();
  const line = address.parentElement?.getBoundingClientRect();
  const isShown = address.getBoundingClientRect().top < (line?.bottom ?? 0);
  await unmount();
  return isShown;
}

test('@UPD-9 a row says what “Nullified” means', async () => {
  const resolution = { resolved_action: 'nullified' };
  await showRow(700, GoogleUpdate.parse({ ...wireUpdate(1), resolution }));
  await expect.element(page.getByText('Nullified')).toBeVisible();
  await expect.element(page.getByText('No longer needed')).toBeVisible();
});

test('@UPD-1 a row shows the address only if a few words of it fit', async () => {
  expect(await showsAddress(700)).toBe(true);
  expect(await showsAddress(240)).toBe(false);
});

test('@UPD-1 a row shows the whole name, which can end with what distinguishes the location', async () => {
  const name = 'Sushi Copperfield, Elizabeth Street';
  await showRow(400, updateAt({ name, store_code: 'SUCO-162', formatted_address }));
  const shown = page.getByText(name).element();
  expect(shown.scrollWidth).toBe(shown.clientWidth);
});

test('@UPD-1 resolved rows have the same height, whatever the length of their names', async () => {
  const resolution = { resolved_action: 'rejected', resolved_at: '2026-11-20T10:00:00Z' };
  const heights = [];
  for (const name of ['Ralston', 'Stonebridge Eye Care Jewellery Quarter']) {
    const update = { ...updateAt({ name, store_code: 'SEC-004', formatted_address }), resolution };
    const { container, unmount } = await showRow(420, update);
    heights.push(container.querySelector('li')?.offsetHeight);
    await unmount();
  }
  expect(heights[0]).toBe(heights[1]);
});

test('@UPD-1 the number of identical updates, which arrives late, moves nothing', async () => {
  const name = 'Sushi Copperfield, Boundary Street';
  const update = updateAt({ name, store_code: 'SUCO-163', formatted_address });
  const places = [];
  for (const similar of [undefined, 1, 38]) {
    const { container, unmount } = await showRow(450, update, { similar });
    const { left } = page.getByText('Google', { exact: true }).element().getBoundingClientRect();
    places.push({ height: container.querySelector('li')?.offsetHeight, left });
    await unmount();
  }
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
});

test('the error of a failed decision is below the text of the row, not below its checkbox', async () => {
  const update = updateAt({ name: 'Puffin Accounting', store_code: null, formatted_address });
  const tick = <input aria-label="Select" className="mx-4" type="checkbox" />;
  const text = 'You don’t have permission to do this.';
  await showRow(700, update, { error: text, tick });
  const leftOf = (element: Element) => element.getBoundingClientRect().left;
  const error = page.getByText(text).element().closest('p');
  const name = page.getByText('Puffin Accounting').element();
  const padding = error ? Number.parseFloat(getComputedStyle(error).paddingLeft) : 0;
  expect(error && leftOf(error) + padding).toBeCloseTo(leftOf(name), 0);
});

test('@UPD-1 paper has no room for the checkbox that it leaves out', async () => {
  const tick = <span className="print:hidden">Select</span>;
  const { container } = await showRow(700, updateAt({ name: 'Ralston' }), { tick });
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    const { left } = page.getByText('Ralston').element().getBoundingClientRect();
    expect(left).toBe(container.querySelector('li')?.getBoundingClientRect().left);
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
});
