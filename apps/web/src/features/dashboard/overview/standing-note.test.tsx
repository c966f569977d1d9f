import { everyActionAllowed, plainUpdate } from '@placekeeper/contracts/testing/plain-update';
import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/render.tsx';
import { StandingNote } from './standing-note.tsx';

const suspended = 'Google suspended this profile. You can’t publish until this is resolved.';
const unverified =
  'This business isn’t verified on Google. You can’t publish until this is resolved.';
const again = 'Google has made this change before. It was rejected 2 times.';

const updateAt = (id: number, explanation: string | null, can_be_rejected = false) => {
  const update = plainUpdate();
  return plainUpdate({
    location: {
      ...update.location,
      id: LocationId.parse(id),
      name: 'Puffin Accounting',
      store_code: `PUAC-00${id}`,
    },
    update_actionability: { ...everyActionAllowed, can_be_rejected, explanation },
  });
};

test('@CARD-6 the profiles that the notes of pending updates call suspended or unverified are named', async () => {
  const { container } = await renderScreen(
    <StandingNote
      updates={[
        updateAt(1, suspended),
        updateAt(1, suspended),
        updateAt(2, unverified),
        ...[3, 4, 5, 6].map((id) => updateAt(id, suspended)),
        updateAt(7, again, true),
      ]}
    />,
  );
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'Suspended by Google: Puffin Accounting (PUAC-001), Puffin Accounting (PUAC-003), Puffin Accounting (PUAC-004) and 2 more.',
    'Not verified on Google: Puffin Accounting (PUAC-002).',
  ]);
  await expect
    .element(page.getByRole('link', { name: 'Puffin Accounting (PUAC-001)' }))
    .toHaveAttribute('href', '/location/1/info');
});

test('@CARD-6 without such a note nothing is said', async () => {
  const { container } = await renderScreen(
    <StandingNote updates={[updateAt(1, again, true), updateAt(2, null)]} />,
  );
  expect(container.textContent).toBe('');
});
