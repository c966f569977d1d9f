import type { Tag } from '@placekeeper/contracts/model/tag';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { tagColourOf } from '@placekeeper/ui/lib/tag-colour';
import { PageHeader } from '@placekeeper/ui/page-header';
import { TagSquare } from '@placekeeper/ui/tag-chip';
import { Plus, Tag as TagIcon, X } from 'lucide-react';
import { useState, useRef } from 'react';
import { Link, useNavigate, useOutletContext, Navigate } from 'react-router';
import { usePrefetched, loadCurrent } from '../../data/api/prefetch.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { formatCount } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { DeleteDialog } from './dialogs/delete-dialog.tsx';
import { RenameDialog } from './dialogs/rename-dialog.tsx';
import { TagCrumbs } from './tag-crumbs.tsx';
import { loadMembers } from './tag.loader.ts';
import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { LocationId } from '@placekeeper/contracts/core/id';
import { Banner } from '@placekeeper/ui/banner';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { IconButton } from '@placekeeper/ui/icon-button';
import { cn } from '@placekeeper/ui/lib/cn';
import { isSimilar } from '../../data/portfolio/similar-matches.ts';
import { focusHeading } from '../../lib/browser/screen-heading.ts';
import { LoadFailed } from '../../widgets/page/load-failed.tsx';
import { UnreadRows } from '../../widgets/page/unread-note.tsx';
import { PageLinks } from '../../widgets/page/page-links.tsx';
import { MemberSearch } from './members/member-search.tsx';
import { MemberRows, useIsTable } from './members/member-rows.tsx';
import { RowsSkeleton } from './members/rows-skeleton.tsx';
import { useSearchState } from './members/search-state.ts';
import { MemberSelectionBar } from './members/selection-bar.tsx';
import { useMemberSelection, unionOf, withoutMembers } from './members/use-member-selection.ts';
import { isKind, isSessionOver, type ApiError } from '../../data/http/api-error.ts';
import { undoRemoval, useRemoveLocations } from '../../data/tags/members.ts';
import { showSuccess } from '../../widgets/toast/show-success.ts';
import { noteDeleted, taggedText } from '../../widgets/tags/deleted-locations.ts';

export const loader = loadMembers;

export function Component() {
  const tag = useOutletContext<Tag>();
  const removal = useRemoval(tag);
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null);
  const navigate = useNavigate();
  // Provides the number of locations if the tag has no count.
  const members = usePrefetched(tagQueries.members(tag.id));
  const all = tag.locations_count ?? members.data?.meta.total;
  const count = all === undefined ? undefined : Math.max(0, all - removal.leaving.size);

  return (
    <>
      <DocumentTitle>{tag.name}</DocumentTitle>
      <PageHeader
        actions={
          <>
            <Button onClick={() => setOpen('rename')}>Rename</Button>
            <Button variant="ghost" onClick={() => setOpen('delete')}>
              Delete
            </Button>
            {count !== 0 && (
              <ButtonLink
                icon={<Plus aria-hidden />}
                render={<Link to={to('tags.add-locations', { tagId: tag.id })} />}
                variant="primary"
              >
                Add locations
              </ButtonLink>
            )}
          </>
        }
        breadcrumbs={<TagCrumbs />}
        count={
          Boolean(count) && (
            <Link
              className="inline-flex min-h-6 items-center text-accent-text hover:underline"
              to={to('locationManager', {}, { tags: [tag.id] })}
            >
              {formatCount(count ?? 0, 'location')}
            </Link>
          )
        }
        title={
          <span className="flex items-baseline gap-2.5 wrap-anywhere">
            <TagSquare className="size-2.5 -translate-y-px" colour={tagColourOf(tag.id)} />
            {tag.name}
          </span>
        }
      />
      <MemberList key={tag.id} removal={removal} tag={tag} />
      <RenameDialog
        tag={open === 'rename' ? tag : null}
        onClose={() => setOpen(null)}
        onMerged={(into) => void navigate(to('tags.show', { tagId: into.id }), { replace: true })}
      />
      <DeleteDialog
        tag={open === 'delete' ? tag : null}
        onClose={() => setOpen(null)}
        onDeleted={() => void navigate(to('tags'), { replace: true })}
      />
    </>
  );
}

interface MemberListProps {
  readonly tag: Tag;
  readonly removal: ReturnType<typeof useRemoval>;
}

function MemberList({ tag, removal }: MemberListProps) {
  const list = useSearchState();
  const selection = useMemberSelection();
  const wide = useIsTable();
  const pageBox = useRef<HTMLInputElement>(null);
  const members = usePrefetched(tagQueries.members(tag.id, list.asked));
  const { data, isPlaceholderData: stale } = members;

  if (!data) {
    if (members.isPending) return <RowsSkeleton label="Loading locations" />;
    return <LoadFailed query={members}>Couldn’t load tagged locations.</LoadFailed>;
  }

  const { meta } = data;
  const unread = unreadableIn(data, 'data');
  const searching = list.asked.search !== undefined;
  const shown = data.data.filter(({ id }) => !removal.leaving.has(id));
  const total = meta.total - (data.data.length - shown.length);
  if (total === 0 && !searching && !removal.failed) return <NoMembers tag={tag} />;
  // The page is past the end, for example because its last row was removed.
  if (!stale && meta.current_page > meta.last_page) {
    return <Navigate replace to={list.pageAddress(meta.last_page)} />;
  }

  const remove = (ids: readonly LocationId[]) => {
    selection.choose(ids, false);
    removal.remove(ids);
  };
  const removeChosen = () => {
    // Removing all rows of the page hides the bar with the focused button.
    if (shown.every(({ id }) => selection.chosen.has(id))) focusHeading();
    remove([...selection.chosen]);
  };

  const bar = (
    <MemberSelectionBar
      wide={wide}
      pageBox={pageBox}
      action={{
        label: `Remove ${formatCount(selection.chosen.size, 'location')}`,
        run: removeChosen,
      }}
      findAll={() => loadCurrent(tagQueries.memberIds(tag.id, list.asked.search))}
      searching={searching}
      similar={isSimilar(data)}
      selection={selection}
      shown={shown.map(({ id }) => id)}
      total={total}
    />
  );

  return (
    <>
      {removal.failed && <Failure removal={removal} />}
      <MemberSearch list={list} total={total} stale={stale} similar={isSimilar(data)}>
        {wide && bar}
      </MemberSearch>
      {total === 0 ? (
        <EmptyState
          action={
            <ButtonLink render={<Link to={to('tags.show', { tagId: tag.id })} />}>
              Clear search
            </ButtonLink>
          }
          variant="no-results"
        >
          No locations with this tag match your search.
        </EmptyState>
      ) : (
        <div
          aria-busy={stale}
          className={cn(
            'transition-opacity aria-busy:opacity-60 aria-busy:delay-150 md:mb-6 md:border-x md:border-t md:border-line md:bg-surface',
            total > meta.per_page && 'md:border-b',
          )}
        >
          {!wide && bar}
          <UnreadRows className="md:px-3" count={unread} one="location" />
          {shown.length > 0 ? (
            <MemberRows
              chosen={selection.chosen}
              pageBox={pageBox}
              locations={shown}
              removing={{ from: tag.name, remove: (id) => remove([id]) }}
              onChoose={selection.choose}
            />
          ) : (
            unread === 0 && <RowsSkeleton label="Loading locations" />
          )}
          {total > meta.per_page && (
            <PageLinks
              className="py-3 md:px-3 md:py-2.5"
              meta={{ ...meta, total }}
              addressOf={list.pageAddress}
            />
          )}
        </div>
      )}
    </>
  );
}

function Failure({ removal }: Pick<MemberListProps, 'removal'>) {
  if (!removal.failed) return null;
  const { locations, reason, isRefused } = removal.failed;
  return (
    <Banner
      actions={
        <>
          {!isRefused && (
            <Button size="sm" onClick={() => removal.remove(locations)}>
              Try again
            </Button>
          )}
          <IconButton
            icon={<X aria-hidden />}
            label="Dismiss"
            size="sm"
            onClick={() => {
              focusHeading();
              removal.forget();
            }}
          />
        </>
      }
      className="mb-3"
      role="alert"
      title={`Couldn’t remove ${formatCount(locations.length, 'location')}`}
      tone="danger"
    >
      {reason}
    </Banner>
  );
}

function NoMembers({ tag }: Pick<MemberListProps, 'tag'>) {
  return (
    <EmptyState
      action={
        <ButtonLink
          render={<Link to={to('tags.add-locations', { tagId: tag.id })} />}
          variant="primary"
        >
          Add locations
        </ButtonLink>
      }
      icon={<TagIcon />}
      variant="first-use"
    >
      No locations have this tag yet.
    </EmptyState>
  );
}

interface FailedRemoval {
  readonly locations: readonly LocationId[];
  readonly reason: string;
  /** The platform refused the removal with 403, and would refuse it again. */
  readonly isRefused: boolean;
}

/** Hides the rows before the response; a failure shows them again with the reason. */
function useRemoval(tag: Tag) {
  const { mutateAsync } = useRemoveLocations();
  const [leaving, setLeaving] = useState<ReadonlySet<LocationId>>(new Set());
  const [failed, setFailed] = useState<FailedRemoval | null>(null);

  const remove = (locations: readonly LocationId[]) => {
    const change = { id: tag.id, locations };
    setFailed(null);
    setLeaving((before) => unionOf(before, locations));
    mutateAsync(change).then(
      (gone) => {
        setLeaving((before) => withoutMembers(before, locations));
        void showSuccess(taggedText(locations.length, gone, `removed from “${tag.name}”`), {
          run: async () => noteDeleted(await undoRemoval(change)),
          failed: 'Couldn’t undo the removal.',
        });
      },
      (error: ApiError) => {
        setLeaving((before) => withoutMembers(before, locations));
        if (isSessionOver(error)) return;
        setFailed({ locations, reason: error.message, isRefused: isKind(error, 'forbidden') });
      },
    );
  };

  return { leaving, failed, remove, forget: () => setFailed(null) };
}
