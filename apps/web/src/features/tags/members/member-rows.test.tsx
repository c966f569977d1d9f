import { Location } from '@placekeeper/contracts/model/location';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { someLocation } from '../../../test/some-location.ts';
import { MemberRows } from './member-rows.tsx';

test('@TAG-2 the header of the table selects its page', async () => {
  await page.viewport(1280, 800);
  const onChoose = vi.fn();
  const locations = [1, 2].map((id) => Location.parse({ ...someLocation, id }));
  await render(
    <MemoryRouter>
      <MemberRows chosen={new Set()} locations={locations} pageBox={null} onChoose={onChoose} />
    </MemoryRouter>,
  );
  await page
    .getByRole('columnheader')
    .getByRole('checkbox', { name: 'Select all on this page' })
    .click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith([1, 2], true);
});
