import type { MenuTriggerProps } from '@placekeeper/ui/lazy-menu';
import { Menu, MenuItem } from '@placekeeper/ui/menu';
import { ruleScopes, type RuleScopeKind } from './rule-scope.ts';

interface AlwaysRejectMenuProps extends MenuTriggerProps {
  readonly onChoose: (scope: RuleScopeKind) => void;
}

export function AlwaysRejectMenu({ onChoose, ...menu }: AlwaysRejectMenuProps) {
  return (
    <Menu {...menu}>
      {ruleScopes.map(({ value, label }) => (
        <MenuItem
          key={value}
          {...(value === 'location' && { kbd: 'shift+r' })}
          onClick={() => onChoose(value)}
        >
          {label}…
        </MenuItem>
      ))}
    </Menu>
  );
}
