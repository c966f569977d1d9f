import { BulkEditId, HistoryEntryId } from '@placekeeper/contracts/core/id';
import type { HistoryEntry } from '@placekeeper/contracts/model/field-history';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { entryWording } from './entry-wording.ts';

const entry = (change: Partial<HistoryEntry>): HistoryEntry => ({
  id: z.parse(HistoryEntryId, 1),
  field: 'title',
  cause: 'edited',
  made_by: { type: 'user', name: 'Olivia Hart' },
  made_at: '2026-03-01T09:00:00Z',
  before: 'Harbour Books',
  after: 'Quay Books',
  bulk_edit: null,
  google_update: null,
  patch_attempt: null,
  ...change,
});
const by = (type: string) => ({ type, name: null });

test.each<[Partial<HistoryEntry>, string]>([
  [{}, 'changed by Olivia Hart'],
  [{ after: 'Harbour Books' }, 'sent to Google again by Olivia Hart'],
  [
    { cause: 'bulk-edited', bulk_edit: { id: z.parse(BulkEditId, 1) } },
    'changed in a bulk edit by Olivia Hart',
  ],
  [{ cause: 'changed-outside', made_by: by('google') }, 'changed by Google'],
  [
    { cause: 'changed-outside', made_by: by('ownerManager') },
    'changed by an owner or manager on Google',
  ],
  [{ cause: 'rejected' }, 'change rejected by Olivia Hart'],
  [
    { cause: 'rejected', made_by: by('auto-rejection') },
    'change rejected by the rule of this location',
  ],
  // UPD-9
  [{ cause: 'read-aloud', made_by: by('some-robot') }, 'read aloud by some robot'],
])('%o is told as "%s" @UPD-1', (change, words) => {
  expect(entryWording(entry(change))).toBe(words);
});
