import { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '../../../app.css';
import { renderScreen } from '../../../test/render.tsx';
import { wireUpdate } from '../../../test/wire-update.ts';
import { UpdateRow } from './update-row.tsx';

const update = GoogleUpdate.parse({
  ...wireUpdate(1),
  location: {
    id: 1,
    name: 'Praxis für Krankengymnastik Demir',
    store_code: null,
    formatted_address: 'Goethestraße 66, München 80799',
  },
});

async function showsAddress(width: number) {
  await page.viewport(1280, 800);
  const { unmount } = await renderScreen(
    <ul style={{ width }}>
      <UpdateRow
        address="#"
        error={undefined}
        focus={{ target: () => () => undefined, request: () => undefined }}
        isGone={false}
        isSelected={false}
        replace={false}
        similar={2}
        tick={null}
        update={update}
      />
    </ul>,
  );
  const address = page.getByText('Goethestraße 66, München 80799').element();
  const line = address.parentElement?.getBoundingClientRect();
  const isShown = address.getBoundingClientRect().top < (line?.bottom ?? 0);
  await unmount();
  return isShown;
}

test('@UPD-1 a row shows the address only if a few words of it fit', async () => {
  expect(await showsAddress(700)).toBe(true);
  expect(await showsAddress(400)).toBe(false);
});
