import { describe, expect, test } from 'vitest';
import { isBetweenBoxes } from './hover-bridge.ts';

const button = { left: 100, top: 100, right: 132, bottom: 132 };
const below = { left: 80, top: 138, right: 152, bottom: 162 };
const beside = { left: 172, top: 104, right: 240, bottom: 128 };

describe("the pointer's path to a tooltip", () => {
  test.each([
    ['on the button', { x: 116, y: 116 }, below, true],
    ['in the gap under it', { x: 116, y: 135 }, below, true],
    ['on the tooltip', { x: 90, y: 150 }, below, true],
    ['beside the button, over the tooltip', { x: 85, y: 116 }, below, false],
    ['past the tooltip', { x: 116, y: 170 }, below, false],
    ['in a wide gap beside it', { x: 150, y: 116 }, beside, true],
    ['on a tooltip beside it', { x: 200, y: 116 }, beside, true],
    ['above the gap beside it', { x: 150, y: 90 }, beside, false],
    ['on the other side', { x: 90, y: 116 }, beside, false],
  ])('%s', (_, point, tooltip, expected) => {
    expect(isBetweenBoxes(point, button, tooltip)).toBe(expected);
  });

  test('the path to a tooltip above the button or on its left', () => {
    const above = { left: 80, top: 70, right: 152, bottom: 94 };
    const left = { left: 20, top: 104, right: 94, bottom: 128 };
    expect(isBetweenBoxes({ x: 116, y: 97 }, button, above)).toBe(true);
    expect(isBetweenBoxes({ x: 116, y: 60 }, button, above)).toBe(false);
    expect(isBetweenBoxes({ x: 97, y: 116 }, button, left)).toBe(true);
    expect(isBetweenBoxes({ x: 97, y: 140 }, button, left)).toBe(false);
  });
});
