import type { Location } from '@placekeeper/contracts/model/location';
import { IconButton } from '@placekeeper/ui/icon-button';
import { Menu, MenuGroup, MenuItem } from '@placekeeper/ui/menu';
import { Ellipsis, RefreshCw, Search } from 'lucide-react';
import { useFetchGoogleUpdates, useRefreshRelatedGoogleData } from '../../../data/locations.ts';
import { formatCount, formatDateTime } from '../../../lib/format.ts';
import { notify } from '../../../widgets/notify.ts';
import { tellFailure } from '../../../widgets/tell-failure.ts';

/** DET-6: what the platform does by itself now and then, at once. */
export function ProfileMenu({ location }: { readonly location: Location }) {
  const fetchUpdates = useFetchGoogleUpdates();
  const refresh = useRefreshRelatedGoogleData();
  const { id, last_checked_for_google_updates: checked } = location;
  const busy = fetchUpdates.isPending || refresh.isPending;

  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          variant="secondary"
          icon={<Ellipsis aria-hidden />}
          label="More actions"
          loading={busy}
        />
      }
    >
      <MenuGroup label={checked ? `Checked ${formatDateTime(checked)}` : 'Not checked yet'}>
        <MenuItem
          icon={<Search aria-hidden />}
          onClick={() =>
            fetchUpdates.mutate(id, {
              onSuccess: ({ updates_count: count }) => tellFound(count),
              onError: tellFailure('Google could not be asked for changes'),
            })
          }
        >
          Check Google for changes
        </MenuItem>
        <MenuItem
          icon={<RefreshCw aria-hidden />}
          onClick={() =>
            refresh.mutate(id, {
              onSuccess: () =>
                void notify('success', 'Photos, services and attributes are up to date'),
              onError: tellFailure('The profile was not read again'),
            })
          }
        >
          Read photos, services and attributes again
        </MenuItem>
      </MenuGroup>
    </Menu>
  );
}

const tellFound = (count: number): void =>
  void notify(
    'success',
    count === 0 ? 'No changes on Google' : `${formatCount(count, 'change')} found on Google`,
  );
