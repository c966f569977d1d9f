import { expect, test } from 'vitest';
import { readRecord, type LocationRecord } from '../../../data/portfolio/location-record.ts';
import { someLocation } from '../../../test/some-location.ts';
import { slotsText } from './management-dialog.tsx';
import { targetName, targetOf } from './pending-action.ts';
import { hiddenText } from '../../../widgets/selection/location-choice.ts';
import { taggingDone } from '../../../widgets/tags/tag-locations.ts';
import { changeText } from './use-targets.ts';

test('@LOC-4 a location that already had the tag is counted separately', () => {
  const audited = [{ name: 'Audited' }];
  expect(taggingDone(audited, { action: 'add-tags', count: 36, gone: 0 }, 37)).toBe(
    '“Audited” added to 36 locations (1 already tagged)',
  );
  expect(taggingDone(audited, { action: 'remove-tags', count: 2, gone: 0 }, 2)).toBe(
    '“Audited” removed from 2 locations',
  );
  expect(taggingDone(audited, { action: 'add-tags', count: 0, gone: 0 }, 3)).toBe(
    '“Audited” was already added',
  );
  expect(taggingDone(audited, { action: 'add-tags', count: 2, gone: 1 }, 3)).toBe(
    '“Audited” added to 2 locations. 1 location no longer exists.',
  );
});

test('@LOC-5 the dialog states how many locations the slots cover', () => {
  const meta = (slots: number, locations: number) => ({
    gbp_management_subscription: { slots, locations, pending_updates: 0 },
  });
  expect(slotsText(meta(10, 10), 3)).toContain('Your subscription has no free slots.');
  expect(slotsText(meta(11, 10), 3)).toContain(
    'Your subscription has 1 free slot. The remaining locations',
  );
  expect(slotsText(meta(20, 10), 3)).toContain('enough for all');
});

test('@LOC-7 a question about a location of a chain names it by its store code', () => {
  expect(targetName(targetOf({ ...someLocation, store_code: 'HSD-1' }))).toBe(
    '“Harbour Street Dental (HSD-1)”',
  );
});

test('@LOC-7 a dialog counts the locations that change, and those that the page doesn’t show', () => {
  const records = [1, 2, 3].map((id) => {
    const status = id === 1 ? 'disabled' : 'enabled';
    const read = readRecord({ id, name: `Location ${id}`, gbp_management_status: status });
    if (!read) throw new Error('A record needs an id and a name.');
    return read;
  });
  const isOff = ({ gbp_management_status: status }: LocationRecord) => status === 'disabled';
  expect(changeText(records, isOff, () => 'are already managed')).toBe(
    '1 of 3 locations will change. 2 are already managed.',
  );
  expect(
    changeText(
      records,
      () => true,
      () => 'are already managed',
    ),
  ).toBeNull();
  expect(changeText(undefined, isOff, () => 'are already managed')).toBeNull();
  expect(hiddenText(12)).toBe('12 of them aren’t on this page.');
  expect(hiddenText(undefined)).toBeNull();
});
