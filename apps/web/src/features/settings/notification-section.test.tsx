import { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import { renderWithQueries } from '../../test/render.tsx';
import { useNotificationForm } from '../../widgets/notification-settings/use-notification-form.ts';
import { NotificationSection } from './notification-section.tsx';

const daily = NotificationConfiguration.parse({
  id: 1,
  period: 'daily',
  type: 'new-gbp-update',
  options: { emails: ['a@example.com'], location: null },
});

function Section() {
  return <NotificationSection form={useNotificationForm(null, [daily])} />;
}

test.each([
  [false, 'No one gets emails without a profile management subscription.'],
  [
    true,
    'a@example.com gets a daily email about the selected changes. You can override this for each location.',
  ],
])(
  '@NOTIF-4 @PERM-2 with a subscription (%j), the switch says who gets emails',
  async (has, text) => {
    queryClient.setQueryData(currentUserQueries.show().queryKey, {
      user: { id: 1, has_gbp_management_subscription: has },
    } as never);
    await renderWithQueries(<Section />);
    await expect.element(page.getByText(text)).toBeVisible();
  },
);
