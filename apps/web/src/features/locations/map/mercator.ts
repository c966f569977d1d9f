import { pairs } from 'd3-array';

/** A point of the map: fractions of the world's width and height, from its upper left corner. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

/** The centre of the view, and its zoom: the world is 256 × 2^zoom pixels wide. */
export interface Viewport extends MapPoint {
  readonly zoom: number;
}

export interface MapSize {
  readonly width: number;
  readonly height: number;
}

export interface MapArea {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const tileSize = 256;
export const maximumZoom = 17;
/** Limits the zoom for a single location, so that its surroundings are shown too. */
const maximumFitZoom = 11;
/** Web Mercator ends at this latitude, where the world is as high as wide. */
const maximumLatitude = 85.0511;
/** In pixels: the label of a marker and the scale fit below its point. */
const fitMargin = 64;

export const worldWidth = (zoom: number): number => tileSize * 2 ** zoom;

export function longitudeFrom(meridian: number, longitude: number): number {
  const turned = (((longitude - meridian + 180) % 360) + 360) % 360;
  return turned - 180;
}

export function pointOf(longitude: number, latitude: number): MapPoint {
  const bound = Math.min(maximumLatitude, Math.max(-maximumLatitude, latitude));
  const sine = Math.sin((bound * Math.PI) / 180);
  return {
    x: longitude / 360 + 0.5,
    y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI),
  };
}

export const longitudeAt = (x: number): number => (x - 0.5) * 360;

export const latitudeAt = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/**
 * The longitude in the middle of the map. It is 0, unless the locations lie on both sides of the antimeridian and
 * within half of the world: a map around 0 would show them at its two ends.
 */
export function middleMeridian(longitudes: readonly number[]): number {
  const sorted = longitudes.toSorted((a, b) => a - b);
  const gaps = pairs(sorted).filter(([west, east]) => east - west > 180);
  return gaps.map(([west, east]) => longitudeFrom(0, (west + east) / 2 + 180))[0] ?? 0;
}

const minimumZoom = ({ width, height }: MapSize): number =>
  Math.max(0, Math.log2(Math.min(width, height) / tileSize));

const between = (value: number, least: number, most: number): number =>
  least > most ? 0.5 : Math.min(most, Math.max(least, value));

/**
 * The nearest view without space above or below the world, and with only a margin beside it, which a point at its edge
 * needs. A world lower than the map is centred.
 */
export function boundView({ x, y, zoom }: Viewport, size: MapSize): Viewport {
  const bound = Math.min(maximumZoom, Math.max(minimumZoom(size), zoom));
  const world = worldWidth(bound);
  const halfWidth = (size.width / 2 - fitMargin) / world;
  const halfHeight = size.height / 2 / world;
  return {
    x: between(x, halfWidth, 1 - halfWidth),
    y: between(y, halfHeight, 1 - halfHeight),
    zoom: bound,
  };
}

export function mapAreaOf(points: readonly MapPoint[]): MapArea {
  const area = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of points) {
    area.left = Math.min(area.left, x);
    area.right = Math.max(area.right, x);
    area.top = Math.min(area.top, y);
    area.bottom = Math.max(area.bottom, y);
  }
  return area;
}

export function fitView(points: readonly MapPoint[], size: MapSize): Viewport {
  if (points.length === 0) return boundView({ x: 0.5, y: 0.5, zoom: 0 }, size);
  const area = mapAreaOf(points);
  const room = ({ width, height }: MapSize) =>
    Math.min(
      Math.max(1, width - 2 * fitMargin) / Math.max(area.right - area.left, 1e-9),
      Math.max(1, height - 2 * fitMargin) / Math.max(area.bottom - area.top, 1e-9),
    );
  return boundView(
    {
      x: (area.left + area.right) / 2,
      y: (area.top + area.bottom) / 2,
      zoom: Math.min(maximumFitZoom, Math.log2(room(size) / tileSize)),
    },
    size,
  );
}

/** Pixels from the upper left corner of the map. */
export function toScreen(point: MapPoint, view: Viewport, size: MapSize): MapPoint {
  const world = worldWidth(view.zoom);
  return {
    x: (point.x - view.x) * world + size.width / 2,
    y: (point.y - view.y) * world + size.height / 2,
  };
}

export function fromScreen(pixel: MapPoint, view: Viewport, size: MapSize): MapPoint {
  const world = worldWidth(view.zoom);
  return {
    x: view.x + (pixel.x - size.width / 2) / world,
    y: view.y + (pixel.y - size.height / 2) / world,
  };
}

export const panView = (view: Viewport, by: MapPoint, size: MapSize): Viewport =>
  boundView(
    {
      x: view.x - by.x / worldWidth(view.zoom),
      y: view.y - by.y / worldWidth(view.zoom),
      zoom: view.zoom,
    },
    size,
  );

/** Zooms so that the place at `pixel` stays there. */
export function zoomView(view: Viewport, by: number, pixel: MapPoint, size: MapSize): Viewport {
  const { zoom } = boundView({ ...view, zoom: view.zoom + by }, size);
  const fixed = fromScreen(pixel, view, size);
  const world = worldWidth(zoom);
  return boundView(
    {
      x: fixed.x - (pixel.x - size.width / 2) / world,
      y: fixed.y - (pixel.y - size.height / 2) / world,
      zoom,
    },
    size,
  );
}

export function shownArea(view: Viewport, size: MapSize): MapArea {
  const start = fromScreen({ x: 0, y: 0 }, view, size);
  const end = fromScreen({ x: size.width, y: size.height }, view, size);
  return { left: start.x, top: start.y, right: end.x, bottom: end.y };
}

/** In pixels: the grid that the drawn area is extended to, so that a small move draws nothing new. */
const drawnStep = 512;
/** In pixels: points in this margin around the view are drawn too. */
const drawnMargin = 64;

/** The shown area with its margin, extended to a grid. */
export function drawnArea(view: Viewport, size: MapSize): MapArea {
  const world = worldWidth(Math.floor(view.zoom));
  const { left, top, right, bottom } = shownArea(view, size);
  const before = (edge: number) =>
    (Math.floor((edge * world - drawnMargin) / drawnStep) * drawnStep) / world;
  const after = (edge: number) =>
    (Math.ceil((edge * world + drawnMargin) / drawnStep) * drawnStep) / world;
  return { left: before(left), top: before(top), right: after(right), bottom: after(bottom) };
}

export const isWithin = ({ x, y }: MapPoint, area: MapArea): boolean =>
  x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;

const earthCircumference = 40_075_017;

/** The longest round distance that is at most `pixels` long in the middle of the map. */
export function scaleOf(view: Viewport, pixels: number): { metres: number; pixels: number } {
  const metresPerPixel =
    (earthCircumference * Math.cos((latitudeAt(view.y) * Math.PI) / 180)) / worldWidth(view.zoom);
  const most = metresPerPixel * pixels;
  const power = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2, 1].find((step) => step * power <= most) ?? 1) * power;
  return { metres, pixels: metres / metresPerPixel };
}
