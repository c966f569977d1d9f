import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { renderScreen } from '../../test/render.tsx';
import { DeclinedReason } from './declined-reason.tsx';

const id = LocationId.parse(7);

test.each([
  ['Google suspended this profile.', 'Declined: profile suspended'],
  ['This business isn’t verified on Google.', 'Declined: profile not verified'],
])(
  '@DET-3 the mark says why the edit was declined, not how the profile is now (%s)',
  async (message, label) => {
    queryClient.setQueryData(locationQueries.failedPatchAttempts(id).queryKey, {
      fields: ['profile.description'],
      errors: [{ reason: 'UNVERIFIED_LOCATION', message, field: 'profile.description' }],
    });
    await renderScreen(<DeclinedReason location={{ id, name: 'Harbour' }} />);
    await expect.element(page.getByText(label, { exact: true })).toBeVisible();
  },
);

test('@DET-3 on paper, a long reason has lines of its own in the row', async () => {
  queryClient.setQueryData(locationQueries.failedPatchAttempts(id).queryKey, {
    fields: ['profile.websiteUri'],
    errors: [
      {
        reason: 'INVALID_URL',
        message: 'Use the business’s own website, not a social network.',
        field: 'profile.websiteUri',
      },
    ],
  });
  await renderScreen(
    <div style={{ width: 140 }}>
      <DeclinedReason location={{ id, name: 'Harbour' }} />
    </div>,
  );
  const link = page.getByRole('link').element();
  await expect.element(page.getByText(/own website/)).toBeVisible();
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    const reason = page.getByText(/own website/).element();
    expect(reason.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      link.getBoundingClientRect().bottom,
    );
    expect(reason.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      link.getBoundingClientRect().left,
    );
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
});
