import type { TagId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { Button } from '@placekeeper/ui/button';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { Dialog, DialogClose } from '@placekeeper/ui/dialog';
import { tagColourOf } from '@placekeeper/ui/lib/tag-colour';
import { Menu, MenuCheckboxItem } from '@placekeeper/ui/menu';
import { TagChip } from '@placekeeper/ui/tag-chip';
import { Plus } from 'lucide-react';
import { usePrefetched } from '../../../data/prefetch.ts';
import { tagQueries } from '../../../data/tags.ts';
import { mostInMenu, TagChoice } from '../../../widgets/tag-choice.tsx';
import { withTag, type Draft } from './draft.ts';
import { fieldElementId } from './focus-field.ts';
import { ChangeProblem } from './change-problem.tsx';

interface TagsRowProps {
  readonly draft: Draft;
  readonly problem: string | undefined;
  readonly onChange: (draft: Draft) => void;
}

export function TagsRow({ draft, problem, onChange }: TagsRowProps) {
  return (
    <li className="border-b border-line py-2">
      <Checkbox
        checked={draft.tags.on}
        label={<span className="font-550">Tags</span>}
        onCheckedChange={(on) => onChange({ ...draft, tags: { ...draft.tags, on } })}
      />
      {draft.tags.on && (
        <div className="grid gap-3 pt-2 pb-1 pl-6" id={fieldElementId('tags')}>
          <p className="text-12 text-text-3">Added and removed; other tags stay.</p>
          <TagEditor draft={draft} onChange={onChange} />
          <ChangeProblem problem={problem} />
        </div>
      )}
    </li>
  );
}

function TagEditor({ draft, onChange }: Omit<TagsRowProps, 'problem'>) {
  const tags = usePrefetched(tagQueries.list());
  if (tags.isLoadingError)
    return (
      <p className="flex flex-wrap items-center gap-3 text-text-2" role="alert">
        Your tags could not be loaded.
        <Button loading={tags.isFetching} size="sm" onClick={() => void tags.refetch()}>
          Try again
        </Button>
      </p>
    );
  if (tags.data?.tags.length === 0)
    return <p className="text-text-2">There are no tags yet, so there is none to add or remove.</p>;
  const known = tags.data?.tags ?? [];
  return (
    <>
      <TagList draft={draft} known={known} list="add" title="Add" onChange={onChange} />
      <TagList draft={draft} known={known} list="remove" title="Remove" onChange={onChange} />
    </>
  );
}

interface TagListProps extends Omit<TagsRowProps, 'problem'> {
  readonly list: 'add' | 'remove';
  readonly title: string;
  readonly known: readonly Tag[];
}

function TagList({ draft, list, title, known, onChange }: TagListProps) {
  const chosen = draft.tags[list];
  return (
    <div aria-label={`${title} tags`} className="flex flex-wrap items-center gap-2" role="group">
      <span className="w-16 text-text-2">{title}</span>
      {chosen.map((id) => (
        <TagChip
          key={id}
          colour={tagColourOf(id)}
          name={known.find((tag) => tag.id === id)?.name ?? `Tag ${id}`}
          onRemove={() => onChange(withTag(draft, list, id, false))}
        />
      ))}
      <ChooseTags
        chosen={chosen}
        known={known}
        list={list}
        onChoose={(id, on) => onChange(withTag(draft, list, id, on))}
      />
    </div>
  );
}

interface ChooseTagsProps extends Pick<TagListProps, 'known' | 'list'> {
  readonly chosen: readonly TagId[];
  readonly onChoose: (id: TagId, on: boolean) => void;
}

function ChooseTags({ list, known, chosen, onChoose }: ChooseTagsProps) {
  const trigger = (
    <Button
      aria-label={`Choose tags to ${list}`}
      icon={<Plus aria-hidden />}
      size="sm"
      variant="secondary"
    >
      Tag
    </Button>
  );
  if (known.length > mostInMenu)
    return (
      <Dialog
        footer={
          <DialogClose>
            <Button variant="primary">Done</Button>
          </DialogClose>
        }
        title={`Choose tags to ${list}`}
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
          onCheckedChange={(on) => onChoose(tag.id, on)}
        >
          {tag.name}
        </MenuCheckboxItem>
      ))}
    </Menu>
  );
}
