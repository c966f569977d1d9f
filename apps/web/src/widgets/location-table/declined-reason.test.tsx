import { LocationId } from '@placekeeper/contracts/core/id';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { queryClient } from '../../data/api/query-client.ts';
import { locationQueries } from '../../data/locations/queries.ts';
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
    await render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <DeclinedReason location={{ id, name: 'Harbour' }} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    await expect.element(page.getByText(label, { exact: true })).toBeVisible();
  },
);
