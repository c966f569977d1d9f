import { decode } from '@placekeeper/contracts/core/decode';
import { Location } from '@placekeeper/contracts/model/location';
import { expect, test } from 'vitest';
import { someLocation } from '../../../test/some-location.ts';
import { currentError } from '../../../widgets/saved-form/saved-form.ts';
import {
  changedInfoFields,
  fieldNames,
  unreadFields,
  infoValuesOf,
  type InfoValues,
  infoPatchOf,
} from './info-values.ts';
import { checkValues } from './info-resolver.ts';
import { infoErrorsOf } from './form-errors.ts';
import { infoHints, phoneHint } from './info-hints.ts';

const day = (...pairs: [string, string][]) =>
  ({ mode: 'hours', periods: pairs.map(([open, close]) => ({ open, close })) }) as const;
const closed = { mode: 'closed', periods: [] } as const;

const saved: InfoValues = {
  name: 'Harbour Street Dental',
  label: 'Flagship',
  label_type: 'teal',
  store_code: 'HSD-001',
  description: 'Family dentistry beside the harbour.',
  date_established: '1987-03-01',
  status: 'open',
  categories: {
    primary: { id: 'gcid:dentist', name: 'Dentist' },
    additional: [{ id: 'gcid:dental_clinic', name: 'Dental clinic' }],
  },
  phone_number: '+44 117 496 0123',
  additional_phone_numbers: ['+44 117 496 0199'],
  website_url: 'https://harbour-dental.example/',
  has_storefront_address: true,
  street_address_1: '12 Harbour Street',
  street_address_2: '',
  locality: 'Bristol',
  administrative_area: '',
  postal_code: 'BS1 4RN',
  region_code: 'GB',
  lat: '51.4497',
  lng: '-2.6006',
  service_areas: [],
  hours: [day(['08:30', '17:30']), ...Array.from({ length: 6 }, () => closed)],
  special_days: [],
};

const today = '2026-11-20';
const edited = (changes: Partial<InfoValues>): InfoValues => ({ ...saved, ...changes });
const patch = (changes: Partial<InfoValues>) => {
  const now = edited(changes);
  return infoPatchOf(now, changedInfoFields(saved, now));
};
const check = (changes: Partial<InfoValues>) => checkValues(saved, edited(changes), today);

test('@DET-2 an unchanged form sends nothing', () => {
  expect(changedInfoFields(saved, structuredClone(saved))).toEqual([]);
  expect(patch({})).toEqual({});
});

test('@DET-2 only changed fields are sent, and an empty text clears its field', () => {
  expect(patch({ name: 'Harbour Dental', description: ' ', label_type: '' })).toEqual({
    name: 'Harbour Dental',
    description: null,
    label_type: null,
  });
});

test('@DET-2 a website without https:// is completed', () => {
  expect(patch({ website_url: 'example.com/bristol' })).toEqual({
    website_url: 'https://example.com/bristol',
  });
  expect(check({ website_url: 'example.com/bristol' })).toEqual({});
});

test('@DET-2 a pin is one value of two numbers', () => {
  expect(patch({ lat: '51,45' })).toEqual({ lat: 51.45, lng: -2.6006 });
  expect(patch({ lat: '', lng: '' })).toEqual({ lat: null, lng: null });
});

test('@DET-2 an empty phone box is ignored', () => {
  expect(patch({ additional_phone_numbers: ['', '+44 117 496 0200'] })).toEqual({
    additional_phone_numbers: ['+44 117 496 0200'],
  });
});

test('@DET-2 without a storefront the address is neither changed nor sent', () => {
  expect(patch({ has_storefront_address: false, locality: 'Bath' })).toEqual({
    has_storefront_address: false,
  });
});

test('@DET-2 a new storefront is sent with its whole address', () => {
  const before = edited({
    has_storefront_address: false,
    street_address_1: '',
    locality: '',
    postal_code: '',
    region_code: '',
  });
  const sent = infoPatchOf(saved, changedInfoFields(before, saved));
  expect(sent).toMatchObject({
    has_storefront_address: true,
    street_address_1: '12 Harbour Street',
    region_code: 'GB',
  });
});

test('@DET-2 @ERR-4 a missing date is reported at the date, whatever the hours of its day', () => {
  const days = [
    { date: '2026-12-25', ...closed },
    { date: '', ...day(['10:00', '16:00'], ['18:00', '20:00']) },
    { date: '', ...closed },
  ];
  expect(check({ special_days: days }).special_days?.parts).toEqual({
    '1.date': 'Choose a date.',
    '2.date': 'Choose a date.',
  });
  const refusal = { 'opening_hours.special_periods.0.start_date': ['That day is over.'] };
  expect(infoErrorsOf(refusal, edited({ special_days: days })).fields.special_days?.parts).toEqual({
    '0.date': 'That day is over.',
  });
});

test('@DET-2 hours and special days are sent as one value', () => {
  const sent = patch({ special_days: [{ date: '2026-12-25', ...closed }] });
  expect(sent).toEqual({
    opening_hours: {
      periods: [
        { open_day: 'MONDAY', open_time: '08:30', close_day: 'MONDAY', close_time: '17:30' },
      ],
      special_periods: [{ start_date: '2026-12-25', closed: true }],
    },
  });
});

test('@DET-2 categories have their own request, service areas are sent with the rest', () => {
  const changes = {
    categories: { primary: { id: 'gcid:dental_clinic', name: 'Dental clinic' }, additional: [] },
    service_areas: [{ place_id: 'bath', name: 'Bath, UK' }],
  };
  expect(changedInfoFields(saved, edited(changes))).toEqual(['categories', 'service_areas']);
  expect(patch(changes)).toEqual({ service_areas: [{ place_id: 'bath', name: 'Bath, UK' }] });
});

test('@DET-2 a profile without an address needs a service area, and the error is shown at the changed field', () => {
  const message = 'Add a service area, or show the storefront address.';
  expect(check({ has_storefront_address: false })).toEqual({
    has_storefront_address: { message, parts: {} },
  });
  const areas = [{ place_id: 'bath', name: 'Bath, UK' }];
  expect(check({ has_storefront_address: false, service_areas: areas })).toEqual({});
});

test('@DET-2 a profile needs a primary category and has at most nine others', () => {
  const ten = Array.from({ length: 10 }, (_, at) => ({ id: `gcid:${at}`, name: `Category ${at}` }));
  expect(check({ categories: { primary: null, additional: ten } }).categories).toEqual({
    message: 'Choose a primary category.',
    parts: { primary: 'Choose a primary category.' },
  });
});

test('@DET-2 the save bar names each changed field once', () => {
  const now = edited({ description: '', locality: 'Bath', postal_code: '', hours: [] });
  expect(fieldNames(changedInfoFields(saved, now))).toEqual([
    'Description',
    'Address',
    'Business hours',
  ]);
});

test('@DET-2 an invalid saved value does not block other changes', () => {
  const before = edited({ description: 'See www.harbour-dental.example' });
  expect(checkValues(before, { ...before, phone_number: '+44 117 496 0200' }, today)).toEqual({});
});

test('@DET-2 errors are shown at their fields', () => {
  expect(
    Object.keys(check({ name: ' ', phone_number: 'call us', street_address_1: '', lat: 'north' })),
  ).toEqual(['name', 'phone_number', 'street_address_1', 'lat']);
});

test('@DET-2 an overlap is reported at its day and period', () => {
  const week = [
    closed,
    closed,
    day(['08:30', '12:30'], ['12:00', '17:30']),
    closed,
    closed,
    closed,
    closed,
  ];
  expect(check({ hours: week }).hours).toEqual({
    message: 'These hours overlap.',
    parts: { '2.1': 'These hours overlap.' },
  });
});

test('@DET-2 an invalid time is reported before any rule', () => {
  const week = [day(['soon', '17:30']), closed, closed, closed, closed, closed, closed];
  expect(check({ hours: week }).hours?.parts).toEqual({
    '0.0': 'Enter a time, such as 09:30 or 9:30 pm.',
  });
});

test('@ERR-4 errors of the platform are shown at their fields and rows', () => {
  const sent = edited({
    additional_phone_numbers: ['', '1'],
    hours: [
      closed,
      day(['09:00', '12:00'], ['13:00', '17:00']),
      closed,
      closed,
      closed,
      closed,
      closed,
    ],
  });
  const { fields, others } = infoErrorsOf(
    {
      store_code: ['Larkspur already has this store code.'],
      'additional_phone_numbers.0': ['No such number.'],
      'opening_hours.periods.1.open_time': ['Not a time.'],
      'additional_category_ids.0': ['No such category.'],
      'service_areas.1.name': ['No such place.'],
      'opening_hours.special_periods': [
        'Special hours require business hours. Add business hours first.',
      ],
      business_website_slug: ['Taken.'],
    },
    sent,
  );
  expect(fields.store_code?.message).toBe('Larkspur already has this store code.');
  expect(fields.additional_phone_numbers?.parts).toEqual({ '1': 'No such number.' });
  expect(fields.hours?.parts).toEqual({ '1.1': 'Not a time.' });
  expect(fields.categories?.parts).toEqual({ '0': 'No such category.' });
  expect(fields.service_areas?.parts).toEqual({ '1': 'No such place.' });
  expect(fields.special_days?.message).toContain('Add business hours');
  expect(others).toEqual(['Taken.']);
});

test('@ERR-4 an error of the platform is shown until its field is changed', () => {
  const sent = edited({ store_code: 'HSD-002', website_url: 'https://gone.example/' });
  const errors = infoErrorsOf({ store_code: ['Taken.'], website_url: ['Gone.'] }, sent);
  const refusal = { sent, errors };
  const now = { ...sent, website_url: 'https://here.example/' };
  expect(currentError(refusal, 'store_code', now.store_code)?.message).toBe('Taken.');
  expect(currentError(refusal, 'website_url', now.website_url)).toBeUndefined();
});

test('@DET-2 probable mistakes have a hint at the changed field, which a further change removes', () => {
  const hinted = (changes: Partial<InfoValues>) => infoHints(saved, edited(changes), today);
  expect(hinted({}).errors.fields).toEqual({});
  expect(Object.keys(hinted({ postal_code: '90210' }).errors.fields)).toEqual(['postal_code']);
  expect(Object.keys(hinted({ region_code: 'US' }).errors.fields)).toEqual(['postal_code', 'lat']);
  expect(Object.keys(hinted({ lat: '-2.6', lng: '51.4' }).errors.fields)).toEqual(['lat']);
  const past = { date: '2026-01-01', ...closed };
  expect(hinted({ special_days: [past] }).errors.fields.special_days?.parts).toEqual({
    '0.date': 'This date is in the past.',
  });
  const before = edited({ special_days: [past], postal_code: '90210' });
  expect(infoHints(before, { ...before, name: 'Other' }, today).errors.fields).toEqual({});
  const hints = hinted({ name: 'HARBOUR STREET' });
  expect(currentError(hints, 'name', 'HARBOUR STREET')).toBeDefined();
  expect(currentError(hints, 'name', 'HARBOUR STREETS')).toBeUndefined();
});

test('@DET-2 a phone number is shown with its country, and one of another country has a hint', () => {
  const phone = '+44 117 496 0123';
  expect(phoneHint(saved, { phone, country: 'GB' })).toEqual({
    message: '',
    parts: { country: 'United Kingdom' },
  });
  expect(phoneHint(saved, { phone: '+49 40 66969684', country: 'DE' })?.message).toBe(
    'This number is from Germany, but the address is in the United Kingdom.',
  );
  expect(phoneHint(saved, null)?.message).toMatch(/United Kingdom/);
  expect(phoneHint(edited({ phone_number: '' }), null)).toBeNull();
});

test('@UPD-9 an unreadable field is marked, and sent only if it is edited', () => {
  expect([...unreadFields(someLocation)]).toEqual([]);
  const { description: _description, opening_hours: _hours, ...rest } = someLocation;
  const unread = { ...rest, additional_categories: undefined, store_code: null };
  expect([...unreadFields(unread)]).toEqual(['description', 'categories', 'hours', 'special_days']);
  const shown = infoValuesOf(unread);
  expect(changedInfoFields(shown, infoValuesOf(unread))).toEqual([]);
  expect(changedInfoFields(shown, { ...shown, description: 'New' })).toEqual(['description']);
});

test('@UPD-9 the unreadable part of the hours is not sent', () => {
  const on = <const Day extends string>(name: Day, open: string, close: string) =>
    ({ open_day: name, open_time: open, close_day: name, close_time: close }) as const;
  const periods = [on('MONDAY', '09:00', '17:00')];
  const christmas = [{ date: '2026-12-25', ...closed }];
  const sent = (
    opening_hours: typeof someLocation.opening_hours,
    edit: (shown: InfoValues) => Partial<InfoValues>,
  ) => {
    const location = { ...someLocation, opening_hours };
    const shown = infoValuesOf(location);
    const now = { ...shown, ...edit(shown) };
    const unread = unreadFields(location);
    const fieldErrors = checkValues(shown, now, today, unread);
    return {
      errors: fieldErrors,
      hours: infoPatchOf(now, changedInfoFields(shown, now), unread).opening_hours,
    };
  };
  const week = ({ hours }: InfoValues) => ({ hours: hours.with(1, day(['10:00', '12:00'])) });
  const tuesday = on('TUESDAY', '10:00', '12:00');
  const special_periods = [{ start_date: '2026-12-25', closed: true }];
  expect([...unreadFields({ ...someLocation, opening_hours: { periods } })]).toEqual([
    'special_days',
  ]);
  expect(sent({ periods }, week)).toEqual({
    errors: {},
    hours: { periods: [...periods, tuesday] },
  });
  expect(sent({ periods }, () => ({ special_days: christmas })).hours).toEqual({
    periods,
    special_periods,
  });
  expect(sent(undefined, () => ({ special_days: christmas }))).toEqual({
    errors: {},
    hours: { special_periods },
  });
});

test('@UPD-9 a new storefront is sent without unreadable address lines', () => {
  const location = { ...someLocation, has_storefront_address: false, postal_code: undefined };
  const shown = infoValuesOf(location);
  const now = { ...shown, has_storefront_address: true, street_address_1: '1 Quay' };
  const sent = infoPatchOf(now, changedInfoFields(shown, now), unreadFields(location));
  expect(sent).toMatchObject({ street_address_1: '1 Quay', locality: null });
  expect(sent).not.toHaveProperty('postal_code');
});

test('@UPD-9 a location without a name shows an empty name, which is neither checked nor sent', () => {
  const read = decode(Location, { ...someLocation, name: null });
  if (!read.ok) throw new Error('The location is unreadable.');
  const location = read.value;
  const shown = infoValuesOf(location);
  const unread = unreadFields(location);
  expect(shown.name).toBe('');
  expect([...unread]).toEqual(['name']);
  const now = { ...shown, description: 'By the quay.' };
  expect(checkValues(shown, now, today, unread)).toEqual({});
  expect(infoPatchOf(now, changedInfoFields(shown, now), unread)).toEqual({
    description: 'By the quay.',
  });
});
