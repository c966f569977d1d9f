import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { NoAttributes } from './no-attributes.tsx';

const category = (display_name: string) => ({
  id: `gcid:${display_name}`,
  title: display_name,
  display_name,
  created_at: null,
});

test('@ATTR-1 categories without attributes are named', async () => {
  const location = {
    primary_category: category('Dentist'),
    additional_categories: [category('Notary')],
  };
  await render(<NoAttributes location={location} />);
  await expect
    .element(page.getByText('Google has no attributes for Dentist and Notary.'))
    .toBeVisible();
});

test('@ATTR-1 a location without categories explains the empty page', async () => {
  await render(<NoAttributes location={{ primary_category: null, additional_categories: [] }} />);
  await expect.element(page.getByText(/^Attributes depend on the category/)).toBeVisible();
});
