import { Checkbox } from '@placekeeper/ui/checkbox';
import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { addressText } from './profile-filter.ts';
import {
  isOffered,
  type ProfileSelection,
  accountOf,
  accountsOf,
} from '../selection/profile-selection.ts';
import type { GoogleAccount, GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { storeCodeOf } from '@placekeeper/contracts/wording/store-code';
import { cn } from '@placekeeper/ui/lib/cn';
import { Badge } from '@placekeeper/ui/badge';
import { createMenuHandle, MenuChoice, SharedMenu, SharedMenuTrigger } from '@placekeeper/ui/menu';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { ProfilePageCheckbox } from './selection-bar.tsx';

export interface ProfileListProps {
  readonly profiles: readonly GoogleLocation[];
  readonly groups: readonly GoogleAccount[];
  readonly selection: ProfileSelection;
  readonly onChoose: (profiles: readonly GoogleLocation[], on: boolean) => void;
  readonly onChooseAccount: (id: string, account: string) => void;
}

interface ProfileTableProps extends ProfileListProps {
  readonly pageBox: Ref<HTMLInputElement>;
}

export function ProfileTable({
  profiles,
  groups,
  selection,
  pageBox,
  onChoose,
  onChooseAccount,
}: ProfileTableProps) {
  return (
    <>
      <Table label="Profiles">
        <thead>
          <tr>
            <HeaderCell className="w-10">
              <ProfilePageCheckbox
                ref={pageBox}
                selection={selection}
                shown={profiles}
                onChoose={onChoose}
              />
            </HeaderCell>
            <HeaderCell>Profile</HeaderCell>
            <HeaderCell>Address</HeaderCell>
            {groups.length > 1 && <HeaderCell>Account or group</HeaderCell>}
          </tr>
        </thead>
        <tbody>
          {profiles.map((profile) => {
            const selected = isOffered(profile) && selection.chosen.has(profile.id);
            return (
              <Row
                key={profile.id}
                selected={selected}
                onClick={(event) => {
                  // A click on the row outside its controls selects the profile.
                  if (event.target instanceof Element && event.target.closest('button, input'))
                    return;
                  if (isOffered(profile)) onChoose([profile], !selected);
                }}
              >
                <Cell>
                  <Checkbox
                    aria-label={`Select ${profile.title}`}
                    checked={selected}
                    disabled={!isOffered(profile)}
                    onCheckedChange={(on) => onChoose([profile], on)}
                  />
                </Cell>
                <Cell className="max-w-[26rem] min-[100rem]:max-w-[34rem]">
                  <ProfileTitle profile={profile} />
                </Cell>
                <Cell className="max-w-80 truncate text-text-2" title={addressText(profile)}>
                  {addressText(profile)}
                </Cell>
                {groups.length > 1 && (
                  <Cell className="max-w-56">
                    <AccountCell groups={groups} profile={profile} selection={selection} />
                  </Cell>
                )}
              </Row>
            );
          })}
        </tbody>
      </Table>
      <AccountMenu groups={groups} selection={selection} onChoose={onChooseAccount} />
    </>
  );
}

/** Replaces the table on narrow screens. */
export function ProfileCards({
  profiles,
  groups,
  selection,
  onChoose,
  onChooseAccount,
}: ProfileListProps) {
  return (
    <>
      <ul aria-label="Profiles">
        {profiles.map((profile) => {
          const selected = isOffered(profile) && selection.chosen.has(profile.id);
          return (
            <li
              key={profile.id}
              className={cn(
                'border-b border-line px-gutter py-3 last:border-b-0',
                selected && 'bg-accent-soft',
              )}
            >
              <Checkbox
                checked={selected}
                className="w-full"
                disabled={!isOffered(profile)}
                label={
                  <span className="grid min-w-0 gap-0.5 pl-1">
                    <ProfileTitle profile={profile} />
                    <span className="line-clamp-6 wrap-anywhere text-text-2">
                      {addressText(profile)}
                    </span>
                  </span>
                }
                onCheckedChange={(on) => onChoose([profile], on)}
              />
              {groups.length > 1 && (
                <div className="pl-7">
                  <AccountCell groups={groups} profile={profile} selection={selection} />
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <AccountMenu groups={groups} selection={selection} onChoose={onChooseAccount} />
    </>
  );
}

function ProfileTitle({ profile }: { readonly profile: GoogleLocation }) {
  const offered = isOffered(profile);
  const code = storeCodeOf({ store_code: profile.storeCode });
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-0.5 md:flex-nowrap">
      <span
        className={cn(
          'truncate font-550 max-md:whitespace-normal max-md:wrap-break-word',
          !offered && 'text-text-3',
        )}
        title={profile.title}
      >
        {profile.title}
      </span>
      {code && (
        <span className="min-w-0 font-mono wrap-anywhere md:shrink-0 text-12 text-text-3">
          {code}
        </span>
      )}
      {!offered && <Badge>Imported</Badge>}
    </span>
  );
}

/** All rows share one menu, because a menu per row would slow each page by 100 ms. */
const menu = createMenuHandle<GoogleLocation>();

interface AccountCellProps {
  readonly profile: GoogleLocation;
  readonly groups: readonly GoogleAccount[];
  readonly selection: ProfileSelection;
}

/** The account that manages the profile. The user can change it if several accounts do. */
function AccountCell({ profile, groups, selection }: AccountCellProps) {
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

function AccountMenu({ groups, selection, onChoose }: AccountMenuProps) {
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

/** The account's name; its resource name if the platform didn't list the account. */
const nameOf = (groups: readonly GoogleAccount[], account: string): string =>
  groups.find(({ name }) => name === account)?.accountName ?? account;
