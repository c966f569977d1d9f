import { LocationId } from '@placekeeper/contracts/core/id';
import type { Location } from '@placekeeper/contracts/model/location';
import { expect, vi, type Mock } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { someLocation } from './some-location.ts';

export const managedLocation: Location = {
  ...someLocation,
  id: LocationId.parse(7),
  name: 'Harbour Street',
  gbp_management_status: 'enabled',
};

/** A platform that turns off the management of `managedLocation`. Calls `written` with the address of each write. */
export const stubManagementOff = (written: (address: string) => void): void => {
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method === 'POST') written(address);
    return Response.json({ location: { ...managedLocation, gbp_management_status: 'disabled' } });
  });
};

/** Expects that turning off management asks first, and that only a confirmation sends the write. */
export async function expectTurningOffAsks(
  turnOff: () => Promise<void>,
  written: Mock<(address: string) => void>,
): Promise<void> {
  const question = page.getByRole('alertdialog', {
    name: 'Turn off management for “Harbour Street”?',
  });
  await turnOff();
  await expect
    .element(question)
    .toMatchTextContent(
      /Edits that are being published still reach Google\. Pending updates are discarded/,
    );
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(written).not.toHaveBeenCalled();

  await turnOff();
  const confirm = question.getByRole('button', { name: 'Turn off' });
  await expect.element(confirm).toBeVisible();
  (confirm.element() as HTMLElement).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(written.mock.calls).toEqual([['/api/locations/7/gbp-management/disable']]);
}
