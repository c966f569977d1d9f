import type { GoogleAccount, GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { createMenuHandle, MenuChoice, SharedMenu, SharedMenuTrigger } from '@placekeeper/ui/menu';
import { ChevronDown } from 'lucide-react';
import {
  accountOf,
  accountsOf,
  isOffered,
  type ProfileSelection,
} from '../selection/profile-selection.ts';

/** One menu for all rows: one for each would cost every page of the list a tenth of a second. */
const menu = createMenuHandle<GoogleLocation>();

interface AccountCellProps {
  readonly profile: GoogleLocation;
  readonly groups: readonly GoogleAccount[];
  readonly selection: ProfileSelection;
}

/** ONB-4: through which account a profile is managed, and a choice where several reach it. */
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

/** An account the platform did not list is shown by what it is called on the wire. */
const nameOf = (groups: readonly GoogleAccount[], account: string): string =>
  groups.find(({ name }) => name === account)?.accountName ?? account;
