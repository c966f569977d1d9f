import type { GoogleAccount, GoogleLocation } from '@placekeeper/contracts/model/google-location';
import { SelectField } from '@placekeeper/ui/select-field';
import { formatCount } from '../../../lib/text/format.ts';
import { LocationSearch } from '../../../widgets/filters/location-search.tsx';
import type { ProfileFilter } from './profile-filter.ts';
import { accountsOf } from '../selection/profile-selection.ts';

interface ProfileToolbarProps {
  readonly profiles: readonly GoogleLocation[];
  readonly groups: readonly GoogleAccount[];
  readonly filter: ProfileFilter;
  /** Number of matching profiles. */
  readonly matching: number;
  readonly onFilter: (filter: ProfileFilter) => void;
}

/** ONB-4 */
export function ProfileToolbar(props: ProfileToolbarProps) {
  const { profiles, groups, filter, matching, onFilter } = props;
  return (
    <div aria-label="Filter profiles" className="flex flex-wrap gap-2 pt-6 pb-3" role="search">
      <LocationSearch
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
