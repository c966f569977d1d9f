import type { MenuTriggerProps } from '@placekeeper/ui/lazy-menu';
import { Menu, MenuGroup, MenuItem, MenuLinkItem, MenuSeparator } from '@placekeeper/ui/menu';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSavedViews, viewAddress } from '../../../data/preferences/saved-views.ts';
import { writeListState, type ListState } from '../../../widgets/location-table/list-filters.ts';
import { ManageViewsDialog, SaveViewDialog } from './view-dialogs.tsx';

/** LOC-1: a saved view has a name and stores filters and order. */
export function ViewsMenu({ state, ...menu }: MenuTriggerProps & { readonly state: ListState }) {
  const { views } = useSavedViews();
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const query = writeListState({ ...state, page: undefined, size: undefined });
  const close = () => setDialog(null);
  return (
    <>
      <Menu {...menu} align="end">
        {views.length > 0 && (
          <>
            <MenuGroup label="Saved views">
              {views.map((view) => (
                <MenuLinkItem key={view.name} render={<Link to={viewAddress(view)} />}>
                  <bdi>{view.name}</bdi>
                </MenuLinkItem>
              ))}
            </MenuGroup>
            <MenuSeparator />
          </>
        )}
        {views.length > 0 || query ? (
          <MenuItem
            disabledReason={query ? undefined : 'Filter or sort the list first'}
            onClick={() => setDialog('save')}
          >
            Save view…
          </MenuItem>
        ) : (
          <MenuItem
            className="w-60"
            disabledReason="Filter or sort the list, then save it here as a view."
          >
            <span className="font-550 text-text">No saved views</span>
          </MenuItem>
        )}
        {views.length > 0 && <MenuItem onClick={() => setDialog('manage')}>Manage views…</MenuItem>}
      </Menu>
      {dialog === 'save' && <SaveViewDialog query={query} onClose={close} />}
      {dialog === 'manage' && <ManageViewsDialog onClose={close} />}
    </>
  );
}
