import type { Location } from '@placekeeper/contracts/model/location';
import { AnchoredMenu, MenuItem, MenuLinkItem, MenuSeparator } from '@placekeeper/ui/menu';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { currentUserQueries } from '../../data/current-user.ts';
import { useEnableManagement } from '../../data/location-management.ts';
import { to } from '../../lib/paths.ts';
import { tellFailure } from '../../widgets/tell-failure.ts';
import { tell } from '../../widgets/tell.ts';
import { useKept } from '../../widgets/use-kept.ts';
import { freeSlots } from './actions/free-slots.ts';
import { only, type Action, type Target } from './actions/asked.ts';

/** The row whose menu is open, and the button that opened it. */
export interface MenuPlace {
  readonly location: Location;
  readonly button: HTMLElement;
}

interface RowMenuProps {
  readonly place: MenuPlace | null;
  readonly onClose: () => void;
  readonly onAct: (action: Action, target: Target) => void;
}

export function RowMenu({ place, onClose, onAct }: RowMenuProps) {
  const enable = useEnableManagement();
  const location = useKept(place)?.location;
  const wantsSlot = location?.gbp_management_status === 'disabled';
  const { data: meta } = useQuery({
    ...currentUserQueries.subscriptionMeta(),
    enabled: place !== null && wantsSlot,
  });
  if (!location) return null;
  const { id, name, url, tags, gbp_management_status: status } = location;
  const managed = status === 'enabled';

  const isFull = wantsSlot && meta !== undefined && freeSlots(meta) === 0;

  /** LOC-5 */
  const manage = () =>
    enable.mutate(id, {
      onSuccess: () => void tell(`Management is on for “${name}”`),
      onError: tellFailure(`Management was not turned on for “${name}”`),
    });

  return (
    <AnchoredMenu anchor={place?.button ?? null} onClose={onClose}>
      <MenuLinkItem render={<Link to={to('location', { location: id })} />}>Open</MenuLinkItem>
      {url && (
        <MenuLinkItem
          href={url}
          icon={<ExternalLink aria-hidden />}
          rel="noreferrer"
          target="_blank"
        >
          View on Google
        </MenuLinkItem>
      )}
      <MenuSeparator />
      <MenuItem onClick={() => onAct('add-tags', only(location))}>Add tags</MenuItem>
      {tags?.length !== 0 && (
        <MenuItem onClick={() => onAct('remove-tags', only(location))}>Remove tags</MenuItem>
      )}
      <MenuItem
        disabledReason={isFull ? 'No slot of your subscription is free.' : undefined}
        onClick={managed ? () => onAct('disable', only(location)) : manage}
      >
        Turn management {managed ? 'off' : 'on'}
      </MenuItem>
      <MenuSeparator />
      <MenuItem destructive onClick={() => onAct('delete', only(location))}>
        Delete
      </MenuItem>
    </AnchoredMenu>
  );
}
