import { GoogleUpdateId, LocationId } from '@placekeeper/contracts/core/id';
import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { updates } from '@placekeeper/contracts/endpoints/updates';
import { expect, test } from 'vitest';
import { call } from '../../data/api/client.ts';
import { localTime } from '../../lib/text/format.ts';
import { openTwinPage } from '../../test/twin-page.ts';
import { findGroup, groupUpdates } from './group-updates.ts';

let id = 0;

const update = (
  field_name: GoogleUpdate['field_name'],
  platform_value: unknown,
  update_value: unknown,
  others: Partial<GoogleUpdate> = {},
): GoogleUpdate => {
  id += 1;
  return {
    id: GoogleUpdateId.parse(id),
    location: { id: LocationId.parse(id) },
    type: 'google',
    field_name,
    platform_value,
    update_value,
    change_action: 'changed',
    ...others,
  };
};

const told = (some: readonly GoogleUpdate[]) =>
  groupUpdates(some).map(({ updates: all, wording }) => [all.length, wording]);

test('@UPD-5 updates with the same new value are one group, whatever their source and previous value, and the largest group is first', () => {
  expect(
    told([
      update('websiteUri', 'https://a.example', 'https://one.example'),
      update('title', 'A', 'Puffin'),
      update('title', 'B', 'Puffin', { type: 'ownerManager' }),
    ]),
  ).toEqual([
    [2, 'changed to Puffin'],
    [1, 'changed to one.example'],
  ]);
});

test('@UPD-5 names with the same added text are one group, and so are changes of case', () => {
  expect(
    told([
      update('title', 'Puffin Bath', 'Puffin Bath Centre'),
      update('title', 'Puffin York', 'Puffin York Centre'),
      update('title', 'Puffin Hull', 'Puffin Hull Centre'),
      update('title', 'puffin', 'PUFFIN'),
      update('title', 'gannet', 'Gannet'),
    ]),
  ).toEqual([
    [3, 'changed, “Centre” added at the end'],
    [2, 'changed (capitalisation only)'],
  ]);
});

test('@UPD-5 a value forms the group if more updates share it than a pattern', () => {
  expect(
    told([
      update('title', 'Puffin', 'Puffin Centre'),
      update('title', 'Gannet', 'Puffin Centre'),
      update('title', 'Heron', 'Puffin Centre'),
      update('title', 'Auk', 'Auk Centre'),
    ]),
  ).toEqual([
    [3, 'changed to Puffin Centre'],
    [1, 'changed to Auk Centre'],
  ]);
});

test('@UPD-5 pins that moved in the same direction are one group with the range of their distances', () => {
  const moved = (north: number, east: number) =>
    update(
      'latlng',
      { latitude: 51, longitude: 0 },
      { latitude: 51 + north / 111_195, longitude: east / 69_980 },
    );
  expect(told([moved(170, -170), moved(187, -187), moved(-900, 0)])).toEqual([
    [2, 'moved 240 m to 264 m north-west'],
    [1, 'moved 900 m south'],
  ]);
});

test('@UPD-5 updates without a common change are grouped by field', () => {
  const closed = { monday: [] };
  expect(
    told([
      update('phoneNumbers', {}, { primary_phone: '1', additional_phones: [] }),
      update('phoneNumbers', {}, { primary_phone: '2', additional_phones: [] }),
      update('regularHours', {}, closed, { change_action: 'removed' }),
    ]),
  ).toEqual([
    [2, 'changed, 2 different values'],
    [1, 'removed'],
  ]);
});

test('@UPD-5 new hours are summarised by day', () => {
  const week = ['MONDAY', 'TUESDAY', 'SATURDAY'].map((day) => ({
    open_day: day,
    open_time: '09:00',
    close_day: day,
    close_time: '17:00',
  }));
  const [hours] = groupUpdates([
    update('regularHours', [], week),
    update('regularHours', week, week),
  ]);
  const span = `${localTime('09:00')}–${localTime('17:00')}`;
  expect(hours?.wording).toContain(`changed: Monday to Tuesday ${span}, Wednesday to Friday `);
});

test('@UPD-9 updates without a readable new value do not count as identical', () => {
  const [group] = groupUpdates([update('title', 'A', undefined), update('title', 'B', undefined)]);
  expect(group).toMatchObject({ isSame: false, wording: 'changed' });
});

test('@UPD-5 a thousand mixed updates are at most 75 groups, the largest first', async () => {
  await openTwinPage({ scenario: 'many-updates' });
  const query = { active: true, page: { number: 1, size: 1000 } };
  const { google_updates: all } = await call(updates.list, { query });
  expect(all).toHaveLength(1000);
  const sizes = groupUpdates(all).map((group) => group.updates.length);
  expect(sizes.length).toBeLessThanOrEqual(75);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(1000);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

test('@UPD-5 a later read has a group with the same change, the same updates, or none', () => {
  const puffin = () => update('title', 'A', 'Puffin');
  const known = [puffin(), puffin(), update('title', 'B', 'Gannet')];
  const [group, single] = groupUpdates(known);
  if (!group || !single) throw new Error('There are two groups.');
  const ids = (some: readonly GoogleUpdate[], wanted = group) =>
    findGroup(some, wanted)?.updates.map((one) => one.id);
  const arrived = puffin();
  expect(ids([...known, arrived])).toEqual([...group.updates, arrived].map((one) => one.id));
  expect(ids([puffin(), ...known.slice(2)])).toBeUndefined();
  const others = [puffin(), puffin()];
  expect(ids([...others, ...known.slice(2)])).toEqual(others.map((one) => one.id));
  expect(ids(known.slice(2))).toBeUndefined();
  // The change of the single update turns out to be frequent.
  const gannets = [...known.slice(2), update('title', 'C', 'Gannet')];
  const rest = [update('title', 'D', 'Heron')];
  expect(ids([...gannets, ...rest], single)).toEqual(gannets.map((one) => one.id));
});

test('@UPD-5 a value is read once, however often its updates are grouped', () => {
  let reads = 0;
  const all = Array.from({ length: 200 }, () =>
    Object.defineProperty(update('title', 'A', 'Puffin'), 'update_value', {
      get: () => {
        reads += 1;
        return 'Puffin';
      },
    }),
  );
  expect(told(all)).toEqual([[200, 'changed to Puffin']]);
  reads = 0;
  expect(told(all.slice(1))).toEqual([[199, 'changed to Puffin']]);
  expect(reads).toBeLessThanOrEqual(all.length);
});
