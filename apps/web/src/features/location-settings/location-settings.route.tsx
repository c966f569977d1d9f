import { EmptyState } from '@placekeeper/ui/empty-state';
import { useLocationId } from '../../data/locations/location-id.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { notificationQueries } from '../../data/notification-settings/queries.ts';
import { useLoaded, usePrefetched } from '../../data/api/prefetch.ts';
import { shouldRevalidateVisit } from '../../lib/url/should-revalidate-visit.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { loadLocationSettings } from './location-settings.loader.ts';
import { SettingsPage } from './settings-page.tsx';
import { SettingsSkeleton } from './settings-skeleton.tsx';

export const loader = loadLocationSettings;
export const shouldRevalidate = shouldRevalidateVisit;

/** LSET-1, LSET-2 */
export function Component() {
  const id = useLocationId();
  const { location } = useLoaded(locationQueries.detail(id));
  const own = usePrefetched(notificationQueries.list(id));
  const account = usePrefetched(notificationQueries.list(null));
  const exclusions = usePrefetched(notificationQueries.exclusions(id));
  const reads = [own, account, exclusions];
  const failed = reads.filter(({ isError, data }) => isError && !data);

  return (
    <>
      <DocumentTitle>{`${location.name} · Settings`}</DocumentTitle>
      {own.data && account.data && exclusions.data && (
        <SettingsPage
          // What is chosen belongs to one location.
          key={id}
          location={location}
          settings={{
            own: own.data.configurations,
            account: account.data.configurations,
            exclusions: exclusions.data.exclusions,
          }}
        />
      )}
      {failed.length === 0 && reads.some(({ data }) => !data) && <SettingsSkeleton />}
      {failed.length > 0 && (
        // ERR-1
        <EmptyState
          variant="error"
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        >
          The settings of this location could not be loaded. {failed[0]?.error?.message}
        </EmptyState>
      )}
    </>
  );
}
