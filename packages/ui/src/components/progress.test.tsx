import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { Skeleton, SkeletonRegion } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';

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
