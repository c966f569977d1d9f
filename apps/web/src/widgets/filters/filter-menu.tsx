import { SlidersHorizontal, Tag } from 'lucide-react';
import type { MenuTriggerProps } from '@placekeeper/ui/lazy-menu';
import {
  Menu,
  MenuCheckboxItem,
  MenuChoice,
  MenuGroup,
  MenuItem,
  MenuSeparator,
} from '@placekeeper/ui/menu';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { tagColourOf } from '@placekeeper/ui/lib/tag-colour';
import { TagSquare } from '@placekeeper/ui/tag-chip';
import { Suspense, useState } from 'react';
import { longestMenu, TagChoice } from '../form/tag-choice.tsx';
import { useUrlSelection } from '../form/use-url-selection.ts';
import { managementStates } from '../location/management-state.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';
import { toggleTag, type FilterControls } from './filter-state.ts';

const FilterPanel = lazyPart(async () => (await import('./filter-panel.tsx')).FilterPanel);

const statusOptions = [
  { value: 'any' as const, label: 'Any' },
  ...managementStates.map(({ status, label }) => ({ value: status, label })),
];

export function FilterMenu(props: FilterControls & MenuTriggerProps) {
  const { state, change, tags = [], ...menu } = props;
  const controls = { state, change, tags };
  const [choosingTags, setChoosingTags] = useState(false);
  const [choosingMore, setChoosingMore] = useState(false);
  return (
    <>
      <Menu {...menu}>
        <MenuCheckboxItem
          checked={state.updates ?? false}
          onCheckedChange={(updates) => change({ updates })}
        >
          Has updates to review
        </MenuCheckboxItem>
        <MenuCheckboxItem
          checked={state.refused ?? false}
          onCheckedChange={(refused) => change({ refused })}
        >
          Declined by Google
        </MenuCheckboxItem>
        <MenuSeparator />
        <MenuChoice
          label="Management"
          options={statusOptions}
          value={state.status ?? 'any'}
          onValueChange={(status) => change({ status: status === 'any' ? undefined : status })}
        />
        {tags.length > longestMenu && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Tag aria-hidden />} onClick={() => setChoosingTags(true)}>
              Tags…
            </MenuItem>
          </>
        )}
        {tags.length > 0 && tags.length <= longestMenu && (
          <>
            <MenuSeparator />
            <MenuGroup label="Tags">
              {tags.map((tag) => (
                <MenuCheckboxItem
                  key={tag.id}
                  checked={state.tags?.includes(tag.id) ?? false}
                  closeOnClick={false}
                  icon={<TagSquare colour={tagColourOf(tag.id)} />}
                  onCheckedChange={(on) => change({ tags: toggleTag(state, tag.id, on) })}
                >
                  {tag.name}
                </MenuCheckboxItem>
              ))}
            </MenuGroup>
          </>
        )}
        <MenuSeparator />
        <MenuItem icon={<SlidersHorizontal aria-hidden />} onClick={() => setChoosingMore(true)}>
          More filters…
        </MenuItem>
      </Menu>
      <TagFilterDialog {...controls} open={choosingTags} onClose={() => setChoosingTags(false)} />
      <Suspense>
        {choosingMore && <FilterPanel {...controls} onClose={() => setChoosingMore(false)} />}
      </Suspense>
    </>
  );
}

interface TagDialogProps extends FilterControls {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A dialog instead of a menu, because hundreds of tags need a search. */
function TagFilterDialog({ state, change, tags = [], open, onClose }: TagDialogProps) {
  const { tags: inAddress = [] } = state;
  const { chosen, choose } = useUrlSelection(inAddress, (next) =>
    // Several choices add a single history entry.
    change({ tags: next }, { replace: inAddress.length > 0 }),
  );
  return (
    <ChoiceDialog
      noun="tag"
      count={chosen.length}
      open={open}
      title="Filter by tag"
      onClear={() => choose([])}
      onOpenChange={(next) => !next && onClose()}
    >
      <TagChoice
        chosen={chosen}
        tags={tags}
        onChoose={(id, on) => choose(toggleTag({ tags: [...chosen] }, id, on))}
      />
    </ChoiceDialog>
  );
}
