import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../test/render.tsx';
import { someAccount } from '../../test/some-account.ts';
import { ConnectedNote } from './consent-note.tsx';

test.each([
  [
    'connected',
    { locations_count: 22, managed_locations_count: 20 },
    'Publishing is on for 20 locations.',
  ],
  [
    'reconnected',
    { locations_count: 22, managed_locations_count: 20 },
    '20 locations are no longer paused.',
  ],
  ['connected', { locations_count: 22 }, 'Publishing is on for its managed locations.'],
  ['reconnected', { locations_count: 22 }, 'Its managed locations are no longer paused.'],
  [
    'reconnected',
    { locations_count: 22, managed_locations_count: 20 },
    '2 locations aren’t managed, so nothing is published there.',
  ],
  [
    'reconnected',
    { locations_count: 1, managed_locations_count: 0 },
    '1 location isn’t managed, so nothing is published there.',
  ],
  ['connected', { locations_count: 0 }, 'You can now import its profiles.'],
])('@GACC-2 an account that is %s with %o says: %s', async (how, counts, text) => {
  await renderScreen(
    <ConnectedNote again={how === 'reconnected'} token={{ ...someAccount(), ...counts }} />,
  );
  await expect
    .element(page.getByRole('status'))
    .toMatchTextContent(new RegExp(RegExp.escape(text)));
});

test.each([true, false])(
  '@GACC-2 no publishing is mentioned for an account without managed locations, connected before: %s',
  async (again) => {
    const token = { ...someAccount(), locations_count: 3, managed_locations_count: 0 };
    await renderScreen(<ConnectedNote again={again} token={token} />);
    await expect.element(page.getByRole('status')).not.toMatchTextContent(/Publishing is|paused/);
  },
);
