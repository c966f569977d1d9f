import { expect, test } from 'vitest';
import { pointOf, toScreen, worldWidth, type Viewport } from './mercator.ts';
import { tilesFor } from './street-tiles.ts';

const size = { width: 800, height: 600 };
const all = { minZoom: 0, maxZoom: 15 };
const bristol = (zoom: number): Viewport => ({ ...pointOf(-2.59, 51.45), zoom });

const keysOf = (tiles: ReturnType<typeof tilesFor>) =>
  tiles.map(({ zoom, column, row }) => `${zoom}/${column}/${row}`);

test('@LOC-8 the tile that contains a place is drawn over the place', () => {
  const view = bristol(12.3);
  const tile = tilesFor(view, size, 0, all).find(
    ({ zoom, column, row }) => zoom === 12 && column === 2018 && row === 1363,
  );
  const { x, y } = toScreen(pointOf(-2.59, 51.45), view, size);
  expect(tile?.size).toBeCloseTo(worldWidth(12.3) / 4096);
  expect(x).toBeGreaterThan(tile?.left ?? Infinity);
  expect(x).toBeLessThan((tile?.left ?? 0) + (tile?.size ?? 0));
  expect(y).toBeGreaterThan(tile?.top ?? Infinity);
  expect(y).toBeLessThan((tile?.top ?? 0) + (tile?.size ?? 0));
});

test.each([0, 1.4, 5.5, 12.49, 12.5, 17])('@LOC-8 tiles cover the map once at zoom %d', (zoom) => {
  const view = { x: 0.5, y: 0.5, zoom };
  const tiles = tilesFor(view, size, 0, all);
  const deepest = Math.min(15, Math.round(zoom));
  const fine = tiles.filter((tile) => tile.zoom === deepest);
  const covered = fine.reduce((sum, tile) => {
    const width = Math.min(size.width, tile.left + tile.size) - Math.max(0, tile.left);
    const height = Math.min(size.height, tile.top + tile.size) - Math.max(0, tile.top);
    return sum + width * height;
  }, 0);
  const world = worldWidth(zoom);
  expect(covered).toBeCloseTo(Math.min(size.width, world) * Math.min(size.height, world), 3);
  expect(new Set(keysOf(tiles)).size).toBe(tiles.length);
});

test('@LOC-8 coarse tiles come first, and a view needs few tiles', () => {
  const tiles = tilesFor(bristol(12), { width: 1920, height: 900 }, 0, all);
  expect(tiles[0]?.zoom).toBe(10);
  expect(tiles.at(-1)?.zoom).toBe(12);
  expect(tiles.length).toBeLessThan(70);
});

test('@LOC-8 the deepest tiles are enlarged, and there are no tiles above the archive’s lowest zoom', () => {
  const limits = { minZoom: 6, maxZoom: 10 };
  const tiles = tilesFor(bristol(17), size, 0, limits);
  expect(new Set(tiles.map(({ zoom }) => zoom))).toEqual(new Set([8, 10]));
  expect(tiles.at(-1)?.size).toBe(256 * 2 ** 7);
  expect(tilesFor(bristol(5), size, 0, limits)).toEqual([]);
  expect(new Set(tilesFor(bristol(6), size, 0, limits).map(({ zoom }) => zoom))).toEqual(
    new Set([6]),
  );
});

test('@LOC-8 a map around the antimeridian shows the tiles of both sides in order', () => {
  const view = { x: 0.5, y: pointOf(0, -17).y, zoom: 4 };
  const fine = tilesFor(view, size, 180, all).filter(({ zoom }) => zoom === 4);
  const columns = [...new Set(fine.map(({ column }) => column))];
  expect(columns).toEqual([14, 15, 0, 1]);
  expect(fine.find(({ column }) => column === 0)?.left).toBe(400);
});
