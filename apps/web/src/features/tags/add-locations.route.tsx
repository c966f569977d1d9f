import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { Banner } from '@placekeeper/ui/banner';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { PageHeader } from '@placekeeper/ui/page-header';
import { useRef } from 'react';
import { Link, Navigate, useOutletContext, useNavigate } from 'react-router';
import { loadCurrent, usePrefetched } from '../../data/api/prefetch.ts';
import { useCurrentUser } from '../../data/current-user/queries.ts';
import { writeErrorMessage } from '../../data/http/api-error.ts';
import { undoAddition, useAddLocations } from '../../data/tags/members.ts';
import { isSimilar } from '../../data/portfolio/similar-matches.ts';
import { tagQueries } from '../../data/tags/queries.ts';
import { formatCount } from '../../lib/text/format.ts';
import { to } from '../../lib/url/paths.ts';
import { NoLocations } from '../../widgets/location/no-locations.tsx';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { LoadFailed } from '../../widgets/page/load-failed.tsx';
import { UnreadRows } from '../../widgets/page/unread-note.tsx';
import { showSuccess } from '../../widgets/toast/show-success.ts';
import { noteDeleted, taggedText } from '../../widgets/tags/deleted-locations.ts';
import { PageLinks } from '../../widgets/page/page-links.tsx';
import { MemberSearch } from './members/member-search.tsx';
import { MemberRows, useIsTable } from './members/member-rows.tsx';
import { RowsSkeleton } from './members/rows-skeleton.tsx';
import { useSearchState } from './members/search-state.ts';
import { MemberSelectionBar } from './members/selection-bar.tsx';
import { useMemberSelection, type MemberSelection } from './members/use-member-selection.ts';
import { TagCrumbs } from './tag-crumbs.tsx';
import { loadCandidates } from './tag.loader.ts';

export const loader = loadCandidates;

export function Component() {
  const tag = useOutletContext<Tag>();
  const selection = useMemberSelection();
  const title = `Add locations to ${tag.name}`;
  return (
    <>
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeader
        breadcrumbs={<TagCrumbs tag={tag} />}
        title={<span className="wrap-anywhere">{title}</span>}
      />
      <Candidates selection={selection} tag={tag} />
    </>
  );
}

interface CandidatesProps {
  readonly tag: Tag;
  readonly selection: MemberSelection;
}

function Candidates({ tag, selection }: CandidatesProps) {
  const list = useSearchState();
  const wide = useIsTable();
  const pageBox = useRef<HTMLInputElement>(null);
  const candidates = usePrefetched(tagQueries.candidates(tag.id, list.asked));
  const { data, isPlaceholderData: stale } = candidates;

  if (!data) {
    if (candidates.isPending) return <RowsSkeleton label="Loading locations" />;
    return <LoadFailed query={candidates}>Couldn’t load your locations.</LoadFailed>;
  }

  const { data: shown, meta } = data;
  const searching = list.asked.search !== undefined;
  if (meta.total === 0 && !searching) return <NothingToAdd tag={tag} />;
  if (!stale && meta.current_page > meta.last_page) {
    return <Navigate replace to={list.pageAddress(meta.last_page)} />;
  }

  const bar = (
    <MemberSelectionBar
      wide={wide}
      pageBox={pageBox}
      findAll={() => loadCurrent(tagQueries.candidateIds(tag.id, list.asked.search))}
      searching={searching}
      similar={isSimilar(data)}
      selection={selection}
      shown={shown.map(({ id }) => id)}
      total={meta.total}
    />
  );

  return (
    <>
      <MemberSearch list={list} total={meta.total} stale={stale} similar={isSimilar(data)}>
        {wide && bar}
      </MemberSearch>
      <div
        aria-busy={stale}
        className="transition-opacity aria-busy:opacity-60 aria-busy:delay-150 md:border md:border-line md:bg-surface"
      >
        {!wide && bar}
        <UnreadRows className="md:px-3" count={unreadableIn(data, 'data')} one="location" />
        {meta.total === 0 ? (
          <EmptyState
            action={
              <ButtonLink render={<Link to={to('tags.add-locations', { tagId: tag.id })} />}>
                Clear search
              </ButtonLink>
            }
            variant="no-results"
          >
            No locations without this tag match your search.
          </EmptyState>
        ) : (
          <MemberRows
            chosen={selection.chosen}
            pageBox={pageBox}
            linked={false}
            locations={shown}
            onChoose={selection.choose}
          />
        )}
        {meta.total > meta.per_page && (
          <PageLinks className="py-3 md:px-3 md:py-2.5" meta={meta} addressOf={list.pageAddress} />
        )}
      </div>
      <AddBar chosen={selection.chosen} tag={tag} />
    </>
  );
}

function NothingToAdd({ tag }: Pick<CandidatesProps, 'tag'>) {
  const { locations_count: locations } = useCurrentUser();
  if (locations === 0) return <NoLocations>No locations to tag yet.</NoLocations>;
  return (
    <EmptyState
      action={
        <ButtonLink render={<Link to={to('tags.show', { tagId: tag.id })} />}>
          Back to the tag
        </ButtonLink>
      }
      variant="done"
    >
      All your locations already have this tag.
    </EmptyState>
  );
}

interface AddBarProps {
  readonly tag: Tag;
  readonly chosen: ReadonlySet<LocationId>;
}

/** Sticky, so that it is visible from every row. A failed request keeps the selection for another attempt. */
function AddBar({ tag, chosen }: AddBarProps) {
  const { mutate, isPending, error } = useAddLocations();
  const errorMessage = writeErrorMessage(error);
  const navigate = useNavigate();
  const back = to('tags.show', { tagId: tag.id });
  const count = formatCount(chosen.size, 'location');

  const add = () => {
    const change = { id: tag.id, locations: [...chosen] };
    mutate(change, {
      onSuccess: (gone) => {
        void navigate(back);
        void showSuccess(taggedText(chosen.size, gone, `added to “${tag.name}”`), {
          run: async () => noteDeleted(await undoAddition(change)),
          failed: 'Couldn’t undo adding these locations.',
        });
      },
    });
  };

  return (
    <div
      className="sticky bottom-0 short:static z-10 -mx-gutter flex flex-wrap items-center justify-end gap-x-2 gap-y-2 border-t border-line bg-surface px-gutter py-3 md:mx-0 md:mt-6 md:rounded-8 md:border md:px-3"
      data-save-bar=""
    >
      {errorMessage && (
        <Banner className="w-full" role="alert" title={`Couldn’t add ${count}`} tone="danger">
          {errorMessage}
        </Banner>
      )}
      {chosen.size === 0 && <p className="mr-auto text-text-2">No locations selected</p>}
      <ButtonLink render={<Link to={back} />} variant="ghost">
        Cancel
      </ButtonLink>
      <Button
        disabledReason={chosen.size === 0 ? 'Select at least one location.' : undefined}
        loading={isPending}
        variant="primary"
        onClick={add}
      >
        {chosen.size === 0 ? 'Add locations' : `Add ${count}`}
      </Button>
    </div>
  );
}
