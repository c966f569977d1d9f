import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { TagId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { Breadcrumbs, Crumb } from '@placekeeper/ui/breadcrumbs';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { PageHeader } from '@placekeeper/ui/page-header';
import { Pagination } from '@placekeeper/ui/pagination';
import { Plus, Tag as TagIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { usePrefetched, prefetch } from '../../data/api/prefetch.ts';
import { useCreateTag } from '../../data/tags/mutations.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { focusHeading } from '../../lib/browser/screen-heading.ts';
import { formatCount, formatNumber } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { DebouncedSearch } from '../../widgets/filters/debounced-search.tsx';
import { LoadFailed } from '../../widgets/page/load-failed.tsx';
import { UnreadRows } from '../../widgets/page/unread-note.tsx';
import { DeleteDialog } from './dialogs/delete-dialog.tsx';
import { NameDialog } from './dialogs/name-dialog.tsx';
import { RenameDialog } from './dialogs/rename-dialog.tsx';
import {
  shownTags,
  tagsPerPage,
  readTagListState,
  writeTagListState,
  type TagListState,
} from './list/tag-list-state.ts';
import { TagTable } from './list/tag-table.tsx';
import { useQuickChanges } from '../../lib/url/use-quick-changes.ts';
import { RowsSkeleton } from './members/rows-skeleton.tsx';

/** The address holds the state. Every change except a change of the page returns to the first page. */
function useTagList() {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const inUrl = readTagListState(search);
  const addressWith = (change: Partial<TagListState>) => {
    const query = writeTagListState({ ...inUrl, page: undefined, ...change });
    return query ? `${pathname}?${query}` : pathname;
  };
  const { state, all, change } = useQuickChanges<TagListState>(
    inUrl,
    (next, options) => void navigate(addressWith(next), { ...options, preventScrollReset: true }),
  );
  return { state, change, addressOf: (next: Partial<TagListState>) => addressWith(all(next)) };
}

export function loader(): null {
  prefetch(tagQueries.list());
  return null;
}

export function Component() {
  const { data, error, isPending, isFetching, refetch } = usePrefetched(tagQueries.list());
  const [newName, setNewName] = useState<string | null>(null);
  const tags = data?.tags ?? [];
  const unread = unreadableIn(data, 'tags');

  return (
    <>
      <PageHeader
        actions={
          tags.length + unread > 0 && (
            <Button icon={<Plus aria-hidden />} variant="primary" onClick={() => setNewName('')}>
              New tag
            </Button>
          )
        }
        breadcrumbs={
          <Breadcrumbs>
            <Crumb render={<Link to={to('locationManager')} />}>Locations</Crumb>
          </Breadcrumbs>
        }
        count={tags.length > 0 ? formatNumber(tags.length) : undefined}
        title="Tags"
      />
      {isPending && <RowsSkeleton withSearch label="Loading tags" />}
      <UnreadRows count={unread} one="tag" />
      {data && tags.length > 0 && <TagList tags={tags} onCreate={setNewName} />}
      {data && tags.length + unread === 0 && (
        <EmptyState
          action={
            <Button variant="primary" onClick={() => setNewName('')}>
              New tag
            </Button>
          }
          icon={<TagIcon />}
          variant="first-use"
        >
          Use tags to group locations by region, brand or client, then filter and bulk edit them.
        </EmptyState>
      )}
      {!data && !isPending && (
        <LoadFailed whole query={{ error, isFetching, refetch }}>
          Couldn’t load your tags.
        </LoadFailed>
      )}
      <CreateDialog name={newName} onClose={() => setNewName(null)} />
    </>
  );
}

interface TagListProps {
  readonly tags: readonly Tag[];
  readonly onCreate: (name: string) => void;
}

function TagList({ tags, onCreate }: TagListProps) {
  const list = useTagList();
  const [renaming, setRenaming] = useState<Tag | null>(null);
  const [deletingId, setDeletingId] = useState<TagId | null>(null);
  const deleting = tags.find(({ id }) => id === deletingId) ?? null;
  const shown = shownTags(tags, list.state);
  const filter = list.state.filter?.trim() ?? '';

  return (
    <>
      <div className="pb-3" role="search">
        <DebouncedSearch
          found={formatCount(shown.total, 'tag')}
          label="Search tags"
          value={list.state.filter ?? ''}
          onSearch={(text) =>
            list.change({ filter: text }, { replace: list.state.filter !== undefined })
          }
        />
      </div>
      {shown.total === 0 ? (
        <EmptyState
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <ButtonLink render={<Link to={to('tags')} />}>Clear search</ButtonLink>
              <Button className="max-w-full" onClick={() => onCreate(filter)}>
                <span className="truncate">New tag “{filter}”</span>
              </Button>
            </div>
          }
          variant="no-results"
        >
          No tags match your search.
        </EmptyState>
      ) : (
        <div className="mb-6 border border-b-0 border-line bg-surface">
          <TagTable
            sort={list.state.sort}
            tags={shown.tags}
            onDelete={({ id }) => setDeletingId(id)}
            onRename={setRenaming}
            onSort={(sort) => list.change({ sort })}
          />
          {shown.total > tagsPerPage && (
            <Pagination
              className="border-b border-line px-3 py-2.5"
              page={shown.page}
              pageSize={tagsPerPage}
              renderLink={(page) => <Link preventScrollReset to={list.addressOf({ page })} />}
              total={shown.total}
            />
          )}
        </div>
      )}
      <RenameDialog tag={renaming} onClose={() => setRenaming(null)} onMerged={focusHeading} />
      <DeleteDialog tag={deleting} onClose={() => setDeletingId(null)} onDeleted={focusHeading} />
    </>
  );
}

interface CreateDialogProps {
  /** The initial name; null while the dialog is closed. */
  readonly name: string | null;
  readonly onClose: () => void;
}

/** TAG-1: opens the new tag, so that the user can add locations to it. */
function CreateDialog({ name, onClose }: CreateDialogProps) {
  const { mutate, isPending, error, reset } = useCreateTag();
  const navigate = useNavigate();
  return (
    <NameDialog
      confirmLabel="Create tag"
      error={error}
      name={name ?? ''}
      open={name !== null}
      pending={isPending}
      title="New tag"
      onClose={() => {
        reset();
        onClose();
      }}
      onEdit={reset}
      onSubmit={(text, _, refused) =>
        mutate(text, {
          onSuccess: ({ tag }) => {
            // If the response lacks the tag, the dialog closes, and the list shows the new tag.
            if (tag) void navigate(to('tags.show', { tagId: tag.id }));
            else onClose();
          },
          onError: refused,
        })
      }
    />
  );
}
