import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import {
  fieldEdits,
  locationFieldValues,
} from '@placekeeper/contracts/rules/location-field-values';
import { decode } from '@placekeeper/contracts/core/decode';
import { historyFields } from '@placekeeper/contracts/model/field-history';
import { Location } from '@placekeeper/contracts/model/location';
import { expect, test } from 'vitest';
import { viewLocation } from '../src/domain/locations/queries/view.ts';
import { updateLocation } from '../src/domain/locations/commands/update.ts';
import { presentLocation } from '../src/present/location.ts';
import { fields } from '../src/provider/catalogue.ts';
import { createLocationFixture, type LocationFixture } from '../src/testing/location-fixture.ts';

function shown({ deps, actor, id }: LocationFixture): Location {
  const answer: unknown = JSON.parse(
    JSON.stringify(presentLocation(viewLocation(deps, actor(), id))),
  );
  const decoded = decode(Location, answer);
  if (!decoded.ok) throw new Error('The location is unreadable.');
  return decoded.value;
}

test("a location's values equal those of its updates @DET-2", () => {
  const fixture = createLocationFixture();
  const values = locationFieldValues(shown(fixture));
  const { profile } = fixture.row(fixture.id);
  for (const field of providerFields)
    expect([field, values[field]]).toEqual([field, fields[field].read(profile)]);
});

test('an edit contains the differences, and no unknown values @DET-2', () => {
  const fixture = createLocationFixture();
  const before = shown(fixture);
  updateLocation(fixture.deps, fixture.actor(), {
    id: fixture.id,
    patch: { name: 'Quay Books', label: 'Flagship' },
  });
  const after = shown(fixture);
  expect(fieldEdits(before, after, historyFields)).toEqual([
    { field: 'title', before: before.name, after: 'Quay Books' },
    { field: 'label', before: before.label, after: 'Flagship' },
  ]);
  expect(fieldEdits({ ...before, label: undefined }, after, ['label'])).toEqual([]);
  expect(fieldEdits(after, after, historyFields)).toEqual([]);
});
