import { LocationId } from '@placekeeper/contracts/core/id';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { rememberLocation } from './location-cache.ts';
import { addNotice, noticeOf } from './pending-notices.ts';

const [saved, other] = [z.parse(LocationId, 3), z.parse(LocationId, 4)];

test('@DET-4 what was received is no news once the location was written and came back', () => {
  for (const location_id of [saved, other])
    addNotice({ location_id, has_google_updates: true, has_owner_manager_updates: false });
  rememberLocation({ id: saved, name: 'Shop' });
  expect([noticeOf(saved), noticeOf(other)]).toEqual([null, 'Google']);
});
