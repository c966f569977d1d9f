import type { LocationId } from '@placekeeper/contracts/core/id';
import { Button } from '@placekeeper/ui/button';
import { cn } from '@placekeeper/ui/lib/cn';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { Lasso } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState, type KeyboardEvent } from 'react';
import type { LocationRecord } from '../../../data/portfolio/location-record.ts';
import { focusAfter } from '../../../lib/browser/focus-after.ts';
import { env } from '../../../lib/env.ts';
import { formatNumber } from '../../../lib/text/format.ts';
import type { LocationListSelection } from '../selection/use-selection.ts';
import { Details } from './pin-details.tsx';
import { Legend, MissingPins } from './legend.tsx';
import { pointsInside, type Shape } from './lasso.ts';
import { MapControls, MapScale } from './map-controls.tsx';
import { Markers } from './markers.tsx';
import {
  drawnArea,
  fitView,
  isWithin,
  shownArea,
  toScreen,
  type MapSize,
  type Viewport,
} from './mercator.ts';
import { OutlineLayer, OutlinesNote } from './outline-layer.tsx';
import {
  countPins,
  indexPlaces,
  markersIn,
  placeRecords,
  type MapPlace,
  type Marker,
} from './places.ts';
import { useMapView } from './use-map-view.ts';

interface LocationMapProps {
  readonly records: readonly LocationRecord[];
  readonly selection: LocationListSelection;
}

/** The number of pixels that an arrow key moves the map. */
const panStep = 80;

/** LOC-8: country outlines are part of the build, and streets are on the page's own origin: no other server gets a request. */
export function LocationMap({ records, selection }: LocationMapProps) {
  const { places, meridian, missing } = useMemo(() => placeRecords(records), [records]);
  const index = useMemo(() => indexPlaces(places), [places]);
  const counts = useMemo(() => countPins(places.map(({ record }) => record)), [places]);
  const [measure, size] = useSize();
  const initial = useMemo(() => fitView(places, size), [places, size]);
  const [drawing, setDrawing] = useState(false);
  const [opened, setOpened] = useState<{
    readonly ids: readonly LocationId[];
    readonly button: HTMLElement;
  } | null>(null);

  const select = (ids: readonly LocationId[]) => selection.select(ids, true);
  const selectPlaces = (chosen: readonly MapPlace[]) => {
    select(chosen.map(({ record }) => record.id));
    setDrawing(false);
  };
  const { view, show, zoomBy, panBy, shape, stopDrawing, isDragging, pointers, listenToWheel } =
    useMapView({
      size,
      initial,
      drawing,
      onDrawn: (drawn) => selectPlaces(pointsInside(places, drawn)),
    });
  const fitAll = () => show(initial);

  const shown = shownArea(view, size);
  const inView = places.filter((place) => isWithin(place, shown));
  const { left, top, right, bottom } = drawnArea(view, size);
  const area = useMemo(() => ({ left, top, right, bottom }), [left, top, right, bottom]);
  const zoom = Math.floor(view.zoom);
  const markers = useMemo(() => markersIn(index, places, area, zoom), [index, places, area, zoom]);
  const corner = toScreen({ x: left, y: top }, view, size);
  const streets =
    env.mapTiles === undefined ? null : { address: env.mapTiles, view, size, meridian };

  const open = ({ records: own, dividesAt }: Marker, button: HTMLElement) => {
    const ids = new Set(own.map(({ id }) => id));
    if (dividesAt === null) {
      focusAfter(
        () => setOpened({ ids: [...ids], button }),
        () => document.querySelector('[data-details-heading]'),
      );
      return;
    }
    const fitted = fitView(
      places.filter(({ record }) => ids.has(record.id)),
      size,
    );
    const frame = button.closest<HTMLElement>('[data-map]');
    focusAfter(
      () => show({ ...fitted, zoom: Math.max(fitted.zoom, dividesAt) }),
      () => frame,
    );
  };
  const close = () =>
    focusAfter(
      () => setOpened(null),
      () => opened?.button,
    );

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Readonly<Record<string, () => void>> = {
      '+': () => zoomBy(1),
      '=': () => zoomBy(1),
      '-': () => zoomBy(-1),
      '0': fitAll,
      ...(event.target === event.currentTarget && {
        ArrowLeft: () => panBy(panStep, 0),
        ArrowRight: () => panBy(-panStep, 0),
        ArrowUp: () => panBy(0, panStep),
        ArrowDown: () => panBy(0, -panStep),
      }),
    };
    const act = actions[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  const endDrawing = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || !(drawing || shape)) return;
    // Otherwise Escape would also clear the selection.
    event.stopPropagation();
    setDrawing(false);
    stopDrawing();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape ends drawing also from the buttons
    <div className="grid gap-2.5 py-3" onKeyDown={endDrawing}>
      <div className="flex flex-wrap items-center gap-2 lg:px-3">
        <Button
          aria-pressed={drawing}
          icon={<Lasso aria-hidden />}
          size="sm"
          variant={drawing ? 'primary' : 'secondary'}
          onClick={() => setDrawing(!drawing)}
        >
          Select area
        </Button>
        <Button
          disabledReason={inView.length === 0 ? 'No locations in view.' : undefined}
          size="sm"
          onClick={() => selectPlaces(inView)}
        >
          <span className="tabular-nums">Select {formatNumber(inView.length)} in view</span>
        </Button>
        <div className="grid max-sm:w-full sm:ml-auto sm:justify-items-end">
          <MissingPins missing={missing} onSelect={select} />
        </div>
      </div>
      <div
        className="relative -mx-gutter h-[min(100dvh-24rem,80vw)] min-h-80 overflow-hidden border-y border-line bg-pressed lg:mx-0 lg:h-[calc(100dvh-15rem)] dark:bg-canvas"
        ref={measure}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a map is moved by pointer and keys */}
        <div
          {...pointers}
          aria-label="Map of the locations"
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown + - 0"
          className={cn(
            'absolute inset-0 touch-none overflow-hidden outline-none select-none',
            // The outline is on `::after`, because the land would hide an outline of the element itself.
            'after:pointer-events-none after:absolute after:inset-0 after:-outline-offset-2 after:outline-ring focus-visible:after:outline-2',
            drawing ? 'cursor-crosshair' : isDragging ? 'cursor-grabbing' : 'cursor-grab',
          )}
          data-map=""
          ref={listenToWheel}
          role="application"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the map
          tabIndex={0}
          onKeyDown={onKeyDown}
        >
          {size.width > 0 && (
            <>
              <OutlineLayer
                area={area}
                markers={markers}
                meridian={meridian}
                size={size}
                view={view}
              />
              {streets && (
                <Suspense>
                  <StreetLayer {...streets} />
                </Suspense>
              )}
              <div
                className="absolute top-0 left-0 will-change-transform"
                style={{ transform: `translate(${corner.x}px, ${corner.y}px)` }}
              >
                <Markers
                  markers={markers}
                  area={area}
                  left={corner.x}
                  selection={selection}
                  width={size.width}
                  zoom={view.zoom}
                  onFocus={(marker) =>
                    !isWithin(marker, shown) && show({ ...view, x: marker.x, y: marker.y })
                  }
                  onOpen={open}
                />
              </div>
            </>
          )}
          {shape && <DrawnShape shape={shape} size={size} view={view} />}
        </div>
        {drawing && !shape && (
          <p
            className="pointer-events-none absolute top-2 left-2 mr-18 rounded-6 border border-line bg-surface px-3 py-1.5 text-12"
            role="status"
          >
            Draw around locations to select them.
          </p>
        )}
        <div className="absolute top-2 left-2 grid max-w-[calc(100%-4.5rem)] justify-items-start gap-2">
          <OutlinesNote meridian={meridian} />
          {streets && (
            <Suspense>
              <StreetNotes {...streets} />
            </Suspense>
          )}
        </div>
        {streets && (
          <Suspense>
            <StreetCredits address={streets.address} />
          </Suspense>
        )}
        <MapControls onFit={fitAll} onZoom={zoomBy} />
        {size.width > 0 && <MapScale view={view} />}
        {opened && (
          <Details
            records={records.filter(({ id }) => opened.ids.includes(id))}
            selection={selection}
            onClose={close}
          />
        )}
      </div>
      <Legend counts={counts} />
    </div>
  );
}

// Loaded only if a build has streets.
const StreetLayer = lazyPart(async () => (await import('./street-layer.tsx')).StreetLayer);
const StreetNotes = lazyPart(async () => (await import('./street-layer.tsx')).StreetNotes);
const StreetCredits = lazyPart(async () => (await import('./street-layer.tsx')).StreetCredits);

interface DrawnShapeProps {
  readonly shape: Shape;
  readonly view: Viewport;
  readonly size: MapSize;
}

const DrawnShape = ({ shape, view, size }: DrawnShapeProps) => (
  <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
    <polygon
      className="fill-accent/12 stroke-accent"
      data-shape=""
      points={shape
        .map((corner) => toScreen(corner, view, size))
        .map(({ x, y }) => `${x},${y}`)
        .join(' ')}
      strokeLinejoin="round"
      strokeWidth={1.5}
    />
  </svg>
);

function useSize() {
  const [size, setSize] = useState<MapSize>({ width: 0, height: 0 });
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [measure, size] as const;
}
