import type { Location } from '@placekeeper/contracts/model/location';
import { IconButton } from '@placekeeper/ui/icon-button';
import { LazyMenu } from '@placekeeper/ui/lazy-menu';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Ellipsis } from 'lucide-react';
import {
  useFetchGoogleUpdates,
  useRefreshRelatedGoogleData,
} from '../../../data/locations/mutations.ts';

const ProfileActions = lazyPart(async () => (await import('./profile-actions.tsx')).ProfileActions);

/** DET-6: what the platform does by itself now and then, at once. */
export function ProfileMenu({ location }: { readonly location: Location }) {
  const fetchUpdates = useFetchGoogleUpdates();
  const refresh = useRefreshRelatedGoogleData();
  return (
    <LazyMenu
      trigger={
        <IconButton
          variant="secondary"
          icon={<Ellipsis aria-hidden />}
          label="More actions"
          loading={fetchUpdates.isPending || refresh.isPending}
        />
      }
    >
      {(menu) => (
        <ProfileActions
          {...menu}
          location={location}
          onFetch={fetchUpdates.mutate}
          onRefresh={refresh.mutate}
        />
      )}
    </LazyMenu>
  );
}
