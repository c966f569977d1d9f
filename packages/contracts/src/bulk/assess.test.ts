import { expect, test } from 'vitest';
import { catalogueOf } from '../profile/catalogue-of-locations.ts';
import type { Profile } from '../profile/profile.ts';
import { plainSubject as subject } from '../testing/plain-subject.ts';
import {
  countForecasts,
  forecastMessage,
  forecastOf,
  knownValuesOf,
  outcomeMessage,
} from './assess.ts';
import type { BulkChanges } from './bulk-changes.ts';
import { plainContext, type BulkContext, type Subject } from './bulk-context.ts';

const catalogue = {
  ...catalogueOf([]),
  serviceTypeName: () => 'Payroll',
  categoryName: () => 'Accountant',
  offersService: () => false,
};
const context: BulkContext = {
  ...plainContext('2026-03-02', catalogue),
  attributeAvailability: () => 'Google offers Breakfast for none of its categories.',
};

const look = (changes: BulkChanges, ...subjects: readonly Subject[]) =>
  subjects.map((one) => forecastOf(one, changes, context));

const christmas: BulkChanges = {
  special_periods: { add: [{ start_date: '2026-12-25', closed: true }] },
};
test('the hours of a date in another form are unchanged @BULK-1', () => {
  const [evening, noon] = [
    { startDate: '2026-12-24', openTime: '18:00', closeTime: '22:00', closed: false },
    { startDate: '2026-12-24', openTime: '11:00', closeTime: '14:00', endDate: '2026-12-24' },
  ];
  const add = [
    { start_date: '2026-12-24', open_time: '11:00', close_time: '14:00' },
    { start_date: '2026-12-24', open_time: '18:00', close_time: '22:00' },
  ];
  const saved = subject({ specialHours: [evening, noon] });
  expect(look({ special_periods: { add } }, saved)).toMatchObject([{ status: 'unchanged' }]);
  const [, later] = add;
  expect(look({ special_periods: { add: later ? [later] : [] } }, saved)).toMatchObject([
    { status: 'pending', assessment: { changed: ['specialHours'] } },
  ]);
});

const closedForGood = { openStatus: 'CLOSED_PERMANENTLY' } as const;

test('every location is assessed as changed, unchanged or refused @BULK-1', () => {
  const forecasts = look(
    { ...christmas, set: { status: 'open' } },
    subject(),
    subject({ specialHours: [{ startDate: '2026-12-25', closed: true }] }),
    subject({ regularHours: [] }),
    subject(closedForGood),
  );
  expect(forecasts).toMatchObject([
    { status: 'pending', assessment: { changed: ['specialHours'] }, errors: {} },
    { status: 'unchanged', assessment: { changed: [] } },
    {
      status: 'refused',
      errors: { specialHours: 'Special hours require business hours. Add business hours first.' },
    },
    {
      status: 'refused',
      errors: { 'openInfo.status': expect.stringContaining('can only be reopened') },
    },
  ]);
  expect(countForecasts(forecasts)).toEqual({
    total: 4,
    changed: 1,
    unchanged: 1,
    refused: 2,
    unmanaged: 0,
    waiting: 0,
  });
});

test('all errors of a location are reported at once, each at its field @BULK-1', () => {
  const [forecast] = look(
    {
      ...christmas,
      set: { phone_number: '01174 1', status: 'open' },
      additional_categories: { add: ['gcid:library'] },
      services: {
        add: [
          { type: 'structured', service_type_id: 'job_type_id:payroll' },
          { type: 'free_form', category_id: 'gcid:accountant', display_name: 'Late filing' },
        ],
      },
      attributes: { set: [{ name: 'attributes/serves_breakfast', values: [true] }] },
    },
    subject({
      ...closedForGood,
      regularHours: [],
      categories: {
        primary: 'gcid:book_store',
        additional: Array.from({ length: 9 }, (_, index) => `gcid:other_${index}`),
      },
    }),
  );
  expect(forecast?.errors).toEqual({
    phoneNumbers: 'This isn’t a valid phone number in the United Kingdom.',
    specialHours: 'Special hours require business hours. Add business hours first.',
    categories: 'Google allows 9 additional categories. This location would have 10.',
    serviceItems:
      '“Payroll” isn’t available for this location’s categories. “Late filing” belongs to Accountant, which this location doesn’t have.',
    'openInfo.status': expect.stringContaining('can only be reopened'),
    'attributes/serves_breakfast': 'Google offers Breakfast for none of its categories.',
  });
});

test('unmanaged locations change only in Placekeeper, and those without their account wait @BULK-1', () => {
  const ways = [
    subject(),
    subject({}, { managementStatus: 'disabled' }),
    subject({}, { managementStatus: 'lost-authorization' }),
  ];
  const messages = (changes: BulkChanges) =>
    look(changes, ...ways).map(({ subject: of, assessment }) =>
      forecastMessage(of, assessment.changed),
    );
  expect(countForecasts(look(christmas, ...ways))).toMatchObject({
    changed: 3,
    unmanaged: 1,
    waiting: 1,
  });
  expect(messages(christmas)).toEqual([
    null,
    'Will be saved but not published. This location isn’t managed.',
    'Will be saved. Not published until the Google account is reconnected.',
  ]);
  expect(
    look(christmas, ...ways).map((each) => outcomeMessage(each.subject, each.assessment.changed)),
  ).toEqual([
    null,
    'Saved but not published. This location isn’t managed.',
    'Saved. Not published until the Google account is reconnected.',
  ]);
  // A label never waits for Google, because only Placekeeper has it.
  expect(messages({ set: { label: 'Moved' } })).toEqual([null, null, null]);
});

test("Google's rules apply only to fields that Google receives @BULK-1", () => {
  const statuses = look(
    { set: { status: 'open' } },
    subject(closedForGood),
    subject(closedForGood, { managementStatus: 'disabled' }),
  ).map(({ status }) => status);
  expect(statuses).toEqual(['refused', 'pending']);
});

const areas = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ placeId: `place-${at}`, placeName: `Place ${at}` }));
const full: Partial<Profile> = {
  serviceArea: areas(20),
  phoneNumbers: {
    primaryPhone: '0117 496 0120',
    additionalPhones: ['0117 496 0121', '0117 496 0122'],
  },
};
const categories = (count: number) => Array.from({ length: count }, (_, at) => `gcid:c${at}`);
const other = { place_id: 'place-x', name: 'Leeds' };

test.each<[BulkChanges, Partial<Profile>, errors: Readonly<Record<string, string>>]>([
  [
    { additional_phone_numbers: { add: ['0117 496 0123'] } },
    full,
    { phoneNumbers: 'Google allows 2 additional numbers. This location would have 3.' },
  ],
  [
    { service_areas: { add: [other] } },
    full,
    { 'serviceArea.places': 'Google allows 20 service areas. This location would have 21.' },
  ],
  // No error: each removal makes room for the addition.
  [
    {
      service_areas: { add: [other], remove: ['place-0'] },
      additional_phone_numbers: { add: ['0117 496 0123'], remove: ['0117 496 0121'] },
    },
    full,
    {},
  ],
  [
    { service_areas: { remove: ['place-0'] } },
    { storefrontAddress: null, serviceArea: areas(1) },
    {
      'serviceArea.places': 'Add a service area, or show the storefront address.',
    },
  ],
  [{ service_areas: { remove: ['place-0'] } }, { serviceArea: areas(1) }, {}],
  [
    { additional_categories: { add: ['gcid:new'] } },
    { categories: { primary: 'gcid:book_store', additional: categories(9) } },
    { categories: 'Google allows 9 additional categories. This location would have 10.' },
  ],
  [
    { additional_categories: { add: ['gcid:new'] } },
    { categories: { primary: 'gcid:book_store', additional: categories(8) } },
    {},
  ],
])('%j refuses a location because of its limits alone @BULK-1', (changes, profile, errors) => {
  expect(look(changes, subject(profile))).toMatchObject([
    { status: Object.keys(errors).length > 0 ? 'refused' : 'pending', errors },
  ]);
});

test('services whose changes Google blocks are refused @BULK-1 @SVC-7', () => {
  const changes: BulkChanges = {
    services: {
      add: [{ type: 'free_form', category_id: 'gcid:book_store', display_name: 'Readings' }],
    },
  };
  expect(look(changes, subject(), subject({}, { servicesBlocked: true }))).toMatchObject([
    { status: 'pending' },
    { status: 'refused', errors: { serviceItems: expect.any(String) } },
  ]);
});

test('only added phone numbers are checked, by the rules of the country @BULK-1', () => {
  const adding = (phone: string) => {
    const old = subject({ phoneNumbers: { primaryPhone: null, additionalPhones: ['12'] } });
    const [forecast] = look({ additional_phone_numbers: { add: [phone] } }, old);
    return forecast?.assessment.errors;
  };
  expect(adding('0117 496 0123')).toEqual({});
  expect(adding('34')).toEqual({
    phoneNumbers: 'This isn’t a valid phone number in the United Kingdom.',
  });
});

test('a service needs one category that offers it @BULK-1', () => {
  const changes: BulkChanges = {
    services: { add: [{ type: 'structured', service_type_id: 'job_type_id:payroll' }] },
  };
  const offering = (category: string) =>
    forecastOf(
      subject({ categories: { primary: 'gcid:accountant', additional: ['gcid:notary'] } }),
      changes,
      {
        ...context,
        catalogue: { ...catalogue, offersService: (id) => id === category },
      },
    ).assessment.errors;
  expect(offering('gcid:notary')).toEqual({});
  expect(offering('gcid:cafe')).toEqual({
    serviceItems: '“Payroll” isn’t available for this location’s categories.',
  });
});

test('a part of an unknown value does not change, a whole value does @BULK-1 @UPD-9', () => {
  const unreadable =
    'Placekeeper couldn’t read the current value. You can only replace or clear the whole value.';
  const changes: BulkChanges = {
    set: { name: 'Quay Books', locality: 'Bath' },
    additional_phone_numbers: { add: ['0117 496 0123'] },
    tags: { add: [] },
  };
  const unknown = new Set(['title', 'storefrontAddress', 'phoneNumbers', 'label']);
  expect(look(changes, subject({}, { unknown }), subject())).toMatchObject([
    { errors: { storefrontAddress: unreadable, phoneNumbers: unreadable } },
    { errors: {} },
  ]);
  expect(look({ set: { name: 'Quay Books' } }, subject({}, { unknown }))).toMatchObject([
    { status: 'pending', errors: {} },
  ]);
});

test('the values before an edit leave out those that are unknown @BULK-2 @UPD-9', () => {
  const fields = ['title', 'storeCode', 'attributes/parking'];
  const valuesOf = (...unknown: string[]) =>
    Object.keys(knownValuesOf(subject({}, { unknown: new Set(unknown) }), fields, context.fields));
  expect(valuesOf()).toEqual(fields);
  expect(valuesOf('title')).toEqual(['storeCode', 'attributes/parking']);
  expect(valuesOf('attributes')).toEqual(['title', 'storeCode']);
});

test('attributes are refused where Google doesn’t offer them, unless they are cleared @BULK-1', () => {
  const setting = (
    values: boolean[],
    attributeAvailability: BulkContext['attributeAvailability'],
  ) =>
    forecastOf(
      subject(),
      { attributes: { set: [{ name: 'attributes/breakfast', values }] } },
      { ...context, attributeAvailability },
    ).assessment.errors;
  expect(setting([true], () => null)).toEqual({});
  expect(setting([true], () => 'Not offered.')).toEqual({ 'attributes/breakfast': 'Not offered.' });
  expect(setting([], () => 'Not offered.')).toEqual({});
});

test('only managed locations refuse attributes and services that cannot wait @ATTR-1 @SVC-7', () => {
  const changes: BulkChanges = {
    attributes: { set: [{ name: 'attributes/breakfast', values: [true] }] },
    services: {
      add: [{ type: 'free_form', category_id: 'gcid:book_store', display_name: 'Readings' }],
    },
  };
  const errorsAt = (managementStatus: Subject['managementStatus'], wanted = changes) =>
    Object.keys(
      forecastOf(subject({}, { managementStatus, servicesBlocked: true }), wanted, {
        ...context,
        attributeAvailability: () => null,
      }).assessment.errors,
    );
  expect(errorsAt('enabled')).toEqual(['serviceItems']);
  expect(errorsAt('lost-authorization')).toEqual(['attributes/breakfast', 'serviceItems']);
  expect(errorsAt('disabled')).toEqual([]);
  expect(errorsAt('enabled', { set: { name: 'Quay Books' } })).toEqual([]);
});
