import { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { countHeldMatching } from './held-count.ts';
import { reviewKey } from './queries.ts';

const [one, two, three] = [1, 2, 3].map((id) => GoogleUpdateId.parse(id));

test('@UPD-3 held decisions are counted among the updates that match the filters', () => {
  const names = { active: true, field_names: ['title' as const] };
  const phones = { active: true, field_names: ['phoneNumbers' as const] };
  const pageOf = (...ids: unknown[]) => ({ items: ids.map((id) => ({ id })) });
  queryClient.setQueryData([...reviewKey, { ...names, page: { number: 1 } }], pageOf(one));
  queryClient.setQueryData([...reviewKey, { ...names, page: { number: 2 } }], pageOf(two));
  queryClient.setQueryData([...reviewKey, { ...phones, page: { number: 1 } }], pageOf(three));
  const decisions = [one, two, three].flatMap((id) =>
    id ? [{ action: 'accept' as const, ids: [id], onUndo: () => undefined }] : [],
  );
  expect(countHeldMatching(decisions, { active: true })).toBe(3);
  expect(countHeldMatching(decisions, names)).toBe(2);
  expect(countHeldMatching(decisions, phones)).toBe(1);
});
