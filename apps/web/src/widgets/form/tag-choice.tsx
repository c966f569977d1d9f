import type { TagId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import { Button } from '@placekeeper/ui/button';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { tagColourOf } from '@placekeeper/ui/lib/tag-colour';
import { Kbd } from '@placekeeper/ui/kbd';
import { SearchField } from '@placekeeper/ui/search-field';
import { TagSquare } from '@placekeeper/ui/tag-chip';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { isApiError, isKind, isSessionOver } from '../../data/http/api-error.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';

/** With more options than this, a search replaces the menu. */
export const longestMenu = 10;

/** The maximum number of tags shown; a search finds the others. */
const mostShown = 50;

interface TagChoiceProps {
  readonly tags: readonly Tag[];
  readonly chosen: readonly TagId[];
  readonly onChoose: (id: TagId, on: boolean) => void;
  /** Creates a tag (LOC-4); undefined if the user can't create tags here. */
  readonly onCreate?: (name: string) => Promise<void>;
}

export function TagChoice({ tags, chosen, onChoose, onCreate }: TagChoiceProps) {
  const [search, setSearch] = useState('');
  const wanted = foldText(search.trim());
  const exact = tags.find(({ name }) => foldText(name) === wanted);
  const others = tags.filter((tag) => tag !== exact && foldText(tag.name).includes(wanted));
  const found = exact ? [exact, ...others] : others;
  const shown = found.slice(0, mostShown);
  const isNew = wanted !== '' && !exact;
  const match = wanted === '' ? undefined : found[0];
  const selected = found.filter(({ id }) => chosen.includes(id)).length;
  const field = useRef<HTMLInputElement>(null);
  const creation = useCreation(onCreate, () => field.current?.focus());
  return (
    <>
      <SearchField
        aria-description={
          match &&
          `Press Enter to ${chosen.includes(match.id) ? 'deselect' : 'select'} ${match.name}`
        }
        label="Search tags"
        ref={field}
        value={search}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          if (match) onChoose(match.id, !chosen.includes(match.id));
          else if (isNew) creation.create(search.trim());
        }}
        onValueChange={setSearch}
      />
      <p className="mt-3 text-12 text-text-3" role="status">
        {found.length > shown.length
          ? `Showing ${formatNumber(mostShown)} of ${formatCount(found.length, 'tag')}. Search to find more.`
          : [formatCount(found.length, 'tag'), selected > 0 && `${formatNumber(selected)} selected`]
              .filter(Boolean)
              .join(', ')}
      </p>
      {onCreate && isNew && <CreateTag {...creation} name={search.trim()} />}
      <ul aria-label="Tags" className="mt-1">
        {shown.map(({ id, name }) => (
          <li key={id} className="border-t border-line py-1.5">
            <Checkbox
              checked={chosen.includes(id)}
              className="w-full"
              label={
                <span className="flex min-w-0 items-baseline gap-2 wrap-anywhere">
                  <TagSquare colour={tagColourOf(id)} />
                  {name}
                  {id === match?.id && <Kbd aria-hidden className="ml-auto" keys="Enter" />}
                </span>
              }
              onCheckedChange={(on) => onChoose(id, on)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Creates a single tag at a time. The field receives the focus, because the pressed button disappears. */
function useCreation(onCreate: TagChoiceProps['onCreate'], onCreated: () => void) {
  const [creating, setCreating] = useState(false);
  const [refused, setRefused] = useState<{ name: string; reason: string } | null>(null);
  const create = (name: string) => {
    if (!onCreate || creating) return;
    setCreating(true);
    setRefused(null);
    onCreate(name)
      .then(onCreated, (error: unknown) => {
        if (!isApiError(error) || !isSessionOver(error))
          setRefused({ name, reason: reasonOf(error) });
      })
      .finally(() => setCreating(false));
  };
  return { creating, refused, create };
}

interface CreateTagProps extends ReturnType<typeof useCreation> {
  readonly name: string;
}

function CreateTag({ name, creating, refused, create }: CreateTagProps) {
  return (
    <>
      <Button
        className="mt-1 max-w-full"
        icon={<Plus aria-hidden />}
        loading={creating}
        size="sm"
        onClick={() => create(name)}
      >
        <span className="truncate">Create “{name}”</span>
      </Button>
      {refused?.name === name && (
        <p className="mt-1.5 text-12 text-removed" role="alert">
          {refused.reason}
        </p>
      )}
    </>
  );
}

function reasonOf(error: unknown): string {
  if (!isApiError(error)) return 'Couldn’t create the tag.';
  return (isKind(error, 'validation') && error.fields['name']?.[0]) || error.message;
}
