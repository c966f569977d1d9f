import { Skeleton, SkeletonRegion } from '@placekeeper/ui/skeleton';
import { Link, Navigate, useNavigate, type LoaderFunctionArgs } from 'react-router';
import { useLoaded, usePrefetched, prefetch } from '../../data/api/prefetch.ts';
import { useLocationId, readLocationId } from '../../data/locations/location-id.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { mediaQueries } from '../../data/media/queries.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';
import { LoadFailed } from '../../widgets/page/load-failed.tsx';
import { toMediaFilters, readMediaState } from './media-state.ts';
import { photoGrid, PhotoTile, tileId } from './photo-tile.tsx';
import { useMediaState, type MediaAddress } from './use-media-state.ts';
import { unreadableIn } from '@placekeeper/contracts/core/decode';
import type { Paged } from '@placekeeper/contracts/core/page';
import type { Location } from '@placekeeper/contracts/model/location';
import type { MediaItem } from '@placekeeper/contracts/model/media';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { EmptyState } from '@placekeeper/ui/empty-state';
import { cn } from '@placekeeper/ui/lib/cn';
import { whenOnline } from '@placekeeper/ui/lib/when-online';
import { Pagination } from '@placekeeper/ui/pagination';
import { SegmentedField } from '@placekeeper/ui/segmented-field';
import { lazy, Suspense, useRef, useState } from 'react';
import { useOffersUpload, useRemovePhoto } from '../../data/media/mutations.ts';
import { useOwnerPhotos } from '../../data/media/use-owner-photos.ts';
import { screenHeading } from '../../lib/browser/screen-heading.ts';
import { formatCount } from '../../lib/text/format.ts';
import { ManagementNotice } from '../../widgets/location/management-notice.tsx';
import { UnreadRows } from '../../widgets/page/unread-note.tsx';
import { showFailure } from '../../widgets/toast/show-toast.ts';
import { PhotoSelectionBar, useSelectedPhotos } from './photo-selection.tsx';
import { PhotoSlots } from './photo-slots.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { UploadList } from './upload-list.tsx';
import { UploadZone } from './upload-zone.tsx';
import { queueOf, replacesPauseNotice } from './uploads.ts';
import { useLightbox } from './use-lightbox.ts';

export function loader({ params, request }: LoaderFunctionArgs): null {
  const filters = toMediaFilters(readMediaState(new URL(request.url).search));
  prefetch(mediaQueries.ofLocation(readLocationId(params['location']), filters));
  return null;
}

export function Component() {
  const id = useLocationId();
  const address = useMediaState();
  const { location } = useLoaded(locationQueries.detail(id));
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = usePrefetched(
    mediaQueries.ofLocation(id, toMediaFilters(address.state)),
  );
  return (
    <>
      <DocumentTitle>{`${location.name} · Media`}</DocumentTitle>
      {data && (
        <MediaPage
          key={id}
          location={location}
          page={data}
          stale={isPlaceholderData}
          address={address}
        />
      )}
      {!data && isPending && <MediaSkeleton />}
      {!data && !isPending && (
        <LoadFailed whole query={{ error, isFetching, refetch }}>
          Couldn’t load photos.
        </LoadFailed>
      )}
    </>
  );
}

function MediaSkeleton() {
  return (
    <SkeletonRegion label="Loading photos" className="pt-4">
      <Skeleton className="mb-4 h-control w-72 max-w-full" />
      <div className={photoGrid}>
        {Array.from({ length: 12 }, (_, tile) => (
          <div key={tile}>
            <Skeleton className="aspect-4/3 h-auto w-full rounded-8" />
            <Skeleton className="mt-3 w-24" />
            <Skeleton className="mt-2 w-32" />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}

const PhotoDialog = lazy(async () => ({
  default: (await whenOnline(() => import('./photo-dialog.tsx'))).PhotoDialog,
}));

interface MediaPageProps {
  readonly location: Location;
  readonly page: Paged<MediaItem>;
  readonly stale: boolean;
  readonly address: MediaAddress;
}

/** The number of images that load eagerly; later images load lazily. */
const early = 8;

function MediaPage({ location, page, stale, address }: MediaPageProps) {
  const { data: photos, meta } = page;
  const { source } = address.state;
  const [leaving, setLeaving] = useState<readonly MediaItem[]>([]);
  const [heir, setHeir] = useState<MediaItem | null>(null);
  const asked = useRef<Element>(null);
  const queue = queueOf(location);
  const fixed = disabledReason(location);
  const offersUpload = useOffersUpload();
  const remove = useRemovePhoto(location.id);
  const selection = useSelectedPhotos(photos, source);
  const lightbox = useLightbox(page, stale, address);
  const isWhole = source === undefined && !stale;
  const owned = useOwnerPhotos(location.id, isWhole ? page : null);

  // The page's last photo was deleted, or the address names a page past the end.
  const isPast = meta.current_page > 1 && meta.current_page > Math.ceil(meta.total / meta.per_page);
  if (!stale && photos.length === 0 && meta.total > 0 && isPast) {
    const last = Math.ceil(meta.total / meta.per_page);
    return <Navigate replace to={address.addressOf({ page: last })} />;
  }
  const removeOne = (photo: MediaItem) => {
    selection.select([photo], false);
    remove.mutate(photo.id, { onError: showFailure('Couldn’t delete the photo') });
  };
  const askToRemove = (chosen: readonly MediaItem[]) => {
    asked.current = document.activeElement;
    setHeir(null);
    setLeaving(chosen);
  };
  /** After a deletion, the next photo; otherwise the button that asked. */
  const focusAfterQuestion = () => {
    if (heir) return document.getElementById(tileId(heir)) ?? screenHeading();
    const button = asked.current;
    return button instanceof HTMLElement && button.isConnected ? button : screenHeading();
  };
  const removeAll = () => {
    const [first, ...others] = leaving;
    const places = leaving
      .map(({ id }) => photos.findIndex((photo) => photo.id === id))
      .filter((place) => place !== -1);
    setHeir(photos[Math.max(...places) + 1] ?? photos[Math.min(...places) - 1] ?? null);
    setLeaving([]);
    if (first && others.length === 0) removeOne(first);
    else void import('./deletion-jobs.ts').then((jobs) => jobs.deletePhotos(location, leaving));
    selection.clear();
  };
  return (
    <>
      <ManagementNotice
        location={location}
        lost="Reconnect the Google account to add or delete photos."
        off="Photos are stored on Google. Turn on management to add or delete them."
      />
      <PhotoSlots owned={owned} queue={queue} fixed={fixed} onOpen={lightbox.open} />
      <UploadZone
        queue={queue}
        fixed={fixed}
        filter={<PhotoSourceFilter address={address} />}
        empty={
          meta.total === 0 &&
          source === undefined &&
          (offersUpload
            ? 'No photos yet. Upload or drop photos here to show customers what to expect.'
            : 'No photos yet. Photos added on Google appear here.')
        }
      >
        <UploadList queue={queue} />
        <p
          ref={replacesPauseNotice(queue, location)}
          role="status"
          className={cn('mt-5 text-12 text-text-3', meta.total === 0 && 'sr-only')}
        >
          {formatCount(meta.total, 'photo')}
        </p>
        <UnreadRows count={unreadableIn(page, 'data')} one="photo" />
        <ul
          aria-label="Photos"
          aria-busy={stale}
          className={cn('mt-2 transition-opacity', photoGrid, stale && 'opacity-60')}
        >
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              late={index >= early}
              fixed={fixed}
              selected={selection.has(photo)}
              selecting={selection.photos.length > 0}
              onSelect={(selected) => selection.select([photo], selected)}
              onOpen={() => lightbox.open(photo)}
              onRemove={() => askToRemove([photo])}
            />
          ))}
        </ul>
        {meta.total === 0 && source && <NoneFromSource address={address} />}
        {meta.total > meta.per_page && (
          <Pagination
            className="mt-6"
            label="Pages of photos"
            page={meta.current_page}
            pageSize={meta.per_page}
            total={meta.total}
            renderLink={(next) => <Link to={address.addressOf({ page: next })} />}
          />
        )}
        {selection.photos.length > 0 && (
          <PhotoSelectionBar {...selection} onDelete={() => askToRemove(selection.photos)} />
        )}
      </UploadZone>
      <RemoveDialog
        count={leaving.length}
        open={leaving.length > 0}
        finalFocus={focusAfterQuestion}
        onClose={() => setLeaving([])}
        onConfirm={removeAll}
      />
      {lightbox.shown && (
        <Suspense>
          <PhotoDialog
            {...lightbox}
            shown={lightbox.shown}
            total={meta.total}
            fixed={fixed}
            onRemove={() => lightbox.leave(removeOne)}
          />
        </Suspense>
      )}
    </>
  );
}

function NoneFromSource({ address }: { readonly address: MediaAddress }) {
  const { source } = address.state;
  return (
    <EmptyState
      variant="no-results"
      action={
        <ButtonLink render={<Link to={address.addressOf({ source: undefined })} />}>
          Show all photos
        </ButtonLink>
      }
    >
      {source === 'owner' ? 'You haven’t added any photos yet.' : 'No customer photos yet.'}
    </EmptyState>
  );
}

const options = [
  { value: 'all', label: 'All', quiet: true },
  { value: 'owner', label: 'You', quiet: true },
  { value: 'customer', label: 'Customers', quiet: true },
] as const;

function PhotoSourceFilter({ address }: { readonly address: MediaAddress }) {
  const navigate = useNavigate();
  return (
    <SegmentedField
      className="max-sm:w-full [&>div:first-child]:justify-start [&_span]:flex-none"
      label="Added by"
      options={options}
      value={address.state.source ?? 'all'}
      onValueChange={(source) =>
        void navigate(address.addressOf({ source: source === 'all' ? undefined : source }), {
          preventScrollReset: true,
        })
      }
    />
  );
}

/** The reason why photos can't be changed; undefined if they can. */
function disabledReason({
  gbp_management_status: status,
}: Pick<Location, 'gbp_management_status'>): string | undefined {
  if (status === 'disabled') return 'Turn on management first';
  if (status === 'lost-authorization') return 'Reconnect the Google account first';
  return undefined;
}
