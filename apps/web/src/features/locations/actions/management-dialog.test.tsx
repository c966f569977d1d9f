import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { queryClient } from '../../../data/api/query-client.ts';
import { readRecord } from '../../../data/portfolio/location-record.ts';
import { recordsByIds } from '../../../data/portfolio/matching.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { ManagementDialog } from './management-dialog.tsx';

vi.mock('../../../data/portfolio/matching.ts', () => ({ recordsByIds: vi.fn() }));

const ids = [1, 2, 3].map((id) => LocationId.parse(id));

const setStatuses = (...statuses: readonly string[]) =>
  vi.mocked(recordsByIds).mockResolvedValue(
    statuses.flatMap((gbp_management_status, at) => {
      const id = at + 1;
      return readRecord({ id, name: `Location ${id}`, gbp_management_status }) ?? [];
    }),
  );

const open = (on: boolean) =>
  renderWithQueries(<ManagementDialog open on={on} target={{ ids }} onClose={vi.fn()} />);

test.each([
  [10, false],
  [11, true],
])('@LOC-5 with %i slots, 10 of them taken, turning on is offered: %s', async (slots, offered) => {
  queryClient.setQueryData(currentUserQueries.subscriptionMeta().queryKey, {
    gbp_management_subscription: { slots, locations: 10, pending_updates: 0 },
  });
  setStatuses('disabled', 'disabled', 'disabled');
  await open(true);
  const confirm = page.getByRole('button', { name: 'Turn on' });
  await expect.poll(() => confirm.element().matches('[aria-disabled=true]')).toBe(!offered);
});

const slots = 'Your subscription has 2 free slots';

test.each([
  [
    true,
    ['disabled', 'enabled', 'enabled'],
    `1 of 3 locations will change. 2 are already managed. ${slots}, enough for all of them.`,
  ],
  [
    true,
    ['disabled', 'disabled', 'disabled'],
    `${slots}. The remaining locations are skipped and listed afterwards.`,
  ],
  [
    true,
    ['disabled', 'enabled', 'lost-authorization'],
    `1 of 3 locations will change. 1 is already managed. Reconnect the Google account of 1 location first. ${slots}, enough for all of them.`,
  ],
  [
    true,
    ['disabled', 'lost-authorization', 'lost-authorization'],
    `1 of 3 locations will change. Reconnect the Google accounts of 2 locations first. ${slots}, enough for all of them.`,
  ],
  [
    true,
    ['enabled', 'enabled', 'enabled'],
    /^0 of 3 locations will change\. 3 are already managed\.$/,
  ],
  [
    false,
    ['disabled', 'disabled', 'disabled'],
    /^0 of 3 locations will change\. 3 aren’t managed\.$/,
  ],
  [
    false,
    ['disabled', 'enabled', 'lost-authorization'],
    /^2 of 3 locations will change\. 1 isn’t managed\. /,
  ],
])(
  '@LOC-5 turning on (%s) at locations that are %j says what changes',
  async (on, statuses, text) => {
    queryClient.setQueryData(currentUserQueries.subscriptionMeta().queryKey, {
      gbp_management_subscription: { slots: 12, locations: 10, pending_updates: 0 },
    });
    setStatuses(...statuses);
    await open(on);
    await expect.element(page.getByText(text)).toBeVisible();
  },
);

test('@LOC-5 the button is unavailable if no location would change', async () => {
  setStatuses('enabled', 'enabled', 'enabled');
  await open(true);
  await expect
    .element(page.getByRole('button', { name: 'Turn on' }))
    .toHaveAccessibleDescription('Management is already on');
});
