import type { Location } from '@placekeeper/contracts/model/location';
import { useState, type ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  expectTurningOffAsks,
  managedLocation as location,
  stubManagementOff,
} from '../../../test/managed-location.ts';
import { renderScreen } from '../../../test/render.tsx';
import { ActionDialogs } from '../actions/action-dialogs.tsx';
import { RowMenu } from './row-menu.tsx';

const written = vi.fn<(address: string) => void>();
beforeEach(() => {
  written.mockReset();
  stubManagementOff(written);
});

function List({ shown = location }: { readonly shown?: Location }) {
  const [pending, setPending] = useState<Parameters<typeof ActionDialogs>[0]['pending']>(null);
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setButton(currentTarget)}>
        Actions
      </button>
      <RowMenu
        place={button && { location: shown, button }}
        onAct={(action, target) => setPending({ action, target, at: 1 })}
        onClose={() => setButton(null)}
      />
      <ActionDialogs
        pending={pending}
        focusAfterDelete={() => null}
        onClose={() => setPending(null)}
        onDeleted={() => undefined}
      />
    </>
  );
}

const renderList = (element: ReactElement) => renderScreen(element);

test('@GACC-2 the row menu of a location that lost authorization offers to reconnect', async () => {
  const lost = {
    ...location,
    gbp_management_status: 'lost-authorization',
    owner: { id: 1, email: 'owner@example.com' },
  } as unknown as Location;
  await renderList(<List shown={lost} />);
  await page.getByRole('button', { name: 'Actions' }).click();
  await expect
    .element(page.getByRole('menuitem', { name: 'Reconnect account' }))
    .toHaveAttribute('href', '/google-accounts');
  await expect.element(page.getByRole('menuitem', { name: /management/ })).not.toBeInTheDocument();
});

test('@DET-5 @LOC-5 the row menu asks before it drops open updates', async () => {
  const turnOff = async () => {
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Turn off management' }).click();
  };
  await renderList(<List />);
  await expectTurningOffAsks(turnOff, written);
});
