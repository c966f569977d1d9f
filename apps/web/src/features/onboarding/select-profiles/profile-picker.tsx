import type { GoogleAccount, GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { Button } from '@placekeeper/ui/button';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { Pagination } from '@placekeeper/ui/pagination';
import type { FetchAddress } from '../flow/flow-url.ts';
import { ImportBar } from './import-bar.tsx';
import { ProfileCards } from './profile-cards.tsx';
import { matchingProfiles, profilesPerPage } from './profile-filter.ts';
import { ProfileTable } from './profile-table.tsx';
import { ProfileToolbar } from './profile-toolbar.tsx';
import { ProfileSelectionBar } from './selection-bar.tsx';
import {
  chooseProfile,
  chooseAccount,
  chooseNone,
  type ProfileSelection,
} from '../selection/profile-selection.ts';
import { useProfileFilter } from './use-profile-filter.ts';
import { useProfileSelection } from '../selection/use-profile-selection.ts';

interface ProfilePickerProps {
  readonly address: FetchAddress;
  readonly profiles: readonly GoogleLocation[];
  readonly groups: readonly GoogleAccount[];
  /** What is chosen as long as nobody chose. */
  readonly suggestion: ProfileSelection;
}

export function ProfilePicker({ address, profiles, groups, suggestion }: ProfilePickerProps) {
  const [filter, setFilter] = useProfileFilter();
  const [selection, select] = useProfileSelection(address.operation, suggestion);
  const wide = useMediaQuery('(width >= 48rem)');

  const matching = matchingProfiles(profiles, filter);
  const pages = Math.max(1, Math.ceil(matching.length / profilesPerPage));
  const page = Math.min(filter.page ?? 1, pages);
  const shown = matching.slice((page - 1) * profilesPerPage, page * profilesPerPage);
  const list = {
    profiles: shown,
    groups,
    selection,
    onChoose: (some: readonly GoogleLocation[], on: boolean) =>
      select(chooseProfile(selection, some, on)),
    onChooseAccount: (id: string, account: string) => select(chooseAccount(selection, id, account)),
  };

  return (
    <>
      <ProfileToolbar
        filter={filter}
        groups={groups}
        matching={matching.length}
        profiles={profiles}
        onFilter={setFilter}
      />
      <div className="-mx-gutter border-y border-line bg-surface md:mx-0 md:border-x">
        <ProfileSelectionBar
          all={profiles}
          matching={matching}
          selection={selection}
          shown={shown}
          onChoose={list.onChoose}
          onClear={() => select(chooseNone(selection))}
        />
        {matching.length === 0 && (
          <EmptyState
            action={<Button onClick={() => setFilter({})}>Clear search and filters</Button>}
            variant="no-results"
          >
            No profiles match your search.
          </EmptyState>
        )}
        {matching.length > 0 && (wide ? <ProfileTable {...list} /> : <ProfileCards {...list} />)}
        {pages > 1 && (
          <Pagination
            className="min-h-13 px-3 py-2"
            page={page}
            pageSize={profilesPerPage}
            total={matching.length}
            onPageChange={(next) => setFilter({ ...filter, page: next })}
          />
        )}
      </div>
      <ImportBar address={address} profiles={profiles} selection={selection} onSelect={select} />
    </>
  );
}
