import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { PMTiles, TileType } from 'pmtiles';
import { useCallback } from 'react';
import { MapNote } from './map-note.tsx';
import type { MapSize, Viewport } from './mercator.ts';
import { tilesFor, type StreetTile } from './street-tiles.ts';

const mediaTypes: ReadonlyMap<TileType, string> = new Map([
  [TileType.Png, 'image/png'],
  [TileType.Jpeg, 'image/jpeg'],
  [TileType.Webp, 'image/webp'],
  [TileType.Avif, 'image/avif'],
]);

const archives = new Map<string, PMTiles>();

/** Kept per address, because an archive remembers the directories that it has read. */
async function readArchive<Result>(
  address: string,
  read: (archive: PMTiles) => Promise<Result>,
): Promise<Result> {
  const archive = archives.get(address) ?? new PMTiles(address);
  archives.set(address, archive);
  try {
    return await read(archive);
  } catch (error) {
    // It remembers failed reads too, so the next attempt needs a new one.
    archives.delete(address);
    throw error;
  }
}

const archiveQuery = (address: string) =>
  queryOptions({
    queryKey: ['street-map', address],
    queryFn: () =>
      readArchive(address, async (archive) => {
        const { minZoom, maxZoom, tileType } = await archive.getHeader();
        const type = mediaTypes.get(tileType);
        if (!type) throw new Error(`The archive has no image tiles: "${address}"`);
        return { minZoom, maxZoom, type, credits: creditsOf(await archive.getMetadata()) };
      }),
    staleTime: Infinity,
  });

/** Credits can be HTML, of which only the text is shown. */
function creditsOf(metadata: unknown): string {
  const { attribution }: { readonly attribution?: unknown } = Object(metadata);
  return typeof attribution === 'string' ? attribution.replaceAll(/<[^<>]*>/g, '').trim() : '';
}

/** In milliseconds: how long a tile outside the view is kept. */
const tileLifetime = 30_000;

/** The image of a tile; null if the archive has none, as for the sea. */
const tileQuery = (address: string, type: string, { zoom, column, row }: StreetTile) =>
  queryOptions({
    queryKey: ['street-map', address, zoom, column, row],
    queryFn: async ({ signal }) => {
      const tile = await readArchive(address, (archive) =>
        archive.getZxy(zoom, column, row, signal),
      );
      return tile ? new Blob([tile.data], { type }) : null;
    },
    retryOnMount: true,
    staleTime: Infinity,
    gcTime: tileLifetime,
    structuralSharing: false,
  });

interface StreetsProps {
  /** The path of the PMTiles archive. */
  readonly address: string;
  readonly view: Viewport;
  readonly size: MapSize;
  readonly meridian: number;
}

function useStreets({ address, view, size, meridian }: StreetsProps) {
  const archive = useQuery(archiveQuery(address));
  const tiles = archive.data ? tilesFor(view, size, meridian, archive.data) : [];
  const type = archive.data?.type ?? '';
  const images = useQueries({ queries: tiles.map((tile) => tileQuery(address, type, tile)) });
  return { archive, tiles, images };
}

/** LOC-8: streets below the pins, from an archive on the page's own origin. */
export function StreetLayer(props: StreetsProps) {
  const { tiles, images } = useStreets(props);
  return (
    <div
      aria-hidden
      // In the dark theme, streets are inverted, and the second filter restores their hues.
      className="pointer-events-none absolute inset-0 overflow-hidden dark:[filter:invert(1)_hue-rotate(180deg)_brightness(0.9)]"
      data-streets=""
    >
      {tiles.map((tile, at) => {
        const image = images[at]?.data;
        return image && <TileImage key={tile.key} image={image} tile={tile} />;
      })}
    </div>
  );
}

interface TileImageProps {
  readonly tile: StreetTile;
  readonly image: Blob;
}

function TileImage({ tile: { zoom, column, row, left, top, size }, image }: TileImageProps) {
  const show = useCallback(
    (element: HTMLImageElement | null) => {
      if (!element) return undefined;
      const address = URL.createObjectURL(image);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [image],
  );
  // Whole pixels, because a fraction would show the layer below between two tiles.
  const [west, north] = [Math.round(left), Math.round(top)];
  const box = {
    left: west,
    top: north,
    width: Math.round(left + size) - west,
    height: Math.round(top + size) - north,
  };
  return (
    <img
      alt=""
      className="absolute max-w-none"
      data-tile={`${zoom}/${column}/${row}`}
      draggable={false}
      ref={show}
      style={box}
    />
  );
}

/** A component of its own, because it is outside the element that the pointer moves. */
export function StreetNotes(props: StreetsProps) {
  const { archive, images } = useStreets(props);
  const failed = [archive, ...images].filter(({ isError }) => isError);
  const [first] = failed;
  if (!first) return null;
  return (
    <MapNote
      error={first.error}
      isRetrying={failed.some(({ isFetching }) => isFetching)}
      onRetry={() => failed.forEach(({ refetch }) => void refetch())}
    >
      {archive.isError ? 'Couldn’t load streets.' : 'Couldn’t load some streets.'}
    </MapNote>
  );
}

/** The names of those who made the map, which their licences ask for. */
export function StreetCredits({ address }: Pick<StreetsProps, 'address'>) {
  const { data: archive } = useQuery(archiveQuery(address));
  if (!archive?.credits) return null;
  return (
    <p className="pointer-events-none absolute bottom-0 left-0 max-w-[calc(100%-4.5rem)] bg-surface px-1.5 py-0.5 text-11 text-text-2">
      {archive.credits}
    </p>
  );
}
