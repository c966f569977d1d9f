import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
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
