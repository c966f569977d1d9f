import { shownArea, toScreen, worldWidth, type MapSize, type Viewport } from './mercator.ts';

export interface StreetTile {
  /** Unique in a view, also if the world's edge is in it and a tile is drawn twice. */
  readonly key: string;
  readonly zoom: number;
  readonly column: number;
  readonly row: number;
  /** Pixels from the upper left corner of the map. */
  readonly left: number;
  readonly top: number;
  /** Width and height in pixels. */
  readonly size: number;
}

export interface ZoomLimits {
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** A tile of a lower zoom covers 16 of these tiles, so few tiles cover the map while the others load. */
const coarserBy = 2;

/** The tiles of one zoom that the view shows. `meridian` is the longitude in the middle of the world. */
function tilesAt(zoom: number, view: Viewport, size: MapSize, meridian: number): StreetTile[] {
  const count = 2 ** zoom;
  const width = worldWidth(view.zoom) / count;
  const shift = meridian / 360;
  const { left, top, right, bottom } = shownArea(view, size);
  const first = Math.floor((Math.max(left, 0) + shift) * count);
  const last = Math.ceil((Math.min(right, 1) + shift) * count) - 1;
  const firstRow = Math.max(0, Math.floor(top * count));
  const lastRow = Math.min(count - 1, Math.ceil(bottom * count) - 1);
  const tiles: StreetTile[] = [];
  for (let row = firstRow; row <= lastRow; row += 1)
    for (let at = first; at <= last; at += 1) {
      const corner = toScreen({ x: at / count - shift, y: row / count }, view, size);
      const column = ((at % count) + count) % count;
      const key = `${zoom}/${at}/${row}`;
      tiles.push({ key, zoom, column, row, left: corner.x, top: corner.y, size: width });
    }
  return tiles;
}

/**
 * The tiles that cover the view, coarse ones first. Above `maxZoom`, the deepest tiles are enlarged; below `minZoom`
 * there are none, because too many would be needed.
 */
export function tilesFor(
  view: Viewport,
  size: MapSize,
  meridian: number,
  { minZoom, maxZoom }: ZoomLimits,
): readonly StreetTile[] {
  const zoom = Math.min(maxZoom, Math.round(view.zoom));
  if (zoom < minZoom) return [];
  const coarse = Math.max(minZoom, zoom - coarserBy);
  const levels = coarse < zoom ? [coarse, zoom] : [zoom];
  return levels.flatMap((level) => tilesAt(level, view, size, meridian));
}
