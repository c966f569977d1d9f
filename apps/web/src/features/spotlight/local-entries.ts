import type { User } from '@placekeeper/contracts/model/user';
import type { TagColour } from '@placekeeper/ui/lib/tag-colour';
import {
  Archive,
  CalendarDays,
  CircleUserRound,
  CreditCard,
  Download,
  FileUp,
  House,
  LogOut,
  Monitor,
  Moon,
  Plus,
  Settings,
  ShieldX,
  Sun,
  Tag,
} from 'lucide-react';
import { isApiError } from '../../data/http/api-error.ts';
import { chooseTheme, type ThemeChoice } from '../../data/preferences/theme.ts';
import { env } from '../../lib/env.ts';
import { to } from '../../lib/url/paths.ts';
import { cardsFor, type Card } from '../../widgets/home/feature-cards.ts';
import { showFailure } from '../../widgets/toast/show-toast.ts';
import type { Entry } from './entry.ts';
import { stateEntries } from './list-entries.ts';

/** Entries that need no request. */
export interface LocalEntries {
  readonly quickActions: readonly Entry[];
  readonly navigate: readonly Entry[];
  readonly searchable: readonly Entry[];
}

export function localEntries(
  user: Pick<User, 'has_gbp_management_subscription'>,
  theme: { readonly chosen: ThemeChoice; readonly shown: 'light' | 'dark' },
): LocalEntries {
  // CARD-1: offers only enabled features.
  const cards = cardsFor(user).filter(({ status }) => status === 'enabled');
  const screens = [home, ...cards.map(screenOf), ...otherScreens];
  const opposite = themes.find(({ key }) => key === (theme.shown === 'dark' ? 'light' : 'dark'));
  return {
    quickActions: [...cards.map(actionOf), addLocations, ...(opposite ? [opposite] : []), logOut],
    navigate: screens,
    searchable: [
      ...screens,
      ...searchedOnly,
      ...stateEntries,
      addLocations,
      ...themes.filter(({ key }) => key !== theme.chosen),
      subscriptions,
      logOut,
    ],
  };
}

const cardColours: Readonly<Record<string, TagColour>> = {
  locations: 'blue',
  'gbp-updates': 'amber',
  'bulk-edit': 'teal',
};

const screenOf = ({ key, title, description, icon, link }: Card): Entry => ({
  key,
  title,
  icon,
  colour: cardColours[key],
  keywords: description,
  does: { kind: 'go', to: link ?? to('dashboard') },
});

const actionOf = (card: Card): Entry => ({
  ...screenOf(card),
  title: card.actionLabel,
  detail: card.description,
});

const home: Entry = {
  key: 'home',
  title: 'Home',
  keywords: 'dashboard overview start',
  icon: House,
  does: { kind: 'go', to: to('dashboard') },
};

/** Found only by a search, because the start view would become too long. */
const searchedOnly: readonly Entry[] = [
  {
    key: 'resolved-updates',
    title: 'Resolved updates',
    keywords: 'archive gbp accepted rejected dismissed',
    icon: Archive,
    does: { kind: 'go', to: to('gbp.updates.archive') },
  },
  {
    key: 'rules',
    title: 'Auto-reject rules',
    keywords: 'always reject automatic gbp updates field',
    icon: ShieldX,
    does: { kind: 'go', to: to('gbp.updates.rules') },
  },
  {
    key: 'import-spreadsheet',
    title: 'Import a spreadsheet',
    keywords: 'csv upload file bulk edit',
    icon: FileUp,
    does: { kind: 'go', to: to('bulk-edit.import') },
  },
  {
    key: 'export',
    title: 'Export all locations',
    detail: 'As CSV',
    keywords: 'csv download spreadsheet',
    icon: Download,
    does: { kind: 'act', run: () => void exportAll() },
  },
];

async function exportAll(): Promise<void> {
  try {
    const { exportLocations } = await import('../../widgets/location/export-locations.ts');
    await exportLocations({ mode: 'matching' });
  } catch (error) {
    if (!isApiError(error)) throw error;
    showFailure('Couldn’t export locations')(error);
  }
}

const otherScreens: readonly Entry[] = [
  {
    key: 'tags',
    title: 'Tags',
    keywords: 'group your locations labels',
    icon: Tag,
    does: { kind: 'go', to: to('tags') },
  },
  {
    key: 'holidays',
    title: 'Holiday planner',
    keywords: 'special hours christmas easter closed bulk edit',
    icon: CalendarDays,
    does: { kind: 'go', to: to('bulk-edit.holidays') },
  },
  {
    key: 'google-accounts',
    title: 'Google accounts',
    keywords: 'connect reconnect disconnect authorization',
    icon: CircleUserRound,
    does: { kind: 'go', to: to('google-accounts') },
  },
  {
    key: 'settings',
    title: 'Settings',
    keywords: 'preferences appearance keyboard shortcuts',
    icon: Settings,
    does: { kind: 'go', to: to('settings') },
  },
];

const addLocations: Entry = {
  key: 'add-locations',
  title: 'Add locations',
  detail: 'From a Google account',
  keywords: 'import profiles new location',
  icon: Plus,
  does: { kind: 'go', to: to('onboarding') },
};

const themeEntry = (choice: ThemeChoice, title: string, icon: Entry['icon']): Entry => ({
  key: choice,
  title,
  keywords: `theme appearance colours mode ${choice}`,
  icon,
  does: { kind: 'act', run: () => chooseTheme(choice) },
});

const themes: readonly Entry[] = [
  themeEntry('light', 'Use light theme', Sun),
  themeEntry('dark', 'Use dark theme', Moon),
  themeEntry('system', 'Use system theme', Monitor),
];

const subscriptions: Entry = {
  key: 'subscriptions',
  title: 'Subscriptions and billing',
  keywords: 'account slots invoice payment plan',
  icon: CreditCard,
  does: { kind: 'leave', href: env.accountUrl },
};

const logOut: Entry = {
  key: 'log-out',
  title: 'Log out',
  keywords: 'sign out',
  icon: LogOut,
  does: { kind: 'leave', href: env.logOutUrl },
};
