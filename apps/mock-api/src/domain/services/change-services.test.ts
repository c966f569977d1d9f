import { expect, test } from 'vitest';
import { receiveChange } from '../google-updates/commands/receive.ts';
import { publishingTime } from '../patch-attempts/commands/publish.ts';
import {
  cleaning,
  createServiceFixture,
  freeForm,
  structured,
  whitening,
} from '../../testing/service-fixture.ts';
import {
  addFreeForm,
  removeFreeForm,
  removeStructured,
  resolveDuplicateServices,
} from './commands.ts';

const refused = (status: number) =>
  expect.objectContaining({ kind: expect.objectContaining({ status }) });
const refusedAt = (path: string, message: RegExp) =>
  expect.objectContaining({
    kind: { status: 422, errors: { [path]: [expect.stringMatching(message)] } },
  });

const own = { categoryId: 'gcid:dentist', displayName: 'Home visits' };
const noisy = [
  cleaning,
  freeForm('Mouthguards'),
  cleaning,
  whitening,
  freeForm('mouth  guards'),
  freeForm(' MOUTHGUARDS '),
  structured('teeth_whitening', 'Whitening'),
];

test('a custom service is saved and published @SVC-3 @DET-2', () => {
  const { deps, actor, id, services, attempts, live, told, advance } = createServiceFixture();
  addFreeForm(deps, actor(), { id, ...own, displayName: '  Home visits ' });
  const wanted = [cleaning, freeForm('Mouthguards'), freeForm('Home visits')];
  expect(services()).toEqual(wanted);
  expect(attempts(id)).toMatchObject([{ status: 'created', fields: ['serviceItems'] }]);
  expect(live(id).serviceItems).not.toEqual(wanted);
  advance(publishingTime);
  expect(live(id).serviceItems).toEqual(wanted);
  expect(told()).toEqual(['patch-attempt.created', 'patch-attempt.completed']);
});

test.each(['Teeth cleaning', ' teeth   CLEANING ', 'mouthguards'])(
  'the name of another service of the category is refused: %j @SVC-3',
  (displayName) => {
    const { deps, actor, id, services } = createServiceFixture();
    const add = (categoryId: string) => addFreeForm(deps, actor(), { id, categoryId, displayName });
    expect(() => add('gcid:dentist')).toThrow(
      refusedAt('display_name', /^This category already has a service with this name\.$/),
    );
    expect(services()).toEqual([cleaning, freeForm('Mouthguards')]);
    add('gcid:orthodontist');
    expect(services()).toHaveLength(3);
  },
);

test('an unmanaged profile stays unchanged, even if Google blocks its services @SVC-3', () => {
  const { deps, actor, id, set, setProfile, services, attempts, told } = createServiceFixture();
  set(id, { managementStatus: 'disabled' });
  setProfile(id, { servicesBlocked: true });
  addFreeForm(deps, actor(), { id, ...own });
  removeStructured(deps, actor(), { id, serviceTypeId: 'job_type_id:teeth_cleaning' });
  expect(services()).toEqual([freeForm('Mouthguards'), freeForm('Home visits')]);
  expect(attempts(id)).toEqual([]);
  expect(told()).toEqual([]);
});

test('without authorization services wait like every edit @GACC-2 @SVC-3', () => {
  const { deps, actor, id, set, services, attempts, live, advance } = createServiceFixture();
  set(id, { managementStatus: 'lost-authorization' });
  addFreeForm(deps, actor(), { id, ...own });
  advance(publishingTime);
  expect(services()).toContainEqual(freeForm('Home visits'));
  expect(attempts(id)).toMatchObject([{ status: 'created', fields: ['serviceItems'] }]);
  expect(live(id).serviceItems).not.toContainEqual(freeForm('Home visits'));
});

test('saving services closes their open update @SVC-3', () => {
  const { deps, actor, id, updates, row } = createServiceFixture();
  receiveChange(deps, actor(), {
    locationId: id,
    type: 'google',
    field: 'serviceItems',
    value: [],
  });
  expect(row(id).hasUnresolvedUpdates).toBe(true);
  addFreeForm(deps, actor(), { id, ...own });
  expect(updates(id)).toMatchObject([{ resolvedAction: 'nullified' }]);
  expect(row(id).hasUnresolvedUpdates).toBe(false);
});

test.each([
  ['a name that is taken', { ...own, displayName: 'mouthguards' }, 'display_name', /already has/],
  ['one that reads the same', { ...own, displayName: ' MOUTHGUARDS ' }, 'display_name', /already/],
  ['no name', { ...own, displayName: '  ' }, 'display_name', /Enter a service name/],
  ['a tag', { ...own, displayName: '<b>Braces</b>' }, 'display_name', /< or >/],
  ['too long a name', { ...own, displayName: 'x'.repeat(141) }, 'display_name', /140 characters/],
  [
    'a category of others',
    { ...own, categoryId: 'gcid:plumber' },
    'category_id',
    /one of this location’s cat/,
  ],
  [
    'no such category',
    { ...own, categoryId: 'gcid:nowhere' },
    'category_id',
    /one of this location’s cat/,
  ],
])('%s is refused at its field, and nothing changes @SVC-3', (_, input, path, message) => {
  const { deps, actor, id, row, attempts } = createServiceFixture();
  const before = row(id);
  expect(() => addFreeForm(deps, actor(), { id, ...input })).toThrow(refusedAt(path, message));
  expect(row(id)).toEqual(before);
  expect(attempts(id)).toEqual([]);
});

test('both errors are reported together, and another category can have a service of the same name @SVC-3', () => {
  const { deps, actor, id, services } = createServiceFixture();
  expect(() =>
    addFreeForm(deps, actor(), { id, categoryId: 'gcid:nowhere', displayName: '' }),
  ).toThrow(
    expect.objectContaining({
      kind: {
        status: 422,
        errors: { category_id: [expect.any(String)], display_name: [expect.any(String)] },
      },
    }),
  );
  addFreeForm(deps, actor(), { id, categoryId: 'gcid:orthodontist', displayName: 'Mouthguards' });
  expect(services()).toContainEqual(freeForm('Mouthguards', 'gcid:orthodontist'));
});

test('services are removed by their identity @SVC-2 @SVC-3', () => {
  const { deps, actor, id, services, attempts } = createServiceFixture({ serviceItems: noisy });
  removeStructured(deps, actor(), { id, serviceTypeId: 'job_type_id:teeth_cleaning' });
  removeFreeForm(deps, actor(), {
    id,
    categoryId: 'gcid:dentist',
    displayName: 'Mouthguards',
  });
  expect(services()).toEqual([
    whitening,
    freeForm('mouth  guards'),
    freeForm(' MOUTHGUARDS '),
    structured('teeth_whitening', 'Whitening'),
  ]);
  expect(attempts(id).map(({ fields }) => fields)).toEqual([['serviceItems'], ['serviceItems']]);
});

test('removing a missing service succeeds without effect @SVC-3', () => {
  const { deps, actor, id, row, attempts, setProfile } = createServiceFixture();
  setProfile(id, { servicesBlocked: true });
  const before = row(id);
  removeStructured(deps, actor(), { id, serviceTypeId: 'job_type_id:of_tomorrow' });
  removeFreeForm(deps, actor(), {
    id,
    categoryId: 'gcid:orthodontist',
    displayName: 'Mouthguards',
  });
  removeFreeForm(deps, actor(), { id, categoryId: 'gcid:dentist', displayName: 'MOUTHGUARDS' });
  expect(row(id)).toEqual(before);
  expect(attempts(id)).toEqual([]);
});

test('duplicate services are resolved permanently @SVC-7', () => {
  const { deps, actor, id, services, attempts, live, advance } = createServiceFixture({
    serviceItems: noisy,
  });
  resolveDuplicateServices(deps, actor(), id);
  const left = [cleaning, freeForm('Mouthguards'), whitening, freeForm('mouth  guards')];
  expect(services()).toEqual(left);
  advance(publishingTime);
  expect(live(id).serviceItems).toEqual(left);
  resolveDuplicateServices(deps, actor(), id);
  expect(attempts(id)).toHaveLength(1);
});

test('blocked services are refused with an instruction @SVC-7', () => {
  const { deps, actor, id, row, attempts, setProfile, set } = createServiceFixture({
    serviceItems: noisy,
  });
  setProfile(id, { servicesBlocked: true });
  for (const managementStatus of ['enabled', 'lost-authorization'] as const) {
    set(id, { managementStatus });
    const before = row(id);
    const changes = [
      () => addFreeForm(deps, actor(), { id, ...own }),
      () => removeStructured(deps, actor(), { id, serviceTypeId: 'job_type_id:teeth_cleaning' }),
      () =>
        removeFreeForm(deps, actor(), {
          id,
          categoryId: 'gcid:dentist',
          displayName: 'Mouthguards',
        }),
      () => resolveDuplicateServices(deps, actor(), id),
    ];
    for (const change of changes) {
      expect(change).toThrow(refused(409));
      expect(change).toThrow(/Try enabling services again/);
    }
    expect(row(id)).toEqual(before);
    expect(attempts(id)).toEqual([]);
  }
});
