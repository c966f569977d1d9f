import { useQuery, queryOptions } from '@tanstack/react-query';
import { MapNote } from './map-note.tsx';
import {
  toScreen,
  worldWidth,
  type MapArea,
  type MapPoint,
  type MapSize,
  type Viewport,
} from './mercator.ts';
import { greatest } from 'd3-array';
import { geoMercator, geoPath } from 'd3-geo';
import { halfCharacter, halfLine, labelOf, markerRadius } from './marker.tsx';
import type { Marker } from './places.ts';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import fineUrl from 'world-atlas/countries-50m.json?url';
import coarseUrl from 'world-atlas/countries-110m.json?url';

interface NamedCountry {
  readonly name: string;
  /** The middle and the width of the mainland, as fractions of the world's width. */
  readonly middle: MapPoint;
  readonly width: number;
}

/** A country as an SVG path. */
interface Outline extends NamedCountry {
  readonly id: number;
  readonly path: string;
  readonly area: MapArea;
}

/** Width and height of the world, in units of the paths. */
const pathWorld = 1024;

type CountryTopology = Topology<{
  readonly countries: GeometryCollection<{ readonly name: string }>;
}>;

function drawOutlines(countries: CountryTopology, meridian: number): readonly Outline[] {
  const projection = geoMercator()
    .rotate([-meridian, 0])
    .scale(pathWorld / (2 * Math.PI))
    .translate([pathWorld / 2, pathWorld / 2])
    .precision(0);
  const draw = geoPath(projection);
  return feature(countries, countries.objects.countries).features.flatMap((country, id) => {
    if (country.id === antarctica) return [];
    const path = draw(country);
    const { geometry, properties } = country;
    // The name is on the mainland, not between the mainland and its islands.
    const parts =
      geometry.type === 'MultiPolygon'
        ? geometry.coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }))
        : [];
    const mainland = greatest(parts, (part) => draw.area(part)) ?? geometry;
    const [x, y] = draw.centroid(mainland);
    const [[west], [east]] = draw.bounds(mainland);
    const [[left, top], [right, bottom]] = draw.bounds(country);
    const area = {
      left: left / pathWorld,
      top: top / pathWorld,
      right: right / pathWorld,
      bottom: bottom / pathWorld,
    };
    const named = {
      name: properties.name,
      middle: { x: x / pathWorld, y: y / pathWorld },
      width: (east - west) / pathWorld,
    };
    return path ? [{ id, path, area, ...named }] : [];
  });
}

/** Left out, because the projection spreads Antarctica over the whole width of the map. */
const antarctica = '010';

/** Natural Earth at 1:110 million (coarse) or 1:50 million (fine). */
const outlineQuery = (detail: 'coarse' | 'fine', meridian: number) =>
  queryOptions({
    queryKey: ['map-outlines', detail, meridian],
    queryFn: async ({ signal }) => {
      const answer = await fetch(detail === 'fine' ? fineUrl : coarseUrl, { signal });
      if (!answer.ok) throw new Error(`The outlines of the map were not found: "${answer.status}"`);
      const countries: CountryTopology = await answer.json();
      return drawOutlines(countries, meridian);
    },
    staleTime: Infinity,
    structuralSharing: false,
  });

interface OutlineLayerProps {
  readonly view: Viewport;
  readonly size: MapSize;
  readonly meridian: number;
  /** Outlines outside this area are not drawn. */
  readonly area: MapArea;
  /** No country name covers a marker. */
  readonly markers: readonly Marker[];
}

/** Above this zoom, the coarse outlines look angular. */
const coarseZoom = 3.5;
const noOutlines: readonly Outline[] = [];

export function OutlineLayer({ view, size, meridian, area, markers }: OutlineLayerProps) {
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
      <CountryNames countries={outlines} markers={markers} size={size} view={view} />
    </svg>
  );
}

/** The map works without outlines, so a failed load shows only a note. */
export function OutlinesNote({ meridian }: Pick<OutlineLayerProps, 'meridian'>) {
  const { data, error, errorUpdatedAt, isFetching, refetch } = useQuery(
    outlineQuery('coarse', meridian),
  );
  if (data || errorUpdatedAt === 0) return null;
  return (
    <MapNote error={error} isRetrying={isFetching} onRetry={() => void refetch()}>
      Couldn’t load the outlines of countries.
    </MapNote>
  );
}

interface CountriesProps {
  readonly outlines: readonly Outline[];
  readonly area: MapArea;
}

/** A separate component, so that a move within the area doesn't render the paths again. */
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
        className="fill-surface stroke-disabled dark:fill-hover"
        d={path}
        strokeLinejoin="round"
        strokeWidth={0.75}
        vectorEffect="non-scaling-stroke"
      />
    ));

interface CountryNamesProps {
  readonly countries: readonly NamedCountry[];
  readonly markers: readonly Marker[];
  readonly view: Viewport;
  readonly size: MapSize;
}

/** The countries that are wider than their name, largest first. A name never covers a marker or another name. */
function CountryNames({ countries, markers, view, size }: CountryNamesProps) {
  const world = worldWidth(view.zoom);
  const taken = markers.flatMap((marker) => {
    const { x, y } = toScreen(marker, view, size);
    const radius = markerRadius(marker.records.length) + 2;
    const halfLabel = labelOf(marker).length * halfCharacter;
    return [
      { x, y, halfWidth: radius, halfHeight: radius },
      { x, y: y + radius + halfLine, halfWidth: halfLabel, halfHeight: halfLine },
    ];
  });
  return countries
    .toSorted((a, b) => b.width - a.width)
    .flatMap(({ name, middle, width }) => {
      const { x, y } = toScreen(middle, view, size);
      const halfWidth = name.length * halfCharacter;
      const fits =
        width * world > halfWidth * 2.4 &&
        x > halfWidth &&
        x < size.width - halfWidth &&
        y > halfLine &&
        y < size.height - halfLine &&
        taken.every(
          (other) =>
            Math.abs(other.x - x) > other.halfWidth + halfWidth ||
            Math.abs(other.y - y) > other.halfHeight + halfLine,
        );
      if (!fits) return [];
      taken.push({ x, y, halfWidth, halfHeight: halfLine });
      return (
        <text
          key={name}
          className="fill-text-3 text-11"
          dominantBaseline="central"
          textAnchor="middle"
          x={x}
          y={y}
        >
          {name}
        </text>
      );
    });
}
