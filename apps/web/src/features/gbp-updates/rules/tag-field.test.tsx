import { TagId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { tagQueries } from '../../../data/tags/queries.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { TagField } from './tag-field.tsx';

test('@LSET-1 a tag that is deleted after its selection is not shown as a number', async () => {
  const [north, south] = [
    { id: TagId.parse(48), name: 'North' },
    { id: TagId.parse(49), name: 'South' },
  ];
  const key = tagQueries.list().queryKey;
  queryClient.setQueryData(key, { tags: [north, south] });
  await renderWithQueries(<TagField chosen={north.id} onChoose={() => undefined} />);
  const field = page.getByRole('combobox', { name: 'Tag' });
  await expect.element(field).toHaveTextContent('North');
  queryClient.setQueryData(key, { tags: [south] });
  await expect.element(field).toHaveTextContent('Select…');
  await expect.element(field).toHaveAccessibleDescription('This tag was deleted. Choose another.');
});
