import { LocationId, TagId, UserId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../data/api/query-client.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { renderWithQueries } from '../../../test/render.tsx';
import { TagRuleGaps } from './tag-rule-gaps.tsx';

const tag = { id: TagId.parse(7), name: 'Flagship' };

async function renderGaps(covered: number, missing: number): Promise<void> {
  const made = { tag: tag.id, fields: ['title'], owners: false, made_at: '2026-03-02T09:00:00Z' };
  localStorage.setItem('placekeeper.tag-rules.2', JSON.stringify([made]));
  queryClient.setQueryData(currentUserQueries.show().queryKey, { user: { id: UserId.parse(2) } });
  const locations = Array.from({ length: covered + missing }, (_, at) => ({
    id: LocationId.parse(at + 1),
    name: 'Harbour Books',
    store_code: null,
    tag_ids: [tag.id],
    idle: null,
    settings: {
      google_update_behaviour: 'auto-reject-by-field' as const,
      auto_rejection_fields: at < covered ? (['title'] as const).slice() : [],
      allow_owner_manager_auto_reject: false,
    },
  }));
  await renderWithQueries(<TagRuleGaps locations={locations} tags={[tag]} />);
}

test.each([
  [1, /\b1 location tagged Flagship doesn’t have the rule for business name/],
  [2, /\b2 locations tagged Flagship don’t have the rule for business name/],
])('@LSET-1 %d tagged locations that lack the rule of their tag', async (missing, sentence) => {
  await renderGaps(1, missing);
  await expect.element(page.elementLocator(document.body)).toMatchTextContent(sentence);
});
