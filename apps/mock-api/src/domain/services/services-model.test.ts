import type { SuggestedServiceId } from '@placekeeper/contracts/core/id';
import { pinned } from '@placekeeper/contracts/testing/arbitrary-request';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { serviceTypeName } from '../../provider/catalogue.ts';
import type { ServiceItem } from '@placekeeper/contracts/profile/profile';
import {
  createServiceFixture,
  freeForm,
  type ServiceFixture,
} from '../../testing/service-fixture.ts';
import { minutes } from '../clock.ts';
import { publishingTime } from '../patch-attempts/commands/publish.ts';
import { editsPerMinute } from '../provider-quota/provider-quota.ts';
import {
  addFreeForm,
  addSuggestion,
  dismissSuggestion,
  removeFreeForm,
  removeStructured,
  resolveDuplicateServices,
  undismissSuggestion,
} from './commands.ts';
import { listSuggestions } from './queries.ts';

/** `job_type_id:…` is a structured service, `category|name` a free-form service. */
interface Model {
  services: readonly string[];
  /** Contains every type that was ever suggested. */
  dismissed: Record<string, boolean>;
}
type Command = fc.Command<Model, ServiceFixture>;

const categories = ['gcid:orthodontist', 'gcid:dentist'];
const types = ['braces', 'retainers', 'lingual_braces', 'teeth_whitening'].map(
  (type) => `job_type_id:${type}`,
);
const start = [
  types[0],
  types[0],
  'gcid:dentist|Mouthguards',
  'gcid:dentist| MOUTHGUARDS',
] as const;

const lineOf = (item: ServiceItem) =>
  'structuredServiceItem' in item
    ? item.structuredServiceItem.serviceTypeId
    : `${item.freeFormServiceItem.category}|${item.freeFormServiceItem.displayName}`;
const itemOf = (line: string): ServiceItem => {
  const [category = '', name = ''] = line.split('|');
  return line.includes('|')
    ? freeForm(name, category)
    : { structuredServiceItem: { serviceTypeId: line, displayName: serviceTypeName(line) } };
};
// The platform also joins double spaces; the names below contain none.
const folded = (line: string) => line.replace('| ', '|').trimEnd().toLowerCase();
const isTaken = (model: Model, line: string) =>
  model.services.some((other) => folded(other) === folded(line));

function command(name: string, run: (model: Model, fixture: ServiceFixture) => void): Command {
  return {
    check: () => true,
    toString: () => name,
    run(model, fixture) {
      run(model, fixture);
      // Advances the clock, so that the commands stay within Google's limit of edits per profile.
      fixture.advance(minutes(1) / editsPerMinute);
      expect(fixture.services().map(lineOf)).toEqual(model.services);
      const suggestions = listSuggestions(fixture.deps, fixture.actor(), fixture.id);
      const mine = suggestions
        .map(({ row }) => [row.serviceTypeId, row.dismissed] as const)
        .filter(([type]) => types.includes(type));
      const wanted = types
        .filter((type) => !model.services.includes(type))
        .map((type) => [type, model.dismissed[type] ?? false] as const);
      expect(new Map(mine)).toEqual(new Map(wanted));
    },
  };
}

const ids = new WeakMap<ServiceFixture, Map<string, SuggestedServiceId>>();

/** Remembers ids, because the id of a listed service stays valid: a page loaded earlier still uses it. */
function suggestionId(fixture: ServiceFixture, type: string): SuggestedServiceId | undefined {
  const known = ids.get(fixture) ?? new Map<string, SuggestedServiceId>();
  ids.set(fixture, known);
  for (const { row } of listSuggestions(fixture.deps, fixture.actor(), fixture.id))
    known.set(row.serviceTypeId, row.id);
  return known.get(type);
}

const aboutSuggestion = (
  name: string,
  type: string,
  verb: typeof addSuggestion,
  run: (model: Model) => void,
) =>
  command(`${name} ${type}`, (model, fixture) => {
    const id = suggestionId(fixture, type);
    if (id === undefined) return;
    verb(fixture.deps, fixture.actor(), { id: fixture.id, suggestionId: id });
    run(model);
  });

function expectRefusal(add: () => void) {
  expect(add).toThrow(/already has a service/);
}

const type = fc.constantFrom(...types);
const category = fc.constantFrom(...categories);
const displayName = fc.constantFrom(
  'Mouthguards',
  'mouthguards',
  ' Mouthguards',
  'Home visits',
  'HOME visits ',
);

const commands = [
  fc.tuple(category, displayName).map(([categoryId, name]) =>
    command(`add "${name}" to ${categoryId}`, (model, { deps, actor, id }) => {
      const line = `${categoryId}|${name.trim()}`;
      const add = () => addFreeForm(deps, actor(), { id, categoryId, displayName: name });
      if (isTaken(model, line)) expectRefusal(add);
      else {
        add();
        model.services = [...model.services, line];
      }
    }),
  ),
  fc.tuple(category, displayName).map(([categoryId, name]) =>
    command(`remove "${name}" of ${categoryId}`, (model, { deps, actor, id }) => {
      removeFreeForm(deps, actor(), { id, categoryId, displayName: name });
      model.services = model.services.filter((line) => line !== `${categoryId}|${name}`);
    }),
  ),
  type.map((serviceTypeId) =>
    command(`remove ${serviceTypeId}`, (model, { deps, actor, id }) => {
      removeStructured(deps, actor(), { id, serviceTypeId });
      model.services = model.services.filter((line) => line !== serviceTypeId);
    }),
  ),
  type.map((each) =>
    aboutSuggestion('suggest', each, addSuggestion, (model) => {
      model.dismissed[each] = false;
      if (!model.services.includes(each)) model.services = [...model.services, each];
    }),
  ),
  type.map((each) =>
    aboutSuggestion('dismiss', each, dismissSuggestion, (model) => {
      model.dismissed[each] = true;
    }),
  ),
  type.map((each) =>
    aboutSuggestion('undismiss', each, undismissSuggestion, (model) => {
      model.dismissed[each] = false;
    }),
  ),
  fc.constant(
    command('resolve duplicates', (model, { deps, actor, id }) => {
      resolveDuplicateServices(deps, actor(), id);
      model.services = model.services.filter(
        (line, index, lines) =>
          lines.findIndex((other) => folded(other) === folded(line)) === index,
      );
    }),
  ),
];

test('after any sequence of changes the services equal the model @SVC-3 @SVC-4 @SVC-7', () => {
  fc.assert(
    fc.property(fc.commands(commands, { maxCommands: 40, size: 'max' }), (steps) => {
      const fixture = createServiceFixture({
        categories: { primary: 'gcid:orthodontist', additional: ['gcid:dentist'] },
        serviceItems: start.map((line) => itemOf(line ?? '')),
      });
      const model = { services: start.map(String), dismissed: {} };
      fc.modelRun(() => ({ model, real: fixture }), steps);
      // Google accepts a list without duplicates, so afterwards the live services equal ours.
      resolveDuplicateServices(fixture.deps, fixture.actor(), fixture.id);
      fixture.advance(publishingTime);
      expect(fixture.live(fixture.id).serviceItems.map(lineOf)).toEqual(
        fixture.services().map(lineOf),
      );
    }),
    { ...pinned, numRuns: 60 },
  );
});
