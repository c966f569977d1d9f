import { describe, expect, test } from 'vitest';
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

  test('shows an error and what to do', async () => {
    await render(
      <EmptyState action={<Button>Try again</Button>} variant="error">
        Couldn’t load your locations.
      </EmptyState>,
    );
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/Couldn’t load your locations\./);
    expect(page.getByRole('alert').element().querySelector('svg')).not.toBeNull();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
