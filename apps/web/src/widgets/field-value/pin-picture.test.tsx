import {
  bearingBetween,
  metresBetween,
  type Pin,
} from '@placekeeper/contracts/wording/pin-distance';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ChangeMarks } from './before-after.ts';
import { PinPicture } from './pin-picture.tsx';
import '../../app.css';

const bristol = { latitude: 51.4497, longitude: -2.6006 };
const titles = { before: 'Your value', after: 'On Google now' };
const show = (after: Pin, before: Pin = bristol) =>
  render(<PinPicture before={before} after={after} titles={titles} />);

const circle = (container: Element, selector: string) => {
  const { left, top, width } =
    container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  return { x: left + width / 2, y: top + width / 2, radius: width / 2 };
};

/** The movement that the painted pixels show, in metres and degrees. */
function painted(container: Element) {
  const [before, after] = [
    circle(container, '[data-pin=before]'),
    circle(container, '[data-pin=after]'),
  ];
  const step = Number(container.querySelector('svg')?.dataset['step']);
  const scale = container.querySelector('[data-scale]')?.getBoundingClientRect().width ?? 0;
  const [east, south] = [after.x - before.x, after.y - before.y];
  return {
    metres: (Math.hypot(east, south) / scale) * step,
    bearing: (Math.atan2(east, -south) * (180 / Math.PI) + 360) % 360,
  };
}

const moves = [
  ['276 m north-west', { latitude: 51.4513, longitude: -2.6036 }],
  ['171 km east', { latitude: 51.5072, longitude: -0.1276 }],
  ['17,000 km', { latitude: -33.86, longitude: 151.2 }],
] as const;

test.for(
  moves.flatMap(([name, pin]) => [[name, pin, 'ltr'] as const, [name, pin, 'rtl'] as const]),
)('@UPD-8 the painted pin moved %s, %o, %s', async ([, after, dir]) => {
  document.documentElement.dir = dir;
  const { container } = await show(after);
  const { metres, bearing } = painted(container);
  const real = metresBetween(bristol, after);
  expect(Math.abs(metres - real) / real).toBeLessThan(0.02);
  expect(Math.abs(bearing - bearingBetween(bristol, after))).toBeLessThan(1);
});

test('@UPD-8 the scale is one ring, and both pins are within the rings', async () => {
  const { container } = await show(moves[0][1]);
  await expect.element(page.getByText('100 m')).toBeVisible();
  const scale = container.querySelector('[data-scale]')?.getBoundingClientRect().width ?? 0;
  expect(Math.abs(circle(container, '[data-ring]').radius - scale)).toBeLessThan(1.5);
  expect(container.querySelectorAll('[data-ring]')).toHaveLength(3);
});

test.for(['ltr', 'rtl'])('@UPD-8 the text of a short scale is not cut, %s', async (dir) => {
  document.documentElement.dir = dir;
  const { container } = await show({ latitude: -51.4497, longitude: 177.3994 });
  await document.fonts.ready;
  const frame = container.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
  expect(container.querySelectorAll('[data-ring]')).toHaveLength(5);
  for (const text of container.querySelectorAll('text')) {
    const { left, right } = text.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(frame.left);
    expect(right).toBeLessThanOrEqual(frame.right);
  }
});

test('@UPD-8 a pin that did not move covers the other', async () => {
  const { container } = await show(bristol);
  expect(painted(container).metres).toBe(0);
  await expect.element(page.getByText('1 m', { exact: true })).toBeVisible();
});

test('@UPD-8 the scale and long titles stay in a narrow picture', async () => {
  const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2);
  const { container } = await render(
    <div style={{ width: 180 }}>
      <PinPicture
        after={{ latitude: 51.44970001, longitude: -2.6006 }}
        before={bristol}
        titles={{ before: long, after: long }}
      />
    </div>,
  );
  await document.fonts.ready;
  const frame = container.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  for (const part of container.querySelectorAll('text, circle, path, span')) {
    const { left, right } = part.getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(frame.left);
    expect(right).toBeLessThanOrEqual(frame.right);
  }
});

test('@UPD-8 a rejection shows the kept pin and the removed pin in their colours', async () => {
  const { container } = await render(
    <ChangeMarks value={{ removed: 'kept', added: 'removed' }}>
      <PinPicture before={bristol} after={moves[0][1]} titles={titles} />
    </ChangeMarks>,
  );
  const classesOf = (pin: string) =>
    container.querySelector(`[data-pin=${pin}]`)?.getAttribute('class');
  expect(classesOf('before')).not.toContain('removed');
  expect(classesOf('after')).toContain('fill-removed');
});
