import { decode } from '@placekeeper/contracts/core/decode';
import { envelope } from '@placekeeper/contracts/core/envelope';
import { locations } from '@placekeeper/contracts/endpoints/locations';
import { Location } from '@placekeeper/contracts/model/location';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openTwinPage } from '../test/twin-page.ts';

const wrapped = envelope('location', z.looseObject({ location: Location }));

/** Yields every value in a response, each together with a function that replaces it. */
function* leavesOf(value: unknown): Generator<readonly [unknown, (other: unknown) => void]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [inner, (other) => Reflect.set(value, key, other)];
    yield* leavesOf(inner);
  }
}

test('a location with every value malformed reports no value (UPD-9, ERR-1)', async () => {
  await openTwinPage();
  const answer = await (
    await fetch(locations.list.definition.path, {
      method: 'GET',
      headers: { Accept: 'application/json' },
    })
  ).json();
  const {
    data: [location],
  } = answer;
  // Ignores plain words, because a report may contain them as keys or types of the contract.
  const told = [...leavesOf(location)]
    .map(([leaf]) => leaf)
    .filter((leaf) => typeof leaf === 'string' && /[A-Z@ ]|\d{3}/.test(leaf))
    .map(String);
  expect(told.length).toBeGreaterThan(10);
  let differences = 0;
  for (const [leaf, put] of leavesOf(location)) {
    const text = JSON.stringify(leaf);
    for (const wrong of [[leaf], { [text]: leaf }, text, { value: { [text]: text } }, 4.5]) {
      put(wrong);
      const { drift } = decode(wrapped, { location });
      differences += drift.length;
      for (const value of told) expect(JSON.stringify(drift)).not.toContain(value);
    }
    put(leaf);
  }
  expect(differences).toBeGreaterThan(100);
});
