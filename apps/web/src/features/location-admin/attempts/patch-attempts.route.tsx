import type { LoaderFunctionArgs } from 'react-router';
import { readLocationId, useLocationId } from '../../../data/locations/location-id.ts';
import { locationQueries } from '../../../data/locations/queries.ts';
import { prefetch, useLoaded } from '../../../data/api/prefetch.ts';
import { DocumentTitle } from '../../../widgets/page/document-title.tsx';
import { CurrentAttempts } from './current-attempts.tsx';
import { FailedFields } from './failed-fields.tsx';

export function loader({ params }: LoaderFunctionArgs): null {
  const id = readLocationId(params['location']);
  prefetch(locationQueries.currentPatchAttempts(id));
  prefetch(locationQueries.failedPatchAttempts(id));
  return null;
}

/** ADM-1; events keep both lists true (RT-1). */
export function Component() {
  const id = useLocationId();
  const { location } = useLoaded(locationQueries.detail(id));
  return (
    <div className="grid gap-8 pt-6">
      <DocumentTitle>{`${location.name} · Patch attempts`}</DocumentTitle>
      <CurrentAttempts id={id} />
      <FailedFields id={id} />
    </div>
  );
}
