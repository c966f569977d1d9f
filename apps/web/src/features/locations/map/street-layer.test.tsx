import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithQueries } from '../../../test/render.tsx';
import { toScreen, worldWidth, type Viewport } from './mercator.ts';
import { StreetCredits, StreetLayer, StreetNotes } from './street-layer.tsx';

async function pngOf(colour: string): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(8, 8);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser can draw.');
  context.fillStyle = colour;
  context.fillRect(0, 0, 8, 8);
  return new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
}

/** A PMTiles archive of version 3, without compression. `tiles` are those of zoom 0 and 1 in the order of their numbers. */
function archiveOf(
  tiles: readonly Uint8Array[],
  { tileType = 2, metadata = {} } = {},
): ArrayBuffer {
  // Number of tiles; differences of the tile numbers; run lengths; lengths; places, where 0 is "after the last tile".
  const directory = [
    tiles.length,
    ...tiles.map((_, at) => (at === 0 ? 0 : 1)),
    ...tiles.map(() => 1),
    ...tiles.flatMap(({ length }) => [(length & 127) | 128, length >> 7]),
    ...tiles.map((_, at) => (at === 0 ? 1 : 0)),
  ];
  const about = new TextEncoder().encode(JSON.stringify(metadata));
  const header = new DataView(new ArrayBuffer(127));
  new TextEncoder().encodeInto('PMTiles', new Uint8Array(header.buffer));
  const long = (at: number, value: number) => header.setBigUint64(at, BigInt(value), true);
  const data = 127 + directory.length + about.length;
  const dataLength = tiles.reduce((sum, { length }) => sum + length, 0);
  header.setUint8(7, 3);
  for (const [at, value] of [
    [8, 127],
    [16, directory.length],
    [24, 127 + directory.length],
    [32, about.length],
    [40, data],
    [56, data],
    [64, dataLength],
  ] as const)
    long(at, value);
  const bytes = [1, 1, 1, tileType, 0, 1];
  for (const [at, value] of bytes.entries()) header.setUint8(96 + at, value);
  const parts = [new Uint8Array(header.buffer), new Uint8Array(directory), about, ...tiles];
  const whole = new Uint8Array(data + dataLength);
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole.buffer;
}

let archives = 0;

/** Serves an archive in ranges, as a web server does, and returns its address. */
function serve(archive: () => ArrayBuffer | null): { address: string; ranges: string[] } {
  archives += 1;
  const address = `/streets-${archives}.pmtiles`;
  const ranges: string[] = [];
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (target: RequestInfo, init?: RequestInit) => {
    if (target !== address) return send(target, init);
    const range = new Headers(init?.headers).get('Range') ?? '';
    ranges.push(range);
    const file = archive();
    if (!file) return new Response(null, { status: 404 });
    const [, from = '', to = ''] = /bytes=(\d+)-(\d+)/.exec(range) ?? [];
    const part = file.slice(Number(from), Number(to) + 1);
    return new Response(part, { status: 206, headers: { 'Content-Length': `${part.byteLength}` } });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return { address, ranges };
}

const size = { width: 600, height: 400 };
const world: Viewport = { x: 0.5, y: 0.5, zoom: 1.3 };

const shown = (address: string, view = world, meridian = 0) => (
  <div style={{ position: 'relative', ...size }}>
    <StreetLayer address={address} meridian={meridian} size={size} view={view} />
    <StreetNotes address={address} meridian={meridian} size={size} view={view} />
    <StreetCredits address={address} />
  </div>
);

const boxes = () => {
  const frame = document.querySelector('[data-streets]')?.getBoundingClientRect();
  return Object.fromEntries(
    [...document.querySelectorAll<HTMLImageElement>('[data-tile]')].map((image) => {
      const { left, top, width } = image.getBoundingClientRect();
      return [
        image.dataset['tile'],
        [left - (frame?.left ?? 0), top - (frame?.top ?? 0), width].map(Math.round),
      ];
    }),
  );
};

const fiveTiles = () => Promise.all(['red', 'green', 'blue', 'black', 'white'].map(pngOf));

test('@LOC-8 each tile is drawn at its place on the map', async () => {
  const file = archiveOf(await fiveTiles());
  const { address } = serve(() => file);
  const { rerender } = await renderWithQueries(shown(address));
  await expect.poll(() => Object.keys(boxes())).toHaveLength(5);
  const expected = (view: Viewport) =>
    Object.fromEntries(
      [
        [0, 0, 0],
        [1, 0, 0],
        [1, 1, 0],
        [1, 0, 1],
        [1, 1, 1],
      ].map(([zoom = 0, column = 0, row = 0]) => {
        const { x, y } = toScreen({ x: column / 2 ** zoom, y: row / 2 ** zoom }, view, size);
        const end = x + worldWidth(view.zoom) / 2 ** zoom;
        const [left, top, right] = [x, y, end].map(Math.round);
        return [`${zoom}/${column}/${row}`, [left, top, Number(right) - Number(left)]];
      }),
    );
  expect(boxes()).toEqual(expected(world));
  const moved = { x: 0.55, y: 0.48, zoom: 1.45 };
  await rerender(shown(address, moved));
  expect(boxes()).toEqual(expected(moved));
  for (const image of document.querySelectorAll<HTMLImageElement>('[data-tile]'))
    await expect.poll(() => image.naturalWidth).toBe(8);
});

test('@LOC-8 a map around the antimeridian has east and west exchanged', async () => {
  const file = archiveOf(await fiveTiles());
  const { address } = serve(() => file);
  await renderWithQueries(shown(address, world, 180));
  await expect.poll(() => Object.keys(boxes())).toHaveLength(5);
  expect(boxes()['1/1/0']?.[0]).toBeLessThan(boxes()['1/0/0']?.[0] ?? 0);
});

test('@LOC-8 the outline shows where the archive has no tile', async () => {
  const file = archiveOf((await fiveTiles()).slice(0, 3));
  const { address } = serve(() => file);
  await renderWithQueries(shown(address));
  await expect.poll(() => Object.keys(boxes()).toSorted()).toEqual(['0/0/0', '1/0/0', '1/0/1']);
  expect(page.getByRole('alert').query()).toBeNull();
});

test('@LOC-8 credits are shown as text', async () => {
  const attribution = '<a href="https://osm.example">© OpenStreetMap</a> contributors';
  const file = archiveOf(await fiveTiles(), { metadata: { attribution } });
  const { address } = serve(() => file);
  await renderWithQueries(shown(address));
  await expect.element(page.getByText('© OpenStreetMap contributors')).toBeVisible();
});

test('@LOC-8 streets that did not load can be loaded again', async () => {
  const file = archiveOf(await fiveTiles());
  let isServed = false;
  const { address } = serve(() => (isServed ? file : null));
  await renderWithQueries(shown(address));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Couldn’t load streets\./);
  isServed = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => Object.keys(boxes())).toHaveLength(5);
  expect(page.getByRole('alert').query()).toBeNull();
});

test('@LOC-8 an archive of vector tiles is not drawn', async () => {
  const file = archiveOf(await fiveTiles(), { tileType: 1 });
  const { address, ranges } = serve(() => file);
  await renderWithQueries(shown(address));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Couldn’t load streets\./);
  expect(boxes()).toEqual({});
  expect(ranges.length).toBeGreaterThan(0);
});

test('@LOC-8 the image of a tile is released with the tile', async () => {
  const file = archiveOf(await fiveTiles());
  const { address } = serve(() => file);
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  onTestFinished(() => revoke.mockRestore());
  const { unmount } = await renderWithQueries(shown(address));
  await expect.poll(() => Object.keys(boxes())).toHaveLength(5);
  await unmount();
  expect(revoke).toHaveBeenCalledTimes(5);
});
