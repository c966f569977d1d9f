import { useLocationId } from '../../data/location-id.ts';
import { locationQueries } from '../../data/locations.ts';
import { useLoaded } from '../../data/prefetch.ts';
import { DocumentTitle } from '../../widgets/document-title.tsx';
import { WebsitePage } from './website-page.tsx';

/** WEB-1: the location carries both, so there is nothing else to load. */
export function Component() {
  const id = useLocationId();
  const { location } = useLoaded(locationQueries.detail(id));
  return (
    <>
      <DocumentTitle>{`${location.name} · Website`}</DocumentTitle>
      {/* What is typed belongs to one location. */}
      <WebsitePage key={id} location={location} />
    </>
  );
}
