import type { Location } from '@placekeeper/contracts/model/location';
import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaded, usePrefetched, prefetch } from '../../data/api/prefetch.ts';
import { useLocationId, readLocationId } from '../../data/locations/location-id.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { notificationQueries } from '../../data/notification-settings/queries.ts';
import { shouldRevalidateVisit } from '../../lib/url/should-revalidate-visit.ts';
import { SaveArea } from '../../widgets/form/save-area.tsx';
import { changedNames } from '../../widgets/notification-settings/configuration-list.tsx';
import { useNotificationForm } from '../../widgets/notification-settings/use-notification-form.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { LoadFailed } from '../../widgets/page/load-failed.tsx';
import { SectionSkeleton } from '../../widgets/page/section-skeleton.tsx';
import { LocationNotificationSection, type NotificationSettings } from './notification-section.tsx';
import { RejectionSection } from './rejection-section.tsx';
import { useRejectionForm } from './use-rejection-form.ts';

export function loader({ params }: LoaderFunctionArgs): null {
  const id = readLocationId(params['location']);
  prefetch(notificationQueries.list(id));
  prefetch(notificationQueries.list(null));
  prefetch(notificationQueries.exclusions(id));
  return null;
}

export const shouldRevalidate = shouldRevalidateVisit;

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
        <LoadFailed
          whole
          query={{
            error: failed[0]?.error ?? null,
            isFetching: failed.some(({ isFetching }) => isFetching),
            refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
          }}
        >
          Couldn’t load settings.
        </LoadFailed>
      )}
    </>
  );
}

const sections = [3, 3];

function SettingsSkeleton() {
  return (
    <SkeletonRegion label="Loading settings">
      {sections.map((cards, section) => (
        <SectionSkeleton key={section}>
          <div className="grid gap-2">
            {Array.from({ length: cards }, (_, card) => (
              <Skeleton key={card} className="h-14 w-full rounded-8" />
            ))}
          </div>
        </SectionSkeleton>
      ))}
    </SkeletonRegion>
  );
}

interface SettingsPageProps {
  readonly location: Location;
  readonly settings: NotificationSettings;
}

/** Two forms share a save bar, which saves both. */
function SettingsPage({ location, settings }: SettingsPageProps) {
  const rejection = useRejectionForm(location);
  const notifications = useNotificationForm(location.id, settings.own);
  const forms = [rejection, notifications];
  const save = () => {
    for (const form of forms) form.save();
  };

  return (
    <>
      <form
        noValidate
        aria-label="Settings"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <RejectionSection location={location.id} form={rejection} />
        <LocationNotificationSection location={location} settings={settings} form={notifications} />
      </form>
      <SaveArea
        changed={[...rejection.changed, ...changedNames(notifications)]}
        notKept={rejection.notKept}
        wrong={rejection.wrong + notifications.wrong}
        elsewhere={rejection.elsewhereCount + notifications.elsewhereCount}
        deletedElsewhere={notifications.deleted.length}
        overwrittenCount={rejection.overwrittenCount + notifications.overwrittenCount}
        isOvertaken={forms.some(({ isOvertaken }) => isOvertaken)}
        saving={forms.some(({ saving }) => saving)}
        isSaved={forms.some(({ isSaved }) => isSaved)}
        isUncertain={forms.some(({ isUncertain }) => isUncertain)}
        error={forms.flatMap(({ error }) => error ?? []).join(' ') || null}
        save={save}
        discard={() => {
          const waysBack = forms.map((form) => form.discard());
          return () => {
            for (const back of waysBack) back();
          };
        }}
        hasChanges={() => forms.some((form) => form.hasChanges())}
      />
    </>
  );
}
