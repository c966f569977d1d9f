import type { LocationId } from '@placekeeper/contracts/core/id';
import { IconButton } from '@placekeeper/ui/icon-button';
import { Menu, MenuItem } from '@placekeeper/ui/menu';
import { CopyX, Ellipsis, LockOpen } from 'lucide-react';
import { useEnableServices } from './changes/use-enable-services.ts';
import { useRemoveDuplicates } from './use-remove-duplicates.ts';

/** SVC-7: what helps with the list as a whole. */
export function ServicesMenu({ id }: { readonly id: LocationId }) {
  const duplicates = useRemoveDuplicates(id);
  const services = useEnableServices(id);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          variant="secondary"
          icon={<Ellipsis aria-hidden />}
          label="Service actions"
          loading={duplicates.pending || services.pending}
        />
      }
    >
      <MenuItem icon={<CopyX aria-hidden />} onClick={duplicates.remove}>
        Remove duplicate services
      </MenuItem>
      <MenuItem icon={<LockOpen aria-hidden />} onClick={services.enable}>
        Try to enable services again
      </MenuItem>
    </Menu>
  );
}
