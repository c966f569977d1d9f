import type { AttributeInput } from '@placekeeper/contracts/model/attribute';
import { expect, test } from 'vitest';
import { createServiceFixture, type ServiceFixture } from '../../testing/service-fixture.ts';
import { refreshRelatedData } from '../locations/commands/refresh-related.ts';
import { showAttributes, updateAttributes } from './attributes.ts';

const parking = 'attributes/parking_options';
const entrance = 'attributes/has_wheelchair_accessible_entrance';
const wifi = 'attributes/wi_fi';
const links = 'attributes/url_appointment';

const update = ({ deps, actor, id }: ServiceFixture, attributes: readonly AttributeInput[]) =>
  updateAttributes(deps, actor(), { id, attributes });
const ours = ({ row, id }: ServiceFixture) => row(id).profile.attributes;

const every: readonly AttributeInput[] = [
  { name: entrance, values: [false] },
  { name: wifi, values: ['free_wi_fi'] },
  { name: parking, values: ['free_parking_lot'], unset_values: ['paid_street_parking'] },
  { name: links, values: ['https://practice.example/book', 'https://book.example/practice'] },
];
const everySetting = {
  [entrance]: { values: [false] },
  [wifi]: { values: ['free_wi_fi'] },
  [parking]: { values: ['free_parking_lot'], unsetValues: ['paid_street_parking'] },
  [links]: { values: ['https://practice.example/book', 'https://book.example/practice'] },
};

test('attributes are saved and live at once, without an attempt @ATTR-1', () => {
  const fixture = createServiceFixture({
    attributes: { 'attributes/pay_debit_card': { values: [true] } },
  });
  update(fixture, every);
  const wanted = { 'attributes/pay_debit_card': { values: [true] }, ...everySetting };
  expect(ours(fixture)).toEqual(wanted);
  expect(fixture.live(fixture.id).attributes).toEqual(wanted);
  expect(fixture.attempts(fixture.id)).toEqual([]);
  expect(showAttributes(fixture.deps, fixture.actor(), fixture.id).settings).toEqual(wanted);
});

test('attributes that are sent empty are cleared, and omitted ones stay @ATTR-1', () => {
  const fixture = createServiceFixture({ attributes: everySetting });
  update(fixture, [
    { name: entrance, values: [] },
    { name: parking, values: [], unset_values: ['free_parking_lot'] },
    { name: wifi, values: ['paid_wi_fi'], unset_values: [] },
  ]);
  const wanted = {
    [wifi]: { values: ['paid_wi_fi'] },
    [parking]: { values: [], unsetValues: ['free_parking_lot'] },
    [links]: everySetting[links],
  };
  expect(ours(fixture)).toEqual(wanted);
  expect(fixture.live(fixture.id).attributes).toEqual(wanted);
  update(fixture, [{ name: entrance, values: [] }]);
  expect(ours(fixture)).toEqual(wanted);
});

test("only a refresh takes over an owner's change at the provider @ATTR-1 @DET-6", () => {
  const fixture = createServiceFixture();
  const { deps, actor, id, live, setProfile } = fixture;
  const theirs = { ...live(id), attributes: { [wifi]: { values: ['paid_wi_fi'] } } };
  setProfile(id, { live: theirs });
  update(fixture, [{ name: entrance, values: [true] }]);
  const both = { [wifi]: { values: ['paid_wi_fi'] }, [entrance]: { values: [true] } };
  expect(live(id).attributes).toEqual(both);
  expect(ours(fixture)).toEqual({ [entrance]: { values: [true] } });
  refreshRelatedData(deps, actor(), id);
  expect(ours(fixture)).toEqual(both);
});

test('an unmanaged profile stays unchanged @ATTR-1', () => {
  const fixture = createServiceFixture();
  fixture.set(fixture.id, { managementStatus: 'disabled' });
  fixture.setProfile(fixture.id, { standing: 'unverified' });
  update(fixture, every);
  expect(ours(fixture)).toEqual(everySetting);
  expect(fixture.live(fixture.id).attributes).toEqual({});
});

test.each([
  [
    'the authorization is lost',
    { managementStatus: 'lost-authorization' },
    { standing: 'verified' },
    /Reconnect/,
  ],
  [
    'the profile is not verified',
    { managementStatus: 'enabled' },
    { standing: 'unverified' },
    /isn’t verified/,
  ],
  [
    'the profile is suspended',
    { managementStatus: 'enabled' },
    { standing: 'suspended' },
    /suspended/,
  ],
] as const)('where %s nothing is saved @ATTR-1', (_, location, profile, reason) => {
  const fixture = createServiceFixture();
  fixture.set(fixture.id, location);
  fixture.setProfile(fixture.id, profile);
  expect(() => update(fixture, every)).toThrow(
    expect.objectContaining({ kind: { status: 409 }, message: expect.stringMatching(reason) }),
  );
  expect(ours(fixture)).toEqual({});
  expect(fixture.live(fixture.id).attributes).toEqual({});
});

test.each<[AttributeInput, string, RegExp]>([
  [{ name: 'attributes/no_such_thing', values: [true] }, 'name', /attribute doesn’t exist/],
  [{ name: 'attributes/serves_breakfast', values: [true] }, 'name', /isn’t available/],
  [{ name: 'attributes/pay_check', values: [true] }, 'name', /country/],
  [{ name: 'attributes/url_facebook', values: [] }, 'name', /Social profiles tab/],
  [{ name: entrance, values: ['true'] }, 'values.0', /true or false/],
  [{ name: entrance, values: [true, false] }, 'values', /one value/],
  [{ name: entrance, values: [], unset_values: ['true'] }, 'unset_values', /several options/],
  [{ name: wifi, values: ['fast'] }, 'values.0', /available values/],
  [{ name: wifi, values: [true] }, 'values.0', /available values/],
  [{ name: wifi, values: ['free_wi_fi', 'paid_wi_fi'] }, 'values', /one value/],
  [{ name: parking, values: ['free_parking_lot', 'moon'] }, 'values.1', /available values/],
  [{ name: parking, values: ['free_parking_lot', 'free_parking_lot'] }, 'values.1', /twice/],
  [{ name: parking, values: [], unset_values: ['moon'] }, 'unset_values.0', /available values/],
  [
    { name: parking, values: ['free_parking_lot'], unset_values: ['free_parking_lot'] },
    'unset_values.0',
    /twice/,
  ],
  [{ name: links, values: ['http://practice.example'] }, 'values.0', /https:/],
  [{ name: links, values: ['https://practice'] }, 'values.0', /https:/],
  [{ name: links, values: [true] }, 'values.0', /https:/],
  [{ name: links, values: ['https://a.example', 'https://a.example'] }, 'values.1', /twice/],
  [
    { name: links, values: Array.from({ length: 21 }, (_, n) => `https://a.example/${n}`) },
    'values',
    /20 links/,
  ],
])('%j is refused at its path, and nothing is saved @ATTR-1', (wrong, path, message) => {
  const fixture = createServiceFixture();
  const right = { name: 'attributes/pay_debit_card', values: [true] };
  expect(() => update(fixture, [right, wrong])).toThrow(
    expect.objectContaining({
      kind: {
        status: 422,
        errors: { [`attributes.1.${path}`]: [expect.stringMatching(message)] },
      },
    }),
  );
  expect(ours(fixture)).toEqual({});
  expect(fixture.live(fixture.id).attributes).toEqual({});
});

test('an attribute cannot be named twice @ATTR-1', () => {
  const fixture = createServiceFixture();
  const twice = { name: entrance, values: [true] };
  expect(() => update(fixture, [twice, twice])).toThrow(
    expect.objectContaining({
      kind: { status: 422, errors: { 'attributes.1.name': ['This attribute is listed twice.'] } },
    }),
  );
});

test('the country is that of the address, or else that of the phone number @ATTR-1', () => {
  const check = 'attributes/pay_check';
  const offered = (phone: string | null) => {
    const { deps, actor, id } = createServiceFixture({
      storefrontAddress: null,
      phoneNumbers: { primaryPhone: phone, additionalPhones: [] },
    });
    return showAttributes(deps, actor(), id).available.some(({ name }) => name === check);
  };
  expect(offered('+1 415 555 0132')).toBe(true);
  expect(offered('+44 117 496 0123')).toBe(false);
  expect(offered(null)).toBe(false);
});
