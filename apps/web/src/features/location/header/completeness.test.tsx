import type { Location } from '@placekeeper/contracts/model/location';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../../test/render.tsx';
import { someLocation } from '../../../test/some-location.ts';
import { Completeness } from './completeness.tsx';

beforeEach(() => page.viewport(1000, 400));

const show = (change: Partial<Location>) =>
  renderScreen(<Completeness location={{ ...someLocation, ...change }} />);

/** Each drawn arc: the quarter in which it starts, and whether the profile has the fact. */
const arcs = (container: Element) =>
  [...container.querySelectorAll<SVGCircleElement>('circle')].map((arc) => {
    const { strokeDashoffset, strokeDasharray } = getComputedStyle(arc);
    expect(Number.parseFloat(strokeDasharray)).toBeCloseTo(0.2);
    return `${Math.floor(-Number.parseFloat(strokeDashoffset) * 4)} ${arc.dataset['given']}`;
  });

const given: Partial<Location> = {
  description: 'A dentist at the harbour.',
  phone_number: '+44 117 496 0123',
  phone_numbers: [{ phone_number: '+44 117 496 0123', type: 'primary' }],
  website_url: 'https://harbour.example/',
  opening_hours: {
    periods: [{ open_day: 'MONDAY', open_time: '09:00', close_day: 'MONDAY', close_time: '17:00' }],
    special_periods: [],
  },
};

test('@DET-7 nothing is shown if no fact is missing, or if none is known', async () => {
  const { container, unmount } = await show(given);
  expect(container.textContent).toBe('');
  await unmount();
  const unknown = await show({
    description: undefined,
    phone_number: undefined,
    website_url: undefined,
    opening_hours: undefined,
  });
  expect(unknown.container.textContent).toBe('');
});

test('@DET-7 missing facts are named and link to their fields', async () => {
  const { container } = await show({ ...given, description: '', opening_hours: null });
  expect(arcs(container)).toEqual(['0 false', '1 false', '2 true', '3 true']);
  await expect
    .element(page.getByRole('link', { name: 'No description' }))
    .toHaveAttribute('href', '/location/1/info#field-profile.description');
  await expect
    .element(page.getByRole('link', { name: 'No business hours' }))
    .toHaveAttribute('href', '/location/1/info#field-regularHours');
  expect(page.getByRole('link').elements()).toHaveLength(2);
});

test('@DET-7 an unknown fact has no arc', async () => {
  const { container } = await show({ ...given, description: undefined, website_url: null });
  expect(arcs(container)).toEqual(['1 true', '2 true', '3 false']);
});

/** The painted place of each arc's middle, and whether the profile has the fact. */
const painted = (container: Element) =>
  [...container.querySelectorAll<SVGCircleElement>('circle')].map((arc) => {
    const { strokeDashoffset, strokeDasharray } = getComputedStyle(arc);
    const middle = Number.parseFloat(strokeDasharray) / 2 - Number.parseFloat(strokeDashoffset);
    const { x, y } = arc
      .getPointAtLength(middle * arc.getTotalLength())
      .matrixTransform(arc.getScreenCTM() ?? undefined);
    const ring = arc.ownerSVGElement?.getBoundingClientRect() ?? new DOMRect();
    const side = x > ring.left + ring.width / 2 ? 'right' : 'left';
    return `${y < ring.top + ring.height / 2 ? 'top' : 'bottom'} ${side} ${arc.dataset['given']}`;
  });

test.for(['ltr', 'rtl'])('@DET-7 the arcs run clockwise from the top, %s', async (dir) => {
  document.documentElement.dir = dir;
  const { container } = await show({ ...given, description: '', website_url: null });
  expect(painted(container)).toEqual([
    'top right false',
    'bottom right true',
    'bottom left true',
    'top left false',
  ]);
});

test('@DET-7 a profile without any fact has four empty arcs', async () => {
  const { container } = await show({
    description: '',
    opening_hours: null,
    phone_number: null,
    phone_numbers: [],
    website_url: null,
  });
  expect(painted(container).map((arc) => arc.split(' ')[2])).toEqual(Array(4).fill('false'));
  expect(page.getByRole('link').elements()).toHaveLength(4);
});
