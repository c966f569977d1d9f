import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Skeleton, SkeletonRegion } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import '../../test/test.css';

describe('ProgressBar', () => {
  conforms((given) => (
    <ProgressBar
      {...given}
      label="Importing"
      max={500}
      value={310}
      valueText="310 of 500 locations"
    />
  ));

  test('has a name, a value and its text', async () => {
    await render(
      <ProgressBar label="Importing" max={500} value={620} valueText="500 of 500 locations" />,
    );
    const bar = page.getByRole('progressbar', { name: 'Importing' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '500');
    await expect.element(bar).toHaveAttribute('aria-valuetext', '500 of 500 locations');
  });

  test('has no value while the amount is unknown', async () => {
    await render(<ProgressBar label="Fetching" value={null} />);
    await expect
      .element(page.getByRole('progressbar', { name: 'Fetching' }))
      .not.toHaveAttribute('aria-valuenow');
  });
});

/** The painted share of a bar, and the side where it starts. */
function painted(): string {
  const track = page.getByRole('progressbar').element();
  const whole = track.getBoundingClientRect();
  const fill = track.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  const left = Math.max(fill.left, whole.left);
  const right = Math.min(fill.right, whole.right);
  if (right <= left) return '0%';
  const side = left - whole.left < whole.right - right ? 'left' : 'right';
  return `${Math.round(((right - left) / whole.width) * 100)}% from the ${side}`;
}

test.for([
  ['ltr', 'left'],
  ['rtl', 'right'],
] as const)('a progress bar grows from the start of the line, %s', async ([dir, side]) => {
  document.documentElement.dir = dir;
  const show = (value: number, max: number) => (
    <ProgressBar className="w-100" label="Importing" max={max} value={value} />
  );
  const { rerender } = await render(show(0, 400));
  await expect.poll(painted).toBe('0%');
  await rerender(show(100, 400));
  await expect.poll(painted).toBe(`25% from the ${side}`);
  await rerender(show(250, 25_000));
  await expect.poll(painted).toBe(`1% from the ${side}`);
  await rerender(show(400, 400));
  await expect.poll(painted).toMatch('100%');
});

describe('SkeletonRegion', () => {
  conforms((given) => (
    <SkeletonRegion {...given} label="Loading locations">
      <Skeleton className="w-40" />
    </SkeletonRegion>
  ));

  test('is announced once, without its bars', async () => {
    await render(
      <SkeletonRegion label="Loading locations">
        <Skeleton />
      </SkeletonRegion>,
    );
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading locations');
  });
});

describe('Spinner', () => {
  conforms((given) => <Spinner {...given} label="Loading" />);
});
