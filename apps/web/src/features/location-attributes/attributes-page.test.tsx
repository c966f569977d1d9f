import { UserId } from '@placekeeper/contracts/core/id';
import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../data/api/query-client.ts';
import { currentUserQueries } from '../../data/current-user/queries.ts';
import { renderScreen } from '../../test/render.tsx';
import { someLocation } from '../../test/some-location.ts';
import { AttributesPage } from './attributes-page.tsx';

beforeEach(() => {
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: UserId.parse(1) } });
});

const question = (name: string): AttributeMetadata => ({
  name: `attributes/${name.toLowerCase()}`,
  value_type: 'BOOL',
  display_name: name,
  group_display_name: 'Meals',
  value_metadata: [
    { value: true, display_name: 'Yes' },
    { value: false, display_name: 'No' },
  ],
});

const all = [question('Breakfast'), question('Dinner'), question('Lunch')];

/** Another user changes the categories, which offer fewer attributes. */
function Screen({ fewer }: { readonly fewer: readonly AttributeMetadata[] }) {
  const [available, setAvailable] = useState<readonly AttributeMetadata[]>(all);
  return (
    <>
      <button type="button" onClick={() => setAvailable(fewer)}>
        Change categories
      </button>
      <button type="button" onClick={() => setAvailable([...all])}>
        Restore categories
      </button>
      <AttributesPage
        answer={{ attributes: [], available: [...available] }}
        location={someLocation}
      />
    </>
  );
}

const say = (name: string, answer: string) =>
  page.getByRole('radiogroup', { name, exact: true }).getByText(answer, { exact: true }).click();
const note = page.getByRole('alert');

test('@ATTR-1 unsaved answers to attributes that the categories no longer offer are named', async () => {
  await renderScreen(<Screen fewer={[question('Lunch')]} />);
  await say('Breakfast', 'Yes');
  await say('Dinner', 'No');
  await page.getByRole('button', { name: 'Change categories' }).click();
  await expect
    .element(note)
    .toMatchTextContent(
      /^2 unsaved attributes are no longer available .+ can’t be saved: Breakfast \(Yes\) and Dinner \(No\)\./,
    );
  await page.getByRole('button', { name: 'Restore categories' }).click();
  await expect.element(note).not.toBeInTheDocument();
  const breakfast = page.getByRole('radiogroup', { name: 'Breakfast' });
  await expect.element(breakfast.getByRole('radio', { name: 'Yes' })).toBeChecked();
});

test('@ATTR-1 unsaved answers are also named if the categories offer no attributes at all', async () => {
  await renderScreen(<Screen fewer={[]} />);
  await say('Breakfast', 'Yes');
  await page.getByRole('button', { name: 'Change categories' }).click();
  await expect
    .element(note)
    .toMatchTextContent(/^1 unsaved attribute is no longer available .+: Breakfast \(Yes\)\./);
  await note.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(note).not.toBeInTheDocument();
});

test.each([1440, 1920])('@ATTR-1 at %i px, the list of groups shows whole names', async (width) => {
  await page.viewport(width, 900);
  const groups = ['Accessibility', 'From the business', 'Place page URLs'];
  const available = groups.map((group) => ({ ...question(group), group_display_name: group }));
  await renderScreen(
    <AttributesPage answer={{ attributes: [], available }} location={someLocation} />,
  );
  const list = page.getByRole('navigation', { name: 'Attribute groups' });
  for (const name of groups) {
    const shown = list.getByText(name).element();
    expect(shown.scrollWidth, name).toBe(shown.clientWidth);
  }
});
