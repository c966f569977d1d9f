import { queryOptions } from '@tanstack/react-query';
import { geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import fineUrl from 'world-atlas/countries-50m.json?url';
import coarseUrl from 'world-atlas/countries-110m.json?url';
import type { MapArea } from './mercator.ts';

/** A country as an SVG path. */
export interface Outline {
  readonly id: number;
  readonly path: string;
  readonly area: MapArea;
}

/** Width and height of the world, in units of the paths. */
export const pathWorld = 1024;

type Countries = Topology<{ readonly countries: GeometryCollection }>;

function drawOutlines(countries: Countries, meridian: number): readonly Outline[] {
  const projection = geoMercator()
    .rotate([-meridian, 0])
    .scale(pathWorld / (2 * Math.PI))
    .translate([pathWorld / 2, pathWorld / 2])
    .precision(0);
  const draw = geoPath(projection);
  return feature(countries, countries.objects.countries).features.flatMap((country, id) => {
    if (country.id === antarctica) return [];
    const path = draw(country);
    const [[left, top], [right, bottom]] = draw.bounds(country);
    const area = {
      left: left / pathWorld,
      top: top / pathWorld,
      right: right / pathWorld,
      bottom: bottom / pathWorld,
    };
    return path ? [{ id, path, area }] : [];
  });
}

/** Left out, because the projection spreads Antarctica over the whole width of the map. */
const antarctica = '010';

/** Natural Earth at 1:110 million (coarse) or 1:50 million (fine). */
export const outlineQuery = (detail: 'coarse' | 'fine', meridian: number) =>
  queryOptions({
    queryKey: ['map-outlines', detail, meridian],
    queryFn: async ({ signal }) => {
      const answer = await fetch(detail === 'fine' ? fineUrl : coarseUrl, { signal });
      if (!answer.ok) throw new Error(`The outlines of the map were not found: "${answer.status}"`);
      const countries: Countries = await answer.json();
      return drawOutlines(countries, meridian);
    },
    staleTime: Infinity,
    structuralSharing: false,
  });
