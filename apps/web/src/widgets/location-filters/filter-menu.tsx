import type { LazyMenuHandover } from '@placekeeper/ui/lazy-menu';
import {
  Menu,
  MenuCheckboxItem,
  MenuChoice,
  MenuGroup,
  MenuItem,
  MenuSeparator,
} from '@placekeeper/ui/menu';
import { managementStates } from '../management-state.tsx';
import type { FilterControls } from './filter-bar.tsx';
import { toggleTag } from './filter-state.ts';

const statusOptions = [
  { value: 'any' as const, label: 'Any' },
  ...managementStates.map(({ status, label }) => ({ value: status, label })),
];

/** More than can be taken in at a glance are searched, in a dialog of their own. */
const mostTags = 10;

interface FilterMenuProps extends FilterControls, LazyMenuHandover {
  readonly onChooseTags: () => void;
}

/** LOC-1 */
export function FilterMenu({ state, change, tags, onChooseTags, ...menu }: FilterMenuProps) {
  return (
    <Menu {...menu}>
      <MenuCheckboxItem
        checked={state.updates ?? false}
        onCheckedChange={(updates) => change({ updates })}
      >
        Has updates
      </MenuCheckboxItem>
      <MenuCheckboxItem
        checked={state.refused ?? false}
        onCheckedChange={(refused) => change({ refused })}
      >
        Refused by Google
      </MenuCheckboxItem>
      <MenuSeparator />
      <MenuChoice
        label="Management"
        options={statusOptions}
        value={state.status ?? 'any'}
        onValueChange={(status) => change({ status: status === 'any' ? undefined : status })}
      />
      {tags.length > mostTags && (
        <>
          <MenuSeparator />
          <MenuItem onClick={onChooseTags}>Tags…</MenuItem>
        </>
      )}
      {tags.length > 0 && tags.length <= mostTags && (
        <>
          <MenuSeparator />
          <MenuGroup label="Tags">
            {tags.map((tag) => (
              <MenuCheckboxItem
                key={tag.id}
                checked={state.tags?.includes(tag.id) ?? false}
                closeOnClick={false}
                onCheckedChange={(on) => change({ tags: toggleTag(state, tag.id, on) })}
              >
                {tag.name}
              </MenuCheckboxItem>
            ))}
          </MenuGroup>
        </>
      )}
    </Menu>
  );
}
