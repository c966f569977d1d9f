import { TagId } from '@placekeeper/contracts/core/id';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../../data/api/query-client.ts';
import { tagQueries } from '../../../../data/tags/queries.ts';
import { renderScreen } from '../../../../test/render.tsx';
import { emptyDraft, type ChangesDraft } from '../draft.ts';
import { TagsChange } from './tags-change.tsx';

const bars = { id: TagId.parse(1), name: 'Bars', locations_count: 3 };

test.for([{ tags: [bars] }, { tags: [] }])(
  '@BULK-1 a chosen tag that was deleted says so and can be removed, with %j left',
  async (known) => {
    queryClient.setQueryData(tagQueries.list().queryKey, known);
    const onChange = vi.fn<(draft: ChangesDraft) => void>();
    const chosen = { on: true, add: [TagId.parse(84)], remove: [] };
    const draft = { ...emptyDraft, tags: chosen };
    await renderScreen(<TagsChange errors={{}} draft={draft} onChange={onChange} />);
    await expect.element(page.getByText('Deleted tag', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Deleted tag' }).click();
    expect(onChange.mock.lastCall?.[0].tags.add).toEqual([]);
  },
);
