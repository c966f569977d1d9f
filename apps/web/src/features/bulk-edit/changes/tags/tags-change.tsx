import type { TagId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { Button } from '@placekeeper/ui/button';
import { Dialog, DialogClose } from '@placekeeper/ui/dialog';
import { tagColourOf } from '@placekeeper/ui/lib/tag-colour';
import { Menu, MenuCheckboxItem } from '@placekeeper/ui/menu';
import { TagChip, TagSquare } from '@placekeeper/ui/tag-chip';
import { Plus } from 'lucide-react';
import { usePrefetched } from '../../../../data/api/prefetch.ts';
import { tagQueries } from '../../../../data/tags/queries.ts';
import { tagName } from '../../../../widgets/filters/filter-state.ts';
import { longestMenu, TagChoice } from '../../../../widgets/form/tag-choice.tsx';
import { FailureReason, RetryButton } from '../../../../widgets/page/retry-button.tsx';
import { withMember, type ListName } from '../lists/list-draft.ts';
import { withPart } from '../draft.ts';
import type { PartEditorProps } from '../change-parts.ts';

type TagsProps = Omit<PartEditorProps, 'errors'>;

export function TagsChange({ draft, onChange }: PartEditorProps) {
  return (
    <>
      <p className="text-12 text-text-3">Other tags stay the same.</p>
      <TagEditor draft={draft} onChange={onChange} />
    </>
  );
}

function TagEditor({ draft, onChange }: TagsProps) {
  const tags = usePrefetched(tagQueries.list());
  if (tags.isLoadingError)
    return (
      <p className="flex flex-wrap items-center gap-3 text-text-2" role="alert">
        <span>
          Couldn’t load your tags. <FailureReason error={tags.error} />
        </span>
        <RetryButton
          error={tags.error}
          isRetrying={tags.isFetching}
          size="sm"
          onRetry={() => void tags.refetch()}
        />
      </p>
    );
  const known = tags.data?.tags;
  const { add, remove } = draft.tags;
  if (known?.length === 0 && add.length + remove.length === 0)
    return <p className="text-text-2">You don’t have any tags yet.</p>;
  return (
    <>
      <TagList draft={draft} known={known} list="add" title="Add" onChange={onChange} />
      <TagList draft={draft} known={known} list="remove" title="Remove" onChange={onChange} />
    </>
  );
}

interface TagListProps extends TagsProps {
  readonly list: ListName;
  readonly title: string;
  /** Undefined until the tags load. */
  readonly known: readonly Tag[] | undefined;
}

function TagList({ draft, list, title, known, onChange }: TagListProps) {
  const chosen = draft.tags[list];
  const choose = (id: TagId, on: boolean) =>
    onChange(withPart(draft, 'tags', withMember(draft.tags, list, id, on, Number)));
  return (
    <div aria-label={`${title} tags`} className="flex flex-wrap items-center gap-2" role="group">
      <span className="w-16 text-text-2">{title}</span>
      {chosen.map((id) => (
        <TagChip
          key={id}
          colour={tagColourOf(id)}
          name={tagName(known, id)}
          onRemove={() => choose(id, false)}
        />
      ))}
      <ChooseTags chosen={chosen} known={known ?? []} list={list} onChoose={choose} />
    </div>
  );
}

interface ChooseTagsProps extends Pick<TagListProps, 'list'> {
  readonly known: readonly Tag[];
  readonly chosen: readonly TagId[];
  readonly onChoose: (id: TagId, on: boolean) => void;
}

function ChooseTags({ list, known, chosen, onChoose }: ChooseTagsProps) {
  const trigger = (
    <Button
      aria-label={`Select tags to ${list}`}
      icon={<Plus aria-hidden />}
      size="sm"
      variant="secondary"
    >
      Select tags
    </Button>
  );
  if (known.length > longestMenu)
    return (
      <Dialog
        footer={
          <DialogClose>
            <Button variant="primary">Done</Button>
          </DialogClose>
        }
        title={`Select tags to ${list}`}
        trigger={trigger}
      >
        <TagChoice chosen={chosen} tags={known} onChoose={onChoose} />
      </Dialog>
    );
  return (
    <Menu trigger={trigger}>
      {known.map((tag) => (
        <MenuCheckboxItem
          key={tag.id}
          checked={chosen.includes(tag.id)}
          closeOnClick={false}
          icon={<TagSquare colour={tagColourOf(tag.id)} />}
          onCheckedChange={(on) => onChoose(tag.id, on)}
        >
          {tag.name}
        </MenuCheckboxItem>
      ))}
    </Menu>
  );
}
