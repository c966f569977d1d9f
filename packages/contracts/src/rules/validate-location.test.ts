import { describe, expect, test } from 'vitest';
import type { LocationPatch } from '../model/location.ts';
import { validateLocation } from './validate-location.ts';

const today = '2026-03-02';
const errorsOf = (patch: LocationPatch) => Object.keys(validateLocation(patch, today));

describe('@DET-2 values that the provider would refuse have an error at their field', () => {
  test.each<[string, LocationPatch, string[]]>([
    ['an empty name', { name: '  ' }, ['name']],
    ['a name of 126 characters', { name: 'x'.repeat(126) }, ['name']],
    ['a name with a web address', { name: 'Visit www.harbour.example' }, ['name']],
    ['a name with angle brackets', { name: 'Harbour <Books>' }, ['name']],
    ['a store code of 60 characters', { store_code: 'x'.repeat(60) }, ['store_code']],
    ['a store code with a space around', { store_code: ' HSD-1' }, ['store_code']],
    ['a store code that is a web address', { store_code: 'www.harbour.example' }, ['store_code']],
    ['a store code with angle brackets', { store_code: '<HSD>' }, ['store_code']],
    ['a description of 751 characters', { description: 'x'.repeat(751) }, ['description']],
    ['a description with angle brackets', { description: 'Books <and> maps' }, ['description']],
    ['a description with a link', { description: 'See https://harbour.example' }, ['description']],
    ['a phone number with letters', { phone_number: 'call us' }, ['phone_number']],
    ['a phone number with a plus inside', { phone_number: '0161 + 496 0358' }, ['phone_number']],
    ['a phone number that is too short', { phone_number: '1234' }, ['phone_number']],
    ['a phone number that is too long', { phone_number: '+1234567890123456' }, ['phone_number']],
    [
      'a second invalid phone number',
      { additional_phone_numbers: ['+44 117 496 0123', 'x'] },
      ['additional_phone_numbers.1'],
    ],
    [
      'three additional phone numbers',
      { additional_phone_numbers: ['+44 117 496 0123', '+44 117 496 0124', '+44 117 496 0125'] },
      ['additional_phone_numbers'],
    ],
    ['a website without a protocol', { website_url: 'harbour.example' }, ['website_url']],
    ['a website of one word', { website_url: 'https://harbour' }, ['website_url']],
    ['a website with a space', { website_url: 'https://harbour.example/a b' }, ['website_url']],
    ['a file on a server', { website_url: 'ftp://harbour.example/books' }, ['website_url']],
    ['a website with a user', { website_url: 'https://user@harbour.example' }, ['website_url']],
    [
      'a website with only a password',
      { website_url: 'https://:secret@harbour.example' },
      ['website_url'],
    ],
    [
      'a web address of 2049 characters',
      { website_url: `https://harbour.example/${'x'.repeat(2025)}` },
      ['website_url'],
    ],
    ['a website that runs script', { website_url: 'javascript:alert(1)' }, ['website_url']],
    [
      'an opening date that does not exist',
      { date_established: '2025-02-30' },
      ['date_established'],
    ],
    [
      'an opening date more than a year ahead',
      { date_established: '2027-03-03' },
      ['date_established'],
    ],
    [
      'an opening date whose year has one digit',
      { date_established: '0009-06-01' },
      ['date_established'],
    ],
    ['a PO box', { street_address_1: 'P.O. Box 12' }, ['street_address_1']],
    ['a PO box without points', { street_address_1: 'PO box 12' }, ['street_address_1']],
    ['a PO box in one word', { street_address_2: 'Quay, POBox 12' }, ['street_address_2']],
    ['a PO box with spaces', { street_address_1: 'P. O. Box 12' }, ['street_address_1']],
    [
      'a storefront without street and country',
      { has_storefront_address: true, street_address_1: '', region_code: '' },
      ['street_address_1', 'region_code'],
    ],
    [
      'a storefront that loses its street and country',
      { has_storefront_address: true, street_address_1: null, region_code: null },
      ['street_address_1', 'region_code'],
    ],
    ['a country in words', { region_code: 'gb' }, ['region_code']],
    [
      'a slug with capital letters',
      { business_website_slug: 'Harbour' },
      ['business_website_slug'],
    ],
    [
      'a slug that ends with a hyphen',
      { business_website_slug: 'harbour-' },
      ['business_website_slug'],
    ],
    [
      'a slug that begins with a hyphen',
      { business_website_slug: '-harbour' },
      ['business_website_slug'],
    ],
    [
      'a slug with two hyphens',
      { business_website_slug: 'harbour--books' },
      ['business_website_slug'],
    ],
    [
      'hours that overlap',
      {
        opening_hours: {
          periods: [
            { open_day: 'MONDAY', open_time: '09:00', close_day: 'MONDAY', close_time: '12:00' },
            { open_day: 'MONDAY', open_time: '11:00', close_day: 'MONDAY', close_time: '17:00' },
          ],
        },
      },
      ['opening_hours.periods.1'],
    ],
    ['a country that does not exist', { region_code: 'ZZ' }, ['region_code']],
    ['a description with a phone number', { description: 'Call 0117 496 0123.' }, ['description']],
    ['a name with a null', { name: 'Harbour\u0000' }, ['name']],
    ['a name written backwards', { name: 'Harbour\u202E' }, ['name']],
    ['a store code of no width', { store_code: 'H\u200B' }, ['store_code']],
    ['a description with half a character', { description: 'Books \uD83E' }, ['description']],
    ['a street with a line break', { street_address_1: '1\nQuay' }, ['street_address_1']],
    ['a town with a bell', { locality: 'Bristol\u0007' }, ['locality']],
    ['a label that turns the line', { label: '\u2066Flagship' }, ['label']],
    [
      'a service area with a null',
      { service_areas: [{ place_id: 'p', name: 'Bath\u0000' }] },
      ['service_areas.0.name'],
    ],
    [
      'a website with a password',
      { website_url: 'https://user:secret@harbour.example' },
      ['website_url'],
    ],
    ['a latitude off the globe', { lat: 91, lng: 0 }, ['lat']],
    ['a longitude off the globe', { lat: 0, lng: -181 }, ['lng']],
    ['a pin in the Atlantic Ocean', { lat: 0, lng: 0 }, ['lat']],
    ['half a map pin', { lat: 51.4, lng: null }, ['lng']],
    ['the other half of a map pin', { lat: null, lng: -2.6 }, ['lat']],
    [
      '21 service areas',
      {
        service_areas: Array.from({ length: 21 }, (_, i) => ({ place_id: `p${i}`, name: `P${i}` })),
      },
      ['service_areas'],
    ],
  ])('%s', (_, patch, fields) => {
    expect(errorsOf(patch)).toEqual(fields);
  });

  test('a value with an invisible mark has an error that names the mark', () => {
    expect(validateLocation({ phone_number: '\u202A0161 496 0358' }, today)).toEqual({
      phone_number: ['Remove the hidden character U+202A.'],
    });
    expect(validateLocation({ locality: 'Bristol\u0007' }, today)).toEqual({
      locality: ['Remove the hidden character U+0007.'],
    });
    for (const website_url of ['\u200Bhttps://harbour.example', 'https://harbour.example/a\u200B'])
      expect(validateLocation({ website_url }, today)).toEqual({
        website_url: ['Remove the hidden character U+200B.'],
      });
    expect(validateLocation({ business_website_slug: 'harbour\u2060-books' }, today)).toEqual({
      business_website_slug: ['Remove the hidden character U+2060.'],
    });
  });

  test.each<[LocationPatch, string]>([
    [{ name: 'x'.repeat(126) }, 'Business names can have up to 125 characters (now 126).'],
    [{ store_code: 'x'.repeat(60) }, 'Store codes can have up to 59 characters (now 60).'],
    [{ description: 'x'.repeat(751) }, 'Descriptions can have up to 750 characters (now 751).'],
    [
      { website_url: `https://harbour.example/${'x'.repeat(2025)}` },
      'URLs can have up to 2048 characters (now 2049).',
    ],
    [{ region_code: 'GBR' }, 'Use a two-letter country code, such as GB.'],
    [{ region_code: 'XGB' }, 'Use a two-letter country code, such as GB.'],
    [{ region_code: 'ZZ' }, 'ZZ isn’t a valid country code.'],
    [{ website_url: 'harbour' }, 'Enter a full URL, such as https://example.com/bristol.'],
    [
      { website_url: ' https://a:b@harbour.example' },
      'Remove the username and password from this URL. It’s shown publicly.',
    ],
  ])('%o: %s', (patch, message) => {
    expect(Object.values(validateLocation(patch, today)).flat()).toEqual([message]);
  });

  test('all errors are reported together', () => {
    expect(errorsOf({ name: '', phone_number: 'x', website_url: 'x', lat: 99 })).toEqual([
      'name',
      'phone_number',
      'website_url',
      'lat',
    ]);
  });
});

test.each<[string, LocationPatch]>([
  ['the longest name', { name: 'x'.repeat(125) }],
  ['a name of 125 characters outside the basic plane', { name: '🦷'.repeat(125) }],
  ['the longest store code', { store_code: 'x'.repeat(59) }],
  ['the longest description', { description: 'x'.repeat(750) }],
  [
    'cleared fields',
    {
      store_code: null,
      description: '',
      phone_number: '',
      website_url: null,
      date_established: '',
    },
  ],
  ['a website', { website_url: 'http://harbour.example' }],
  ['a website with space around it', { website_url: ' https://harbour.example/bristol ' }],
  ['a slug', { business_website_slug: 'harbour-books-2' }],
  ['the corners of the globe', { lat: 90, lng: -180 }],
  ['a pin on the prime meridian', { lat: 51.48, lng: 0 }],
  ['a pin on the equator', { lat: 0, lng: 36.8 }],
  ['no map pin', { lat: null, lng: null }],
  ['a removed address', { has_storefront_address: false, street_address_1: null, region_code: '' }],
  [
    'a storefront with street and country',
    { has_storefront_address: true, street_address_1: '1 Quay', region_code: 'GB' },
  ],
  ['a storefront that keeps its street', { has_storefront_address: true }],
  ['the shortest phone number', { phone_number: '12345' }],
  ['the longest phone number', { phone_number: '+123456789012345' }],
  ['a phone number with space around it', { phone_number: ' +44 117 496 0123 ' }],
  [
    'the most service areas',
    { service_areas: Array.from({ length: 20 }, (_, i) => ({ place_id: `p${i}`, name: `P${i}` })) },
  ],
  ['an opening date one year ahead', { date_established: '2027-03-02' }],
  ['a description of several lines', { description: 'Books.\r\n\tAnd maps since 1984 to 2012.' }],
  ['a family of emoji in a name', { name: 'Books 👨‍👩‍👧 क्‍ष' }],
  ['a country of its own', { region_code: 'XK' }],
  ['the oldest possible opening date', { date_established: '0500-01-01' }],
  ['a leap day', { date_established: '2024-02-29' }],
  ['a phone number with punctuation', { phone_number: '+1 (415) 555-0132' }],
  ['a phone number that begins with its area', { phone_number: '(0161) 496 0358' }],
  ['a phone number whose country is in brackets', { phone_number: '(+44) 161 496 0358' }],
  ['nothing at all', {}],
])('@DET-2 accepted: %s', (_, patch) => {
  expect(validateLocation(patch, today)).toEqual({});
});

test.each([
  [
    { phone_number: '0117 496 0123 www.harbour.example' },
    { phone_number: ['Enter only a phone number, without a link.'] },
  ],
  [
    { phone_number: 'https://harbour.example' },
    { phone_number: ['Enter only a phone number, without a link.'] },
  ],
  [
    { website_url: 'https://harbour.example 0117 496 0123' },
    { website_url: ['Enter only a URL, without a phone number.'] },
  ],
  [
    { additional_phone_numbers: ['harbour.example, 0117 496 0123'] },
    { 'additional_phone_numbers.0': ['Enter only a phone number, without a link.'] },
  ],
  [{ website_url: ' https://harbour.example/0117-496-0123 ' }, {}],
])('@DET-2 a link and a phone number in one field, %j, are told apart', (patch, errors) => {
  expect(validateLocation(patch, '2026-11-20')).toEqual(errors);
});
