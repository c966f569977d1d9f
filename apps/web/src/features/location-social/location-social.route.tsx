import { useLocationId } from '../../data/locations/location-id.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { useLoaded } from '../../data/api/prefetch.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { SocialPage } from './social-page.tsx';

/** SOC-1: the location carries them, so there is nothing else to load. */
export function Component() {
  const id = useLocationId();
  const { location } = useLoaded(locationQueries.detail(id));
  return (
    <>
      <DocumentTitle>{`${location.name} · Social profiles`}</DocumentTitle>
      {/* What is typed belongs to one location. */}
      <SocialPage key={id} location={location} />
    </>
  );
}
