import { locationQueries } from '../../data/locations.ts';
import { useLoaded } from '../../data/prefetch.ts';
import { DocumentTitle } from '../../widgets/document-title.tsx';
import { InfoPage } from './info-page.tsx';
import { useLocationId } from '../../data/location-id.ts';

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
