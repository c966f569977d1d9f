import { UserId } from '@placekeeper/contracts/core/id';
import { NotificationConfiguration } from '@placekeeper/contracts/model/notification';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import { renderWithQueries } from '../../test/render.tsx';
import { someLocation } from '../../test/some-location.ts';
import { useNotificationForm } from '../../widgets/notification-settings/use-notification-form.ts';
import { LocationNotificationSection } from './notification-section.tsx';

const discard = vi.fn<() => void>();

const logIn = (hasSubscription: boolean) =>
  queryClient.setQueryData(currentUserQueries.show().queryKey, {
    user: { id: UserId.parse(1), has_gbp_management_subscription: hasSubscription },
  });

/** The choices of a location, and a function that waits until a choice is saved and all reads have ended. */
async function showChoices(isExcluded: boolean) {
  discard.mockReset();
  logIn(true);
  const held = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async () => {
    await held.promise;
    return Response.json({ configurations: [], exclusions: [] });
  });
  await renderWithQueries(
    <LocationNotificationSection
      form={{ discard, deleted: [] } as never}
      location={someLocation}
      settings={{ own: [], account: [], exclusions: isExcluded ? ['new-gbp-update'] : [] }}
    />,
  );
  return async (label: string) => {
    await page.getByRole('radio', { name: label }).click();
    await expect.element(page.getByText('Saving…')).toBeVisible();
    held.resolve();
    await expect.element(page.getByText('Saving…')).not.toBeInTheDocument();
  };
}

test('@LSET-2 @NOTIF-2 choosing custom notifications keeps the text typed while the choice is saved', async () => {
  const choose = await showChoices(false);
  await choose('Custom');
  expect(discard).not.toHaveBeenCalled();
});

test('@LSET-2 any other choice discards the edits of the notifications that it deletes', async () => {
  const choose = await showChoices(true);
  await choose('Account default');
  expect(discard).toHaveBeenCalledOnce();
});

const custom = NotificationConfiguration.parse({
  id: 1,
  period: 'daily',
  type: 'new-gbp-update',
  options: { emails: ['a@example.com'], location: someLocation.id },
});

function WithOwnForm() {
  const form = useNotificationForm(someLocation.id, [custom]);
  const settings = { own: [custom], account: [], exclusions: [] };
  return <LocationNotificationSection {...{ form, settings }} location={someLocation} />;
}

test('@LSET-2 @SHELL-16 a cancelled choice returns the focus to the choice in force', async () => {
  logIn(true);
  await renderWithQueries(<WithOwnForm />);
  await page.getByRole('radio', { name: 'Off' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('radio', { name: 'Custom' })).toHaveFocus();
});

test('@LSET-2 @PERM-2 without a subscription, no one gets emails', async () => {
  logIn(false);
  await renderWithQueries(<WithOwnForm />);
  await expect
    .element(page.getByText('No one gets emails without a profile management subscription.'))
    .toBeVisible();
});
