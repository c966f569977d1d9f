import { Location } from '@placekeeper/contracts/model/location';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
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
