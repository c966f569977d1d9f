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
import { fields } from '../src/provider/fields.ts';
import { createLocationBench, type LocationBench } from '../src/testing/location-bench.ts';

function shown({ deps, actor, id }: LocationBench): Location {
  const answer: unknown = JSON.parse(
    JSON.stringify(presentLocation(viewLocation(deps, actor(), id))),
  );
  const decoded = decode(Location, answer);
  if (!decoded.ok) throw new Error('The location cannot be read.');
  return decoded.value;
}

test("a location's values equal those of its updates @DET-2", () => {
  const bench = createLocationBench();
  const values = locationFieldValues(shown(bench));
  const { profile } = bench.row(bench.id);
  for (const field of providerFields)
    expect([field, values[field]]).toEqual([field, fields[field].read(profile)]);
});

test('an edit contains the differences, and no unknown values @DET-2', () => {
  const bench = createLocationBench();
  const before = shown(bench);
  updateLocation(bench.deps, bench.actor(), {
    id: bench.id,
    patch: { name: 'Quay Books', label: 'Flagship' },
  });
  const after = shown(bench);
  expect(fieldEdits(before, after, historyFields)).toEqual([
    { field: 'title', before: before.name, after: 'Quay Books' },
    { field: 'label', before: before.label, after: 'Flagship' },
  ]);
  expect(fieldEdits({ ...before, label: undefined }, after, ['label'])).toEqual([]);
  expect(fieldEdits(after, after, historyFields)).toEqual([]);
});
