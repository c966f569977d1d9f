import type { GoogleAccount, GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { createMenuHandle, MenuChoice, SharedMenu, SharedMenuTrigger } from '@placekeeper/ui/menu';
import { ChevronDown } from 'lucide-react';
import {
  accountOf,
  accountsOf,
  isOffered,
  type ProfileSelection,
} from '../selection/profile-selection.ts';

/** One shared menu: a menu per row would add 100 ms to every page. */
const menu = createMenuHandle<GoogleLocation>();

interface AccountCellProps {
  readonly profile: GoogleLocation;
  readonly groups: readonly GoogleAccount[];
  readonly selection: ProfileSelection;
}

/** The account that manages a profile, selectable if there are several. */
export function AccountCell({ profile, groups, selection }: AccountCellProps) {
  const name = nameOf(groups, accountOf(selection, profile) ?? '');
  if (accountsOf(profile).length < 2 || !isOffered(profile)) {
    return <span className="block truncate text-text-2">{name}</span>;
  }
  return (
    <SharedMenuTrigger handle={menu} payload={profile}>
      <button
        aria-label={`Account for ${profile.title}: ${name}`}
        className="-mx-2 inline-flex h-control-sm max-w-[calc(100%+1rem)] cursor-pointer items-center gap-1.5 rounded-6 px-2 text-text-2 transition-colors hover:bg-pressed hover:text-text aria-expanded:bg-pressed aria-expanded:text-text"
        type="button"
      >
        <span className="truncate">{name}</span>
        <ChevronDown aria-hidden />
      </button>
    </SharedMenuTrigger>
  );
}

interface AccountMenuProps {
  readonly groups: readonly GoogleAccount[];
  readonly selection: ProfileSelection;
  readonly onChoose: (id: string, account: string) => void;
}

export function AccountMenu({ groups, selection, onChoose }: AccountMenuProps) {
  return (
    <SharedMenu handle={menu}>
      {(profile) => (
        <MenuChoice
          label="Manage through"
          options={accountsOf(profile).map((value) => ({ value, label: nameOf(groups, value) }))}
          value={accountOf(selection, profile) ?? ''}
          onValueChange={(account) => {
            onChoose(profile.id, account);
            menu.close();
          }}
        />
      )}
    </SharedMenu>
  );
}

/** Accounts that the platform did not list are shown by their resource name. */
const nameOf = (groups: readonly GoogleAccount[], account: string): string =>
  groups.find(({ name }) => name === account)?.accountName ?? account;
