import type { GoogleAccount, GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { Button } from '@placekeeper/ui/button';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { Pagination } from '@placekeeper/ui/pagination';
import { type FetchAddress, stepPath, readFlow } from '../flow/flow-url.ts';
import {
  matchingProfiles,
  profilesPerPage,
  readProfileFilter,
  writeProfileFilter,
  type ProfileFilter,
} from './profile-filter.ts';
import { ProfileTable, ProfileCards } from './profile-list.tsx';
import { ProfileSelectionBar } from './selection-bar.tsx';
import {
  chooseProfile,
  chooseAccount,
  chooseNone,
  type ProfileSelection,
  selectionCounts,
  accountsOf,
} from '../selection/profile-selection.ts';
import { useRef, useState, type ReactNode } from 'react';
import { useNavigate, useLocation } from 'react-router';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { formatCount } from '../../../lib/text/format.ts';
import { limitLine } from './import-limit.ts';
import { writeSelection, useProfileSelection } from '../selection/selection-storage.ts';
import { slotPlan, type SlotPlan } from '../selection/slot-plan.ts';
import { StartErrorNote } from '../selection/start-error-note.tsx';
import { useStartProfileImport } from '../selection/use-start-import.ts';
import { SelectField } from '@placekeeper/ui/select-field';
import { LocationSearch } from '../../../widgets/filters/location-search.tsx';

/** Replaces the history entry, so that Back leaves the step. */
function useProfileFilter() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = readProfileFilter(search);

  const change = (next: ProfileFilter) => {
    const path = stepPath('onboarding.select-profiles', readFlow(search));
    const query = writeProfileFilter(next);
    void navigate(query ? `${path}&${query}` : path, { replace: true, preventScrollReset: true });
  };
  return [filter, change] as const;
}

interface ProfilePickerProps {
  readonly address: FetchAddress;
  readonly profiles: readonly GoogleLocation[];
  readonly groups: readonly GoogleAccount[];
  readonly suggestion: ProfileSelection;
}

export function ProfilePicker({ address, profiles, groups, suggestion }: ProfilePickerProps) {
  const [filter, setFilter] = useProfileFilter();
  const [selection, select] = useProfileSelection(address.google_account, suggestion);
  const wide = useMediaQuery('(width >= 48rem)');
  const pageBox = useRef<HTMLInputElement>(null);

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

  const bar = (
    <ProfileSelectionBar
      all={profiles}
      matching={matching}
      selection={selection}
      shown={shown}
      tableBox={wide ? pageBox : undefined}
      onChoose={list.onChoose}
      onClear={() => select(chooseNone(selection))}
    />
  );

  return (
    <>
      <ProfileToolbar
        filter={filter}
        groups={groups}
        matching={matching.length}
        profiles={profiles}
        onFilter={setFilter}
      >
        {wide && bar}
      </ProfileToolbar>
      <div className="-mx-gutter border-y border-line bg-surface md:mx-0 md:border-x">
        {!wide && bar}
        {matching.length === 0 && (
          <EmptyState
            action={<Button onClick={() => setFilter({})}>Clear search and filters</Button>}
            variant="no-results"
          >
            No profiles match your search.
          </EmptyState>
        )}
        {matching.length > 0 &&
          (wide ? <ProfileTable {...list} pageBox={pageBox} /> : <ProfileCards {...list} />)}
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

interface ImportBarProps {
  readonly address: FetchAddress;
  readonly profiles: readonly GoogleLocation[];
  readonly selection: ProfileSelection;
  readonly onSelect: (selection: ProfileSelection) => void;
}

/** ONB-5: skips the subscription step if there are slots for all chosen profiles. */
function ImportBar(props: ImportBarProps) {
  const { address, profiles, selection } = props;
  const { data: meta } = usePrefetched(currentUserQueries.subscriptionMeta());
  const { start, starting, error } = useStartProfileImport(props);
  const [refused, setRefused] = useState(0);
  const navigate = useNavigate();
  const { chosen: count, offered } = selectionCounts(selection, profiles);
  const plan = meta && slotPlan(meta, count);
  const limit = limitLine(count, offered);
  const refusal = count === 0 ? 'Select at least one profile.' : limit?.refusal && limit.text;
  const isRefusalShown = count > 0 || refused > 0;

  const goOn = () => {
    if (refusal) return setRefused(refused + 1);
    // Stores the selection even if the user hasn't changed the suggestion.
    writeSelection(address.google_account, selection);
    if (plan?.unmanaged === 0) return start();
    void navigate(stepPath('onboarding.start-subscription', address));
  };

  return (
    <div
      className="sticky bottom-0 short:static z-10 -mx-gutter mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-gutter py-3 md:mx-0 md:rounded-8 md:border md:px-3"
      data-save-bar=""
    >
      <StartErrorNote address={address} className="w-full" error={error} />
      <p className="min-w-0 flex-[1_1_12rem] text-text-2">
        {refusal && isRefusalShown ? (
          // The key remounts the alert, because only a new alert is announced again.
          <span key={refused} className="text-removed" role="alert">
            {refusal}
          </span>
        ) : (
          (limit?.text ?? (plan && slotLine(plan, count)))
        )}
      </p>
      <Button
        className="max-sm:w-full"
        loading={starting}
        size="lg"
        variant="primary"
        onClick={goOn}
      >
        {count === 0 ? 'Import profiles' : `Import ${formatCount(count, 'profile')}`}
      </Button>
    </div>
  );
}

function slotLine({ free, slots, unmanaged }: SlotPlan, count: number): string {
  if (slots === 0) return 'You can import without a subscription. Profile management requires one.';
  if (count === 0) return `Your subscription has ${formatCount(free, 'free slot')}.`;
  if (unmanaged === 0) return `Covered by your subscription (${formatCount(free, 'free slot')}).`;
  return `Your subscription has ${formatCount(free, 'free slot')}, so ${formatCount(unmanaged, 'profile')} won’t be managed.`;
}

interface ProfileToolbarProps {
  readonly profiles: readonly GoogleLocation[];
  readonly groups: readonly GoogleAccount[];
  readonly filter: ProfileFilter;
  readonly matching: number;
  readonly onFilter: (filter: ProfileFilter) => void;
  readonly children?: ReactNode;
}

function ProfileToolbar(props: ProfileToolbarProps) {
  const { profiles, groups, filter, matching, onFilter, children } = props;
  return (
    <div aria-label="Filter profiles" className="flex flex-wrap gap-2 pt-6 pb-3" role="search">
      <LocationSearch
        codes={profiles.some(({ storeCode }) => storeCode !== undefined)}
        found={formatCount(matching, 'profile')}
        value={filter.filter ?? ''}
        onSearch={(text) => onFilter({ ...filter, page: undefined, filter: text })}
      />
      {groups.length > 1 && (
        <GroupChoice
          groups={groups}
          profiles={profiles}
          value={filter.group}
          onChoose={(group) => onFilter({ ...filter, page: undefined, group })}
        />
      )}
      {children}
    </div>
  );
}

interface GroupChoiceProps {
  readonly profiles: readonly GoogleLocation[];
  readonly groups: readonly GoogleAccount[];
  readonly value: string | undefined;
  readonly onChoose: (group: string | undefined) => void;
}

const every = 'all';

function GroupChoice({ profiles, groups, value, onChoose }: GroupChoiceProps) {
  const options = groups.map(({ name, accountName }) => ({
    value: name,
    label: accountName ?? name,
    hint: formatCount(
      profiles.filter((profile) => accountsOf(profile).includes(name)).length,
      'profile',
    ),
  }));
  return (
    <SelectField
      labelHidden
      className="w-full md:w-56"
      label="Account or group"
      options={[{ value: every, label: 'All accounts and groups' }, ...options]}
      size="md"
      value={value ?? every}
      onValueChange={(group) => onChoose(group === every ? undefined : group)}
    />
  );
}
