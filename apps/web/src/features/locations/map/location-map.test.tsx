import { LocationId } from '@placekeeper/contracts/core/id';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { recordOf, type LocationRecord } from '../../../data/portfolio/location-record.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { someLocation } from '../../../test/some-location.ts';
import { useLocationSelection } from '../selection/use-selection.ts';
import { LocationMap } from './location-map.tsx';
import { pointOf } from './mercator.ts';

const record = (
  id: number,
  name: string,
  pin: readonly [number, number] | null,
  more: Partial<LocationRecord> = {},
): LocationRecord => ({
  ...recordOf({ ...someLocation, id: LocationId.parse(id), name }),
  lat: pin && pin[0],
  lng: pin && pin[1],
  ...more,
});

const records = [
  record(1, 'Harbour Dental', [51.45, -2.6], { locality: 'Bristol' }),
  record(2, 'Castle Dental', [51.46, -2.59], {
    locality: 'Bristol',
    gbp_management_status: 'disabled',
    has_unresolved_updates: true,
  }),
  record(3, 'Quay Dental', [-33.86, 151.2], {
    locality: 'Sydney',
    gbp_management_status: 'lost-authorization',
  }),
  record(4, 'Mobile Dental', null),
];

function Map({ shown }: { readonly shown: readonly LocationRecord[] }) {
  const selection = useLocationSelection({}, shown.length);
  return (
    <>
      <LocationMap records={shown} selection={selection} />
      <output aria-label="Selected ids">{selection.choice.ids.join(' ')}</output>
    </>
  );
}

async function renderMap(shown: readonly LocationRecord[]) {
  await page.viewport(1000, 800);
  const router = createMemoryRouter([{ path: '/', element: <Map shown={shown} /> }]);
  const rendered = await renderWithQueries(<RouterProvider router={router} />);
  // The markers are drawn when the map knows its size.
  await expect
    .element(page.getByRole('list', { name: 'Locations on the map' }))
    .toBeInTheDocument();
  return rendered;
}

const selectedIds = () => page.getByLabelText('Selected ids');
const bristol = () => page.getByRole('button', { name: /^Bristol, 2 locations/ });
const legend = () =>
  page
    .getByRole('list', { name: 'Legend' })
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);

test('@LOC-8 the shapes, the legend and the names show the numbers of the locations', async () => {
  const { container } = await renderMap(records);
  await expect
    .element(bristol())
    .toHaveAccessibleName(
      'Bristol, 2 locations: 1 managed, 1 not managed, 1 with updates to review',
    );
  await expect
    .element(page.getByRole('button', { name: 'Quay Dental, Sydney: Reconnect needed' }))
    .toBeVisible();
  const shares = [...bristol().element().querySelectorAll<SVGElement>('[data-state]')];
  expect(shares.map(({ dataset }) => [dataset['state'], dataset['count']])).toEqual([
    ['enabled', '1'],
    ['disabled', '1'],
  ]);
  expect(legend()).toEqual(['Managed1', 'Not managed1', 'Reconnect needed1', 'Updates to review1']);
  await expect.element(page.getByText(/1 location without a map pin/)).toBeVisible();
  await expect
    .poll(() => container.querySelectorAll('[data-outlines] path').length)
    .toBeGreaterThan(0);
});

test('@LOC-8 the label of a cluster at the edge stays within the map', async () => {
  await renderMap(
    [-122.7, -0.1, 174.8].flatMap((longitude, town) =>
      [0, 1].map((shop) =>
        record(10 * town + shop + 1, 'Dental', [shop / 100, longitude], {
          locality: 'Llanfairpwllgwyngyll',
        }),
      ),
    ),
  );
  await document.fonts.ready;
  const { left, right } = page.getByRole('application').element().getBoundingClientRect();
  const labels = page
    .getByText('Llanfairpwllgwyngyll', { exact: true })
    .elements()
    .map((label) => label.getBoundingClientRect());
  expect(labels).toHaveLength(3);
  expect(Math.min(...labels.map((label) => label.left))).toBeGreaterThanOrEqual(left);
  expect(Math.max(...labels.map((label) => label.right))).toBeLessThanOrEqual(right);
});

test('@LOC-8 Enter divides a focused cluster and opens the location of a focused pin', async () => {
  await renderMap(records);
  bristol().element().focus();
  await userEvent.keyboard('{Enter}');
  const pin = page.getByRole('button', { name: /^Castle Dental, Bristol/ });
  await expect.element(pin).toBeVisible();
  await expect.element(page.getByRole('application')).toHaveFocus();
  pin.element().focus();
  await userEvent.keyboard('{Enter}');
  const link = page.getByRole('link', { name: 'Castle Dental' });
  await expect.element(link).toHaveAttribute('href', '/location/2/info');
  await userEvent.keyboard('{Escape}');
  await expect.element(link).not.toBeInTheDocument();
  await expect.element(pin).toHaveFocus();
});

test('@LOC-8 the x key selects a cluster, and a button selects the locations without a pin', async () => {
  await renderMap(records);
  bristol().element().focus();
  await userEvent.keyboard('x');
  await expect.element(selectedIds()).toHaveTextContent('1 2');
  await expect.element(bristol()).toHaveAccessibleName(/, selected$/);
  await page.getByRole('button', { name: 'Select the locations without a map pin' }).click();
  await expect.element(selectedIds()).toHaveTextContent('1 2 4');
});

type Position = readonly [number, number];

/** Presses the pointer on the map and moves it. */
function drag([first = [0, 0], ...others]: readonly Position[]) {
  const map = page.getByRole('application').element();
  const send = (type: string, [x, y]: Position) =>
    flushSync(() =>
      map.dispatchEvent(
        new PointerEvent(type, { bubbles: true, button: 0, clientX: x, clientY: y, pointerId: 1 }),
      ),
    );
  // Synthetic events press no pointer, so the browser would refuse to capture it.
  map.setPointerCapture = () => undefined;
  send('pointerdown', first);
  for (const position of others) send('pointermove', position);
  return () => send('pointerup', others.at(-1) ?? first);
}

/** Draws a shape through these positions, and returns a function that ends it. */
async function draw(corners: readonly Position[]) {
  const end = drag(corners);
  await expect.poll(() => document.querySelector('[data-shape]')).not.toBeNull();
  return end;
}

const selectArea = () => page.getByRole('button', { name: 'Select area' });

test('@LOC-8 a drawn shape selects the locations inside, and none in its opening', async () => {
  const pins = [
    record(1, 'Left', [0, -60]),
    record(2, 'Middle', [1, 0]),
    record(3, 'Right', [0, 60]),
    record(4, 'Below', [-60, 0]),
  ];
  await renderMap(pins);
  const [left, middle, right, below] = ['Left', 'Middle', 'Right', 'Below'].map(middleOf);
  if (!left || !middle || !right || !below) throw new Error('A pin is missing.');
  await selectArea().click();
  await expect.element(page.getByText('Draw around locations to select them.')).toBeVisible();
  const end = await draw([
    [left.x - 30, left.y - 30],
    [left.x + 30, left.y - 30],
    [left.x + 30, middle.y + 30],
    [right.x - 30, middle.y + 30],
    [right.x - 30, right.y - 30],
    [right.x + 30, right.y - 30],
    [right.x + 30, below.y + 30],
    [left.x - 30, below.y + 30],
  ]);
  end();
  await expect.element(selectedIds()).toHaveTextContent('1 3 4');
  await expect.element(selectArea()).toHaveAttribute('aria-pressed', 'false');
  expect(document.querySelector('[data-shape]')).toBeNull();
});

test('@LOC-8 the map follows the pointer, also if it moves twice before the map is drawn', async () => {
  await renderMap([-60, 1, 60].map((lng) => record(lng + 61, `At ${lng}`, [1, lng])));
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const before = middleOf('At 1').x;
  drag([
    [300, 300],
    [320, 300],
    [340, 300],
  ])();
  await expect.poll(() => middleOf('At 1').x - before).toBeCloseTo(40, 0);
});

test('@LOC-8 Escape discards the shape that is being drawn', async () => {
  await renderMap(records);
  await selectArea().click();
  const { x, y } = middleOf('Bristol');
  await draw([
    [x - 50, y - 50],
    [x + 50, y - 50],
    [x + 50, y + 50],
  ]);
  page.getByRole('application').element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[data-shape]')).toBeNull();
  await expect.element(selectArea()).toHaveAttribute('aria-pressed', 'false');
  await expect.element(selectedIds()).toHaveTextContent('');
});

test('@LOC-8 Escape on the pressed button ends drawing, and does not reach the list, which would clear the selection', async () => {
  await renderMap(records);
  const passed = vi.fn();
  document.addEventListener('keydown', passed);
  onTestFinished(() => document.removeEventListener('keydown', passed));
  await selectArea().click();
  await expect.element(selectArea()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(selectArea()).toHaveAttribute('aria-pressed', 'false');
  expect(passed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(passed).toHaveBeenCalledOnce();
});

test('@LOC-8 the locations in view can be selected by keyboard', async () => {
  await renderMap(records);
  bristol().element().focus();
  await userEvent.keyboard('{Enter}');
  const inView = page.getByRole('button', { name: 'Select 2 in view' });
  await expect.element(inView).toBeVisible();
  inView.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(selectedIds()).toHaveTextContent('1 2');
});

test('@LOC-8 without pins, the map selects nothing and has no legend', async () => {
  await renderMap([record(1, 'Mobile Dental', null)]);
  await expect.element(page.getByRole('button', { name: /Select 0 in view/ })).toBeVisible();
  expect(legend()).toEqual([]);
});

test('@LOC-8 the pins are shown if the outlines of countries fail to load, and the outlines can be loaded again', async () => {
  queryClient.removeQueries({ queryKey: ['map-outlines'] });
  const failing = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  try {
    await renderMap(records);
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^Couldn’t load the outlines/);
    await expect.element(bristol()).toBeVisible();
  } finally {
    failing.mockRestore();
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

/** The painted middles of the pins. */
const middleOf = (name: string) => {
  const button = page.getByRole('button', { name: new RegExp(`^${name}`) }).element();
  const { left, top, width, height } =
    button.querySelector('svg > :is(circle, path)')?.getBoundingClientRect() ?? new DOMRect();
  return { x: left + width / 2, y: top + height / 2 };
};

test.for(['ltr', 'rtl'])('@LOC-8 pins stand at their coordinates, %s', async (dir) => {
  document.documentElement.dir = dir;
  const pins = [
    record(1, 'London', [51.5072, -0.1276]),
    record(2, 'Sydney', [-33.86, 151.2]),
    record(3, 'Boston', [42.36, -71.06]),
  ];
  await renderMap(pins);
  const [london, sydney, boston] = ['London', 'Sydney', 'Boston'].map(middleOf);
  if (!london || !sydney || !boston) throw new Error('A pin is missing.');
  const drawn = (a: { x: number; y: number }) => ({ x: a.x - london.x, y: a.y - london.y });
  const origin = pointOf(-0.1276, 51.5072);
  const expected = (longitude: number, latitude: number) => {
    const { x, y } = pointOf(longitude, latitude);
    return { x: x - origin.x, y: y - origin.y };
  };
  const scale = drawn(sydney).x / expected(151.2, -33.86).x;
  expect(scale).toBeGreaterThan(0);
  expect(drawn(sydney).y).toBeCloseTo(expected(151.2, -33.86).y * scale, 0);
  expect(drawn(boston).x).toBeCloseTo(expected(-71.06, 42.36).x * scale, 0);
  expect(drawn(boston).y).toBeCloseTo(expected(-71.06, 42.36).y * scale, 0);
});

test.for(['ltr', 'rtl'])(
  '@LOC-8 the ring of a cluster has its states clockwise from the top, %s',
  async (dir) => {
    document.documentElement.dir = dir;
    const name = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Dental';
    await renderMap(
      Array.from({ length: 8 }, (_, at) =>
        record(at + 1, name, [51.45 + at / 10_000, -2.6], {
          locality: 'Bristol',
          gbp_management_status: at < 4 ? 'enabled' : at < 6 ? 'disabled' : 'lost-authorization',
        }),
      ),
    );
    const cluster = page.getByRole('button', { name: /^Bristol, 8 locations/ }).element();
    const centre = cluster.querySelector('svg > circle')?.getBoundingClientRect() ?? new DOMRect();
    const arcs = [...cluster.querySelectorAll<SVGCircleElement>('[data-state]')].map((arc) => {
      const { strokeDasharray, strokeDashoffset } = getComputedStyle(arc);
      const length = Number.parseFloat(strokeDasharray);
      const middle = (length / 2 - Number.parseFloat(strokeDashoffset)) / 8;
      const { x, y } = arc
        .getPointAtLength(middle * arc.getTotalLength())
        .matrixTransform(arc.getScreenCTM() ?? undefined);
      const right = x - centre.left - centre.width / 2;
      const below = y - centre.top - centre.height / 2;
      // Degrees from the top, clockwise.
      const angle = (Math.round((Math.atan2(right, -below) * 180) / Math.PI) + 360) % 360;
      return [arc.dataset['state'], length / 8, angle];
    });
    expect(arcs).toEqual([
      ['enabled', 0.5, 90],
      ['disabled', 0.25, 225],
      ['lost-authorization', 0.25, 315],
    ]);
  },
);

test('@LOC-8 the clusters of 25,000 locations count each location once', async () => {
  const many = Array.from({ length: 25_000 }, (_, at) =>
    record(at + 1, 'Dental', [((at * 7) % 160) - 80, ((at * 13) % 340) - 170], {
      gbp_management_status: at % 10 === 0 ? 'disabled' : 'enabled',
    }),
  );
  const { container } = await renderMap(many);
  expect(legend()).toEqual(['Managed22,500', 'Not managed2,500']);
  const shares = [...container.querySelectorAll<SVGElement>('[data-map] [data-count]')];
  const total = (state: string) =>
    shares
      .filter(({ dataset }) => dataset['state'] === state)
      .reduce((sum, { dataset }) => sum + Number(dataset['count']), 0);
  expect([total('enabled'), total('disabled')]).toEqual([22_500, 2500]);
});
