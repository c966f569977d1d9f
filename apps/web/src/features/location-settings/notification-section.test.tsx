import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithQueries } from '../../test/render.tsx';
import { someLocation } from '../../test/some-location.ts';
import { LocationNotificationSection } from './notification-section.tsx';

const discard = vi.fn<() => void>();

/** The choices of a location, and a function that waits until a choice is saved and all reads have ended. */
async function showChoices(isExcluded: boolean) {
  discard.mockReset();
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

test('@LSET-2 @NOTIF-2 the choice of custom notifications keeps what was typed into them meanwhile', async () => {
  const choose = await showChoices(false);
  await choose('Custom');
  expect(discard).not.toHaveBeenCalled();
});

test('@LSET-2 any other choice discards the edits of the notifications that it deletes', async () => {
  const choose = await showChoices(true);
  await choose('Account default');
  expect(discard).toHaveBeenCalledOnce();
});
