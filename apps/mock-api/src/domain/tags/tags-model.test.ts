import type { LocationId, TagId } from '@placekeeper/contracts/core/id';
import { pinned } from '@placekeeper/contracts/testing/arbitrary-request';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLocationFixture, type LocationFixture } from '../../testing/location-fixture.ts';
import { DomainError } from '../errors.ts';
import { listLocations } from '../locations/queries/list.ts';
import { removeLocation } from '../locations/commands/remove.ts';
import {
  addTagLocations,
  createTag,
  removeTagLocations,
  removeTag,
  renameTag,
} from './commands.ts';
import { listTags, listTagLocationIds } from './queries.ts';

interface Model {
  tags: { readonly id: TagId; name: string; readonly locations: Set<LocationId> }[];
  locations: LocationId[];
}
type Command = fc.Command<Model, LocationFixture>;

const titles = ['Alder', 'Beech', 'Cedar', 'Damson', 'Elm', 'Fir'];
const names = ['North', 'NORTH', 'Süd', 'SÜD', 'süd ', 'West', ' '];
const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Wraps around, so that every generated number refers to an item. */
const at = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('The command was run without a thing to run on');
  return item;
};

const refused = (model: Model, name: string, itself?: TagId) =>
  name.trim() === '' || model.tags.some((tag) => tag.id !== itself && sameName(tag.name, name));

function expectRefusal(work: () => unknown): void {
  expect(work).toThrow(DomainError);
}

function agree(model: Model, { deps, actor }: LocationFixture): void {
  const seen = listTags(deps, actor()).map(({ id, name, locations_count }) => ({
    id,
    name,
    count: locations_count,
    locations: new Set(listTagLocationIds(deps, actor(), id)),
  }));
  const expected = model.tags
    .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
    .map((tag) => ({ ...tag, count: tag.locations.size }));
  expect(seen).toEqual(expected);
}

function agreeOnFilter(
  model: Model,
  { deps, actor }: LocationFixture,
  wanted: readonly Model['tags'][number][],
): void {
  const only_tag_ids = wanted.map(({ id }) => id);
  const { items, meta } = listLocations(deps, actor(), { only_tag_ids });
  // `model.locations` is in the order of names, because the fixture creates locations in that order.
  const expected = model.locations.filter((id) => wanted.some((tag) => tag.locations.has(id)));
  expect(items.map(({ row }) => row.id)).toEqual(expected);
  expect(meta.total).toBe(expected.length);
}

const command = (
  title: string,
  check: (model: Model) => boolean,
  run: (model: Model, fixture: LocationFixture) => void,
): Command => ({
  check,
  run(model, fixture) {
    run(model, fixture);
    agree(model, fixture);
  },
  toString: () => title,
});

const name = fc.constantFrom(...names);
const place = fc.nat(5);
const places = fc.array(place, { minLength: 1, maxLength: 6 });
const hasTags = ({ tags }: Model) => tags.length > 0;
const hasBoth = (model: Model) => hasTags(model) && model.locations.length > 0;

const commands: fc.Arbitrary<Command>[] = [
  name.map((text) =>
    command(
      `create ${text}`,
      () => true,
      (model, { deps, actor }) => {
        const work = () => createTag(deps, actor(), { name: text });
        if (refused(model, text)) expectRefusal(work);
        else model.tags.push({ id: work(), name: text.trim(), locations: new Set() });
      },
    ),
  ),
  fc.tuple(place, name).map(([which, text]) =>
    command(`rename ${which} ${text}`, hasTags, (model, { deps, actor }) => {
      const tag = at(model.tags, which);
      const work = () => renameTag(deps, actor(), { id: tag.id, name: text });
      if (refused(model, text, tag.id)) return expectRefusal(work);
      work();
      tag.name = text.trim();
    }),
  ),
  place.map((which) =>
    command(`remove ${which}`, hasTags, (model, { deps, actor }) => {
      const tag = at(model.tags, which);
      removeTag(deps, actor(), tag.id);
      model.tags = model.tags.filter((each) => each !== tag);
    }),
  ),
  fc.tuple(place, places).map(([which, chosen]) =>
    command(`add ${which} ${chosen.join()}`, hasBoth, (model, { deps, actor }) => {
      const tag = at(model.tags, which);
      const locations = chosen.map((one) => at(model.locations, one));
      addTagLocations(deps, actor(), { id: tag.id, locations });
      for (const id of locations) tag.locations.add(id);
    }),
  ),
  fc.tuple(place, places).map(([which, chosen]) =>
    command(`take off ${which} ${chosen.join()}`, hasBoth, (model, { deps, actor }) => {
      const tag = at(model.tags, which);
      const locations = chosen.map((one) => at(model.locations, one));
      removeTagLocations(deps, actor(), { id: tag.id, locations });
      for (const id of locations) tag.locations.delete(id);
    }),
  ),
  places.map((chosen) =>
    command(`filter ${chosen.join()}`, hasTags, (model, fixture) => {
      agreeOnFilter(
        model,
        fixture,
        chosen.map((which) => at(model.tags, which)),
      );
    }),
  ),
  place.map((which) =>
    command(
      `delete location ${which}`,
      ({ locations }) => locations.length > 0,
      (model, { deps, actor }) => {
        const id = at(model.locations, which);
        removeLocation(deps, actor(), id);
        model.locations = model.locations.filter((each) => each !== id);
        for (const tag of model.tags) tag.locations.delete(id);
      },
    ),
  ),
];

function expectAgreement(sequence: Iterable<Command>): void {
  const fixture = createLocationFixture(titles.map((title) => ({ title, storeCode: null })));
  fc.modelRun(
    () => ({ model: { tags: [], locations: [...fixture.ids] }, real: fixture }),
    sequence,
  );
}

test('after any sequence of changes the tags equal the model @TAG-1 @TAG-2 @LOC-4', () => {
  fc.assert(fc.property(fc.commands(commands, { maxCommands: 40 }), expectAgreement), {
    ...pinned,
    numRuns: 40,
  });
  expect.hasAssertions();
});
