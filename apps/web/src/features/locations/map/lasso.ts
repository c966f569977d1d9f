import { mapAreaOf, isWithin, type MapPoint, type MapSize } from './mercator.ts';

/** The corners of a drawn shape, whose last side leads from the last corner to the first. */
export type Shape = readonly MapPoint[];

/** The nearest pixel of the map, because a pointer that left the map selects only what is visible. */
export const keepOnMap = ({ x, y }: MapPoint, { width, height }: MapSize): MapPoint => ({
  x: Math.min(width, Math.max(0, x)),
  y: Math.min(height, Math.max(0, y)),
});

/**
 * The points that the shape surrounds (nonzero winding, as SVG fills a path), or that lie on its line. A shape that
 * crosses itself includes each of its loops, and an area that is surrounded twice.
 */
export function pointsInside<Point extends MapPoint>(
  points: readonly Point[],
  shape: Shape,
): readonly Point[] {
  const area = mapAreaOf(shape);
  return points.filter((point) => isWithin(point, area) && isInside(point, shape));
}

function isInside(point: MapPoint, shape: Shape): boolean {
  let turns = 0;
  let from = shape.at(-1);
  for (const to of shape) {
    if (!from) return false;
    const side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y);
    if (side === 0 && isWithin(point, mapAreaOf([from, to]))) return true;
    if (from.y <= point.y && to.y > point.y && side > 0) turns += 1;
    if (from.y > point.y && to.y <= point.y && side < 0) turns -= 1;
    from = to;
  }
  return turns !== 0;
}
