import { LocationId } from '@placekeeper/contracts/core/id';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { recordOf } from '../../../data/portfolio/location-record.ts';
import { matchesQuery } from '../../../data/portfolio/matching.ts';
import { reviewedQuery } from '../../../data/portfolio/reviewed-locations.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { someLocation } from '../../../test/some-location.ts';
import { filtersOf } from '../../../widgets/filters/filter-state.ts';
import { useLocationSelection } from '../selection/use-selection.ts';
import { MapView } from './map-view.tsx';

const record = (id: number) => ({
  ...recordOf({ ...someLocation, id: LocationId.parse(id), name: `Shop ${id}` }),
  lat: 50 + id,
  lng: id,
  has_unresolved_updates: true,
});

function Map() {
  return <MapView filters={{}} selection={useLocationSelection({}, 3)} />;
}

test('@UPD-3 @LOC-8 the map doesn’t count a location whose updates are resolved but not sent', async () => {
  queryClient.setQueryData(matchesQuery(filtersOf({})).queryKey, [1, 2, 3].map(record));
  queryClient.setQueryData(reviewedQuery.queryKey, new Set([LocationId.parse(2)]));
  const router = createMemoryRouter([{ path: '/', element: <Map /> }]);
  await renderWithQueries(<RouterProvider router={router} />);
  const legend = page.getByRole('list', { name: 'Legend' });
  await expect.element(legend).toMatchTextContent(/Updates to review2/);
});
