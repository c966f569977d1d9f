import type { Location } from '@placekeeper/contracts/model/location';
import type { MenuTriggerProps } from '@placekeeper/ui/lazy-menu';
import { Menu, MenuGroup, MenuItem, MenuLinkItem, MenuSeparator } from '@placekeeper/ui/menu';
import { Globe, History, RefreshCw, Search, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useOffersAttributes } from '../../../data/attributes/queries.ts';
import type {
  useFetchGoogleUpdates,
  useRefreshRelatedGoogleData,
} from '../../../data/locations/mutations.ts';
import { formatCount, formatDateTime } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { openedHistoryState } from '../../../widgets/field-history/opened-history-state.ts';
import { showToast, showFailure } from '../../../widgets/toast/show-toast.ts';

interface ProfileActionsProps extends MenuTriggerProps {
  readonly location: Location;
  readonly onDelete: () => void;
  readonly onFetch: ReturnType<typeof useFetchGoogleUpdates>['mutate'];
  readonly onRefresh: ReturnType<typeof useRefreshRelatedGoogleData>['mutate'];
}

const refreshTexts = {
  extended: {
    label: 'Refresh photos, services and attributes',
    done: 'Photos, services and attributes are up to date',
  },
  specified: {
    label: 'Refresh photos and services',
    done: 'Photos and services are up to date',
  },
} as const;

export function ProfileActions({
  location,
  onDelete,
  onFetch,
  onRefresh,
  ...menu
}: ProfileActionsProps) {
  const { id, last_checked_for_google_updates: checked } = location;
  const refresh = refreshTexts[useOffersAttributes() ? 'extended' : 'specified'];

  return (
    <Menu {...menu} align="end">
      <MenuGroup label={<Checked at={checked} />}>
        <MenuItem
          icon={<Search aria-hidden />}
          onClick={() =>
            onFetch(id, {
              onSuccess: ({ updates_count: count }) => showFoundUpdates(count),
              onError: showFailure('Couldn’t check Google for changes'),
            })
          }
        >
          Check Google for changes
        </MenuItem>
        <MenuItem
          icon={<RefreshCw aria-hidden />}
          onClick={() =>
            onRefresh(id, {
              onSuccess: () => void showToast('success', refresh.done),
              onError: showFailure('Couldn’t refresh the profile'),
            })
          }
        >
          {refresh.label}
        </MenuItem>
      </MenuGroup>
      <MenuSeparator />
      <MenuLinkItem
        icon={<History aria-hidden />}
        render={
          <Link
            to={to('location', { location: id }, { history: 'all' })}
            state={openedHistoryState}
          />
        }
      >
        Change history
      </MenuLinkItem>
      <MenuLinkItem
        icon={<Globe aria-hidden />}
        render={<Link to={to('location.manage-website', { location: id })} />}
      >
        Manage website
      </MenuLinkItem>
      <MenuSeparator />
      <MenuItem destructive icon={<Trash2 aria-hidden />} onClick={onDelete}>
        Delete location
      </MenuItem>
    </Menu>
  );
}

interface CheckedProps {
  readonly at: Location['last_checked_for_google_updates'];
}

/** A component, because the menu renders with the page, and its first formatted date takes several milliseconds. */
function Checked({ at }: CheckedProps) {
  if (at === null) return 'Not checked yet';
  return at ? `Checked ${formatDateTime(at)}` : 'Changes on Google';
}

const showFoundUpdates = (count: number | undefined): void =>
  void showToast(
    'success',
    count === undefined
      ? 'Checked Google for changes'
      : count === 0
        ? 'No changes on Google'
        : `${formatCount(count, 'change')} found on Google`,
  );
