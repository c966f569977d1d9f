import type { MenuTriggerProps } from '@placekeeper/ui/lazy-menu';
import { Menu, MenuItem } from '@placekeeper/ui/menu';

interface CopyMenuProps extends MenuTriggerProps {
  readonly onCopy: (to: 'weekdays' | 'all') => void;
}

export function CopyMenu({ onCopy, ...menu }: CopyMenuProps) {
  return (
    <Menu {...menu} align="end">
      <MenuItem onClick={() => onCopy('weekdays')}>Copy to Monday–Friday</MenuItem>
      <MenuItem onClick={() => onCopy('all')}>Copy to all days</MenuItem>
    </Menu>
  );
}
