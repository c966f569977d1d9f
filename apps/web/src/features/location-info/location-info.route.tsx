import { locationQueries } from '../../data/locations/queries.ts';
import { useLoaded } from '../../data/api/prefetch.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { InfoPage } from './info-page.tsx';
import { useLocationId } from '../../data/locations/location-id.ts';

export function Component() {
  const id = useLocationId();
  const { location } = useLoaded(locationQueries.detail(id));
  return (
    <>
      <DocumentTitle>{`${location.name} · Info`}</DocumentTitle>
      {/* What is typed belongs to one location. */}
      <InfoPage key={id} location={location} />
    </>
  );
}
