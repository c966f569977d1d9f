import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { BulkEditItem } from '../../../data/bulk-edit/bulk-edit-types.ts';
import { renderScreen } from '../../../test/render.tsx';
import { ItemPage } from './item-list.tsx';

const change = { field: 'websiteUri', before: 'https://a.example', after: 'https://b.example' };
const item: BulkEditItem = {
  location: { id: null, name: 'Shop', store_code: null },
  status: 'failed',
  message: 'You don’t have permission to do this.',
  changes: [{ ...change, error: null }],
};
const list = {
  addressOf: () => '/',
  items: [item],
  meta: { total: 1, per_page: 25, current_page: 1, last_page: 1, to: 1 },
  stale: false,
};

test.each([false, true])(
  '@BULK-2 a row shows its field unless the title names it (%s)',
  async (isFieldKnown) => {
    await renderScreen(<ItemPage {...list} isFieldKnown={isFieldKnown} />);
    const field = page.getByText('Website', { exact: true });
    await expect.element(field).toBeInTheDocument();
    expect(field.element().classList.contains('sr-only')).toBe(isFieldKnown);
  },
);
