import { Location } from '@placekeeper/contracts/model/location';
import { expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { renderScreen } from '../../../test/render.tsx';
import { someLocation } from '../../../test/some-location.ts';
import { MemberRows } from './member-rows.tsx';

test('@TAG-2 the header of the table selects its page', async () => {
  await page.viewport(1280, 800);
  const onChoose = vi.fn();
  const locations = [1, 2].map((id) => Location.parse({ ...someLocation, id }));
  await renderScreen(
    <MemberRows chosen={new Set()} locations={locations} pageBox={null} onChoose={onChoose} />,
  );
  await page
    .getByRole('columnheader')
    .getByRole('checkbox', { name: 'Select all on this page' })
    .click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith([1, 2], true);
});

test('@TAG-2 paper shows a table, although it is narrower than a window with a table', async () => {
  await page.viewport(718, 1000);
  await renderScreen(
    <MemberRows chosen={new Set()} locations={[someLocation]} pageBox={null} onChoose={vi.fn()} />,
  );
  const table = page.getByRole('table', { name: 'Locations' });
  await expect.element(page.getByRole('list', { name: 'Locations' })).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    await expect.element(table).toBeVisible();
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
});
