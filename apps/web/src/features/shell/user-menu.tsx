import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import type { LazyMenuHandover } from '@placekeeper/ui/lazy-menu';
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

export function UserMenu(menu: LazyMenuHandover) {
  const theme = useThemeChoice();
  const wide = useMediaQuery('(width >= 48rem)');

  return (
    <Menu {...menu} align="end" positionMethod="fixed" side={wide ? 'right' : 'bottom'}>
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
