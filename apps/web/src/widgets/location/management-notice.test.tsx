import { UserId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { renderScreen } from '../../test/render.tsx';
import { someLocation } from '../../test/some-location.ts';
import { ManagementNotice } from './management-notice.tsx';

test.each([true, false])(
  '@LOC-5 the note about management leads to the plans without a subscription (subscribed: %s)',
  async (subscribed) => {
    queryClient.setQueryData(currentUserQueries.show().queryKey, {
      user: { id: UserId.parse(1), has_gbp_management_subscription: subscribed },
    });
    queryClient.setQueryData(locationQueries.checkIfManaged(someLocation.id).queryKey, {
      managed: false,
      managed_elsewhere: false,
    });
    await renderScreen(
      <ManagementNotice location={{ ...someLocation, gbp_management_status: 'disabled' }} />,
    );
    const note = page.getByRole('status');
    await expect.element(note).toMatchTextContent(/Edits are saved in Placekeeper but not publish/);
    const plans = note.getByRole('link', { name: 'View plans' });
    expect(plans.elements()).toHaveLength(subscribed ? 0 : 1);
    expect(note.element().textContent.includes('When you turn on management')).toBe(subscribed);
  },
);
