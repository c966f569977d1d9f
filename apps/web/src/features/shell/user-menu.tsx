import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import type { MenuTriggerProps } from '@placekeeper/ui/lazy-menu';
import { Menu, MenuChoice, MenuLinkItem, MenuSeparator } from '@placekeeper/ui/menu';
import { CreditCard, FlaskConical, LogOut, Monitor, Moon, Settings, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { chooseTheme, useThemeChoice } from '../../data/preferences/theme.ts';
import { env } from '../../lib/env.ts';
import { to } from '../../lib/url/paths.ts';

const themes = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
] as const;

interface UserMenuProps extends MenuTriggerProps {
  readonly name: string;
  readonly email: string | undefined;
}

export function UserMenu({ name, email, ...menu }: UserMenuProps) {
  const theme = useThemeChoice();
  const wide = useMediaQuery('(width >= 48rem)');

  return (
    <Menu {...menu} align="end" positionMethod="fixed" side={wide ? 'right' : 'bottom'}>
      {/* Hidden from screen readers, because the button's name has it and a menu allows only items. */}
      <div aria-hidden className="px-2 pt-1.5 pb-1">
        <p className="truncate font-550">{name}</p>
        {email !== name && <p className="truncate text-12 text-text-3">{email}</p>}
      </div>
      <MenuSeparator />
      <MenuChoice label="Theme" options={themes} value={theme} onValueChange={chooseTheme} />
      <MenuSeparator />
      <MenuLinkItem icon={<Settings aria-hidden />} render={<Link to={to('settings')} />}>
        Settings
      </MenuLinkItem>
      <MenuLinkItem href={env.accountUrl} icon={<CreditCard aria-hidden />}>
        Subscriptions and billing
      </MenuLinkItem>
      {import.meta.env.DEV && (
        <MenuLinkItem href="/__mock" icon={<FlaskConical aria-hidden />}>
          Mock platform
        </MenuLinkItem>
      )}
      <MenuLinkItem href={env.logOutUrl} icon={<LogOut aria-hidden />}>
        Log out
      </MenuLinkItem>
    </Menu>
  );
}
