import type { GoogleAccount, GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { useDebouncedCallback } from '@placekeeper/ui/hooks/use-debounced-callback';
import { SearchField } from '@placekeeper/ui/search-field';
import { SelectField } from '@placekeeper/ui/select-field';
import { useState } from 'react';
import { formatCount } from '../../lib/format.ts';
import type { ProfileFilter } from './profile-filter.ts';

interface ProfileToolbarProps {
  readonly profiles: readonly GoogleLocation[];
  readonly groups: readonly GoogleAccount[];
  readonly filter: ProfileFilter;
  readonly onFilter: (filter: ProfileFilter) => void;
}

/** ONB-4 */
export function ProfileToolbar({ profiles, groups, filter, onFilter }: ProfileToolbarProps) {
  return (
    <div aria-label="Filter profiles" className="flex flex-wrap gap-2 pt-6 pb-3" role="search">
      <ProfileSearch
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
    </div>
  );
}

interface ProfileSearchProps {
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

function ProfileSearch({ value, onSearch }: ProfileSearchProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const search = useDebouncedCallback(onSearch);
  // The address changed under the field, as by clearing the filters: what it says is shown.
  if (value !== shown) {
    setShown(value);
    if (value.trim() !== text.trim()) setText(value);
  }

  return (
    <SearchField
      className="w-full md:w-80"
      hotkey="mod+f"
      label="Search name, store code, address"
      maxLength={200}
      value={text}
      onValueChange={(next) => {
        setText(next);
        search(next);
      }}
    />
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
    label: accountName,
    hint: formatCount(profiles.filter(({ accounts }) => accounts.includes(name)).length, 'profile'),
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
