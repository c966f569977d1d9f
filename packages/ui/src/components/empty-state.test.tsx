import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

describe('EmptyState', () => {
  conforms((given) => (
    <EmptyState {...given} action={<Button>Clear filters</Button>} variant="no-results">
      No location matches these filters.
    </EmptyState>
  ));

  test('shows an error, its reference, and a retry', async () => {
    const onRetry = vi.fn();
    await render(
      <EmptyState errorId="7f3a" variant="error" onRetry={onRetry}>
        The locations could not be loaded.
      </EmptyState>,
    );
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/could not be loaded\. Reference 7f3a/);
    expect(page.getByRole('alert').element().querySelector('svg')).not.toBeNull();
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
