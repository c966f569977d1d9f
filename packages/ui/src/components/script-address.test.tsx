import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ButtonLink } from './button-link.tsx';

// URLs of profiles and photos come from outside; React refuses to render `javascript:` links.
test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'java\nscript:alert(1)'])(
  'a link never runs %j',
  async (href) => {
    await render(<ButtonLink href={href}>View on Google</ButtonLink>);
    const link = page.getByRole('link', { name: 'View on Google' });
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringContaining('React has blocked'));
  },
);
