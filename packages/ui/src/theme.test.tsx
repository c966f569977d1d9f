import { describe, expect, test } from 'vitest';
import { themes } from '../test/axe.ts';
import '../test/test.css';

/** foreground, background, least ratio (WCAG 1.4.3 and 1.4.11) */
const pairs = [
  ...['canvas', 'surface', 'hover', 'pressed', 'accent-soft'].flatMap((ground) => [
    ['text', ground, 4.5],
    ['text-2', ground, 4.5],
  ]),
  ...['canvas', 'surface', 'hover', 'pressed'].map((ground) => ['text-3', ground, 4.5]),
  ...['canvas', 'surface', 'accent-soft'].map((ground) => ['accent-text', ground, 4.5]),
  ...['accent', 'accent-hover', 'danger', 'danger-hover', 'ok'].map((ground) => [
    'on-accent',
    ground,
    4.5,
  ]),
  ...['canvas', 'surface'].flatMap((ground) => [
    ['line-control', ground, 3],
    ['ring', ground, 3],
    ['removed', ground, 4.5],
  ]),
  ['added', 'added-bg', 4.5],
  ['removed', 'removed-bg', 4.5],
  ['pending', 'pending-bg', 4.5],
] as [string, string, number][];

function luminance(token: string): number {
  const hex = getComputedStyle(document.documentElement)
    .getPropertyValue(`--color-${token}`)
    .trim();
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function ratio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(themes)('in %s', (theme) => {
  test.each(pairs)('%s is readable on %s', (foreground, background, least) => {
    document.documentElement.dataset['theme'] = theme;
    expect(ratio(foreground, background)).toBeGreaterThanOrEqual(least);
  });
});

test('the default palette is gone', () => {
  expect(getComputedStyle(document.documentElement).getPropertyValue('--color-red-500')).toBe('');
});
