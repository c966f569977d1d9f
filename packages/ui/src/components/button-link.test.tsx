import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { ButtonLink } from './button-link.tsx';

describe('ButtonLink', () => {
  conforms(
    (given) => (
      <ButtonLink {...given} href="#tags">
        Tags
      </ButtonLink>
    ),
    { element: HTMLAnchorElement },
  );

  test('renders the given link and keeps its click handler', async () => {
    const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    await render(
      <ButtonLink render={<a data-router="" href="/tags" onClick={onClick} />} variant="primary">
        Tags
      </ButtonLink>,
    );
    const link = page.getByRole('link', { name: 'Tags' });
    await expect.element(link).toHaveAttribute('data-router');
    await expect.element(link).toHaveAttribute('href', '/tags');
    await link.click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('does not navigate while unavailable, and shows why', async () => {
    await render(
      <ButtonLink disabledReason="This is the last page" href="#elsewhere">
        Next
      </ButtonLink>,
    );
    const link = page.getByRole('link', { name: 'Next' });
    await expect.element(link).toHaveAccessibleDescription('This is the last page');
    await link.click({ force: true });
    expect(window.location.hash).toBe('');
  });
});
