import { useQuery } from '@tanstack/react-query';
import { RetryButton } from '../../../widgets/page/retry-button.tsx';
import { toScreen, worldWidth, type MapArea, type MapSize, type Viewport } from './mercator.ts';
import { outlineQuery, pathWorld, type Outline } from './outlines.ts';

interface OutlineLayerProps {
  readonly view: Viewport;
  readonly size: MapSize;
  readonly meridian: number;
  /** Outlines outside this area are not drawn. */
  readonly area: MapArea;
}

/** Above this zoom, the coarse outlines look angular. */
const coarseZoom = 3.5;
const noOutlines: readonly Outline[] = [];

export function OutlineLayer({ view, size, meridian, area }: OutlineLayerProps) {
  const coarse = useQuery(outlineQuery('coarse', meridian));
  const fine = useQuery({ ...outlineQuery('fine', meridian), enabled: view.zoom > coarseZoom });
  const outlines = (view.zoom > coarseZoom ? fine.data : undefined) ?? coarse.data ?? noOutlines;
  const corner = toScreen({ x: 0, y: 0 }, view, size);
  const scale = worldWidth(view.zoom) / pathWorld;
  return (
    <svg aria-hidden className="absolute inset-0 size-full" data-outlines={outlines.length}>
      <g transform={`translate(${corner.x} ${corner.y}) scale(${scale})`}>
        <Countries area={area} outlines={outlines} />
      </g>
    </svg>
  );
}

/** The map works without outlines, so a failed load shows only a note. */
export function OutlinesNote({ meridian }: Pick<OutlineLayerProps, 'meridian'>) {
  const { data, errorUpdatedAt, isFetching, refetch } = useQuery(outlineQuery('coarse', meridian));
  if (data || errorUpdatedAt === 0) return null;
  return (
    <div
      className="absolute top-2 left-2 flex max-w-[calc(100%-4.5rem)] flex-wrap items-center gap-x-3 gap-y-1 rounded-6 border border-line bg-surface py-1.5 pr-1.5 pl-3 text-12"
      role="alert"
    >
      Couldn’t load the outlines of countries.
      <RetryButton isRetrying={isFetching} size="sm" onRetry={() => void refetch()} />
    </div>
  );
}

interface CountriesProps {
  readonly outlines: readonly Outline[];
  readonly area: MapArea;
}

/** A component of its own, so that a move within the area doesn't render the paths again. */
const Countries = ({ outlines, area }: CountriesProps) =>
  outlines
    .filter(
      ({ area: own }) =>
        own.left <= area.right &&
        own.right >= area.left &&
        own.top <= area.bottom &&
        own.bottom >= area.top,
    )
    .map(({ id, path }) => (
      <path
        key={id}
        className="fill-surface stroke-disabled"
        d={path}
        strokeLinejoin="round"
        strokeWidth={0.5}
        vectorEffect="non-scaling-stroke"
      />
    ));
