import type { Location } from '@placekeeper/contracts/model/location';
import { AnchoredMenu, MenuItem, MenuLinkItem, MenuSeparator } from '@placekeeper/ui/menu';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { useEnableManagement } from '../../../data/locations/mutations.ts';
import { useLastValue } from '../../../lib/react/use-last-value.ts';
import { to } from '../../../lib/url/paths.ts';
import { useListOrigin } from '../../../widgets/location/list-origin.ts';
import { showSuccess } from '../../../widgets/toast/show-success.ts';
import { showFailure } from '../../../widgets/toast/show-toast.ts';
import { freeSlots } from '../actions/free-slots.ts';
import { targetOf, type Action, type ActionTarget } from '../actions/pending-action.ts';

export interface MenuPlace {
  readonly location: Location;
  readonly button: HTMLElement;
}

interface RowMenuProps {
  readonly place: MenuPlace | null;
  readonly onClose: () => void;
  readonly onAct: (action: Action, target: ActionTarget) => void;
}

export function RowMenu({ place, onClose, onAct }: RowMenuProps) {
  const enable = useEnableManagement();
  const location = useLastValue(place)?.location;
  const wantsSlot = location?.gbp_management_status === 'disabled';
  const { data: meta } = useQuery({
    ...currentUserQueries.subscriptionMeta(),
    enabled: place !== null && wantsSlot,
  });
  const state = useListOrigin();
  if (!location) return null;
  const { id, name, url, tags, gbp_management_status: status } = location;
  const managed = status === 'enabled';

  const isFull = wantsSlot && meta !== undefined && freeSlots(meta) === 0;

  const manage = () =>
    enable.mutate(id, {
      onSuccess: () => void showSuccess(`Management turned on for “${name}”`),
      onError: showFailure(`Couldn’t turn on management for “${name}”`),
    });

  return (
    <AnchoredMenu anchor={place?.button ?? null} onClose={onClose}>
      <MenuLinkItem render={<Link state={state} to={to('location', { location: id })} />}>
        Open
      </MenuLinkItem>
      {url && (
        <MenuLinkItem href={url} rel="noreferrer" target="_blank">
          <span className="flex items-center justify-between gap-3">
            View on Google
            <ExternalLink aria-hidden className="text-text-3" />
          </span>
        </MenuLinkItem>
      )}
      <MenuSeparator />
      <MenuItem onClick={() => onAct('add-tags', targetOf(location))}>Add tags</MenuItem>
      {tags?.length !== 0 && (
        <MenuItem onClick={() => onAct('remove-tags', targetOf(location))}>Remove tags</MenuItem>
      )}
      {status === 'lost-authorization' ? (
        <MenuLinkItem render={<Link to={to('google-accounts')} />}>
          {location.owner ? 'Reconnect account' : 'Connect account'}
        </MenuLinkItem>
      ) : (
        <MenuItem
          disabledReason={isFull ? 'No free slots in your subscription' : undefined}
          onClick={managed ? () => onAct('disable', targetOf(location)) : manage}
        >
          Turn {managed ? 'off' : 'on'} management
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem destructive onClick={() => onAct('delete', targetOf(location))}>
        Delete
      </MenuItem>
    </AnchoredMenu>
  );
}
