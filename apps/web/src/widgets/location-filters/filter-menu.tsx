import type { LazyMenuHandover } from '@placekeeper/ui/lazy-menu';
import { Menu, MenuCheckboxItem, MenuChoice, MenuGroup, MenuSeparator } from '@placekeeper/ui/menu';
import { usePrefetched } from '../../data/prefetch.ts';
import { tagQueries } from '../../data/tags.ts';
import { managementStates } from '../management-state.tsx';
import type { FilterControls } from './filter-bar.tsx';
import { toggleTag } from './filter-state.ts';

const statusOptions = [
  { value: 'any' as const, label: 'Any' },
  ...managementStates.map(({ status, label }) => ({ value: status, label })),
];

/** LOC-1 */
export function FilterMenu({ state, change, ...menu }: FilterControls & LazyMenuHandover) {
  const tags = usePrefetched(tagQueries.list()).data?.tags ?? [];
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
      {tags.length > 0 && (
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
