import type { LazyMenuHandover } from '@placekeeper/ui/lazy-menu';
import {
  Menu,
  MenuCheckboxItem,
  MenuChoice,
  MenuGroup,
  MenuItem,
  MenuSeparator,
} from '@placekeeper/ui/menu';
import { useState } from 'react';
import { mostInMenu } from '../form/tag-choice.tsx';
import { managementStates } from '../location/management-state.tsx';
import { toggleTag, type FilterControls } from './filter-state.ts';
import { TagFilterDialog } from './tag-filter-dialog.tsx';

const statusOptions = [
  { value: 'any' as const, label: 'Any' },
  ...managementStates.map(({ status, label }) => ({ value: status, label })),
];

/** LOC-1 */
export function FilterMenu(props: FilterControls & LazyMenuHandover) {
  const { state, change, tags, ...menu } = props;
  const controls = { state, change, tags };
  const [choosingTags, setChoosingTags] = useState(false);
  return (
    <>
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
        {tags.length > mostInMenu && (
          <>
            <MenuSeparator />
            <MenuItem onClick={() => setChoosingTags(true)}>Tags…</MenuItem>
          </>
        )}
        {tags.length > 0 && tags.length <= mostInMenu && (
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
      <TagFilterDialog {...controls} open={choosingTags} onClose={() => setChoosingTags(false)} />
    </>
  );
}
