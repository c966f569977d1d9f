import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useState } from 'react';
import { render } from 'vitest-browser-react';
import { ConflictList } from './conflict-list.tsx';
import type { UndoConflict } from './read-undo.ts';

const field = 'label';
const change = (before: string) => ({ field, before, after: 'Autumn', error: null });
const conflicts: readonly UndoConflict[] = [
  {
    key: '0 label',
    location: 'Quay',
    store_code: 'Q-1',
    field,
    placekeeper: change('By hand'),
    google: null,
  },
  {
    key: '1 label',
    location: 'Pier',
    // Given by Google.
    store_code: '50678454143824839446',
    field,
    placekeeper: null,
    google: change('By Google'),
  },
];

function List() {
  const [included, setIncluded] = useState<ReadonlySet<string>>(new Set());
  return <ConflictList conflicts={conflicts} included={included} onInclude={setIncluded} />;
}

test('@BULK-2 changed values are kept by default and can be included one by one', async () => {
  await render(<List />);
  const quay = page.getByRole('checkbox', { name: 'Quay: label' });
  const pier = page.getByRole('checkbox', { name: 'Pier: label' });
  const items = page.getByRole('listitem');
  await expect.element(items.first()).toMatchTextContent(/Now in Placekeeper/);
  await expect.element(items.first()).toMatchTextContent(/By hand/);
  await expect.element(items.last()).toMatchTextContent(/Changed on Google/);
  await expect.element(quay).toHaveAccessibleDescription('Q-1');
  await expect.element(pier).not.toHaveAccessibleDescription();
  await expect.element(quay).not.toBeChecked();
  await pier.click();
  await expect.element(pier).toBeChecked();
  await expect.element(quay).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await expect.element(quay).toBeChecked();
});
