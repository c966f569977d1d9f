import { expect, test } from 'vitest';
import { phoneError, phoneKey, phoneOrigin, readPhone, parsePhone } from './phone-number.ts';

test.each([
  ['0117 496 0123', 'GB'],
  ['+44 117 496 0123', 'GB'],
  ['+44 117 496 0123', 'FR'],
  ['+44 117 496 0123', undefined],
  ['+44 117 496 0123', 'ZZ'],
])('the number %s can be called in %s @DET-2', (phone, region) => {
  expect(phoneError(phone, region)).toBeNull();
});

test.each([
  ['0117 496 012', 'GB', 'This isn’t a valid phone number in the United Kingdom.'],
  [
    '0117 496 0123',
    undefined,
    'Enter a phone number with its country code, such as +44 117 496 0123.',
  ],
  ['0117 496 0123', 'ZZ', 'Enter a phone number with its country code, such as +44 117 496 0123.'],
])('the number %s cannot be called in %s @DET-2', (phone, region, error) => {
  expect(phoneError(phone, region)).toBe(error);
});

test('all notations of a phone number have the same key @DET-2', () => {
  const keys = ['0117 496 0123', '(0117) 4960123', '+44 117 496 0123'].map((phone) =>
    phoneKey(phone, 'GB'),
  );
  expect(new Set(keys).size).toBe(1);
  expect(phoneKey('0117 496 0124', 'GB')).not.toBe(keys[0]);
});

test('an unparsable number is compared by its digits @DET-2', () => {
  expect(phoneKey('0117-496 0123', undefined)).toBe('01174960123');
});

test('the origin of a number is its country, or the given region @DET-2', () => {
  expect(phoneOrigin('0117 496 0123', 'GB')).toEqual({ country: 'GB', home: 'GB' });
  expect(phoneOrigin('+33 1 70 18 99 00', 'GB')).toEqual({ country: 'FR', home: 'GB' });
  expect(phoneOrigin('+33 1 70 18 99 00', 'ZZ')).toEqual({ country: 'FR', home: undefined });
  expect(phoneOrigin('+33 1 70 18 99 00', undefined)).toEqual({ country: 'FR', home: undefined });
});

test.each([
  ['123', 'GB'],
  ['0117 496 0123', undefined],
  ['call us', 'GB'],
])('%s in %s cannot be a phone number @DET-2', (phone, region) => {
  expect(phoneOrigin(phone, region)).toBeNull();
});

test.each([
  ['0117 496 0123', 'GB'],
  ['+44 117 496 0123', 'GB'],
  [' +44 117 496 0123', undefined],
  ['+44 117 496 0123', 'ZZ'],
])('%j in %s is parsed to the international form @BULK-3', (text, region) => {
  expect(readPhone(text, region)).toEqual({ phone: '+44 117 496 0123' });
});

test.each([
  [
    '0117 496 0123',
    undefined,
    '“0117 496 0123” needs a country code, such as +44 117 496 0123, because the row has no country.',
  ],
  [
    '0117 496 0123',
    'ZZ',
    '“0117 496 0123” needs a country code, such as +44 117 496 0123, because the row has no country.',
  ],
  ['0117 496 012', 'GB', '“0117 496 012” isn’t a valid phone number.'],
  ['+44', undefined, '“+44” isn’t a valid phone number.'],
  ['0117 496 0123 ext. 5', 'GB', '“0117 496 0123 ext. 5” isn’t a valid phone number.'],
  ['+33 1 70 18 99 00', 'GB', '“+33 1 70 18 99 00” isn’t a phone number in the United Kingdom.'],
])('%j in %s cannot be parsed @BULK-3', (text, region, error) => {
  expect(readPhone(text, region)).toEqual({ error });
});

test.each([
  ['0117 496 0123', 'GB', { phone: '+44 117 496 0123', country: 'GB' }],
  ['+49 40 66969684', 'GB', { phone: '+49 40 66969684', country: 'DE' }],
  ['(415) 555-2671', 'US', { phone: '+1 415 555 2671', country: 'US' }],
  ['0117 496 0123', undefined, null],
  ['0117 496 0123 ext. 5', 'GB', null],
  ['117', 'GB', null],
])('@DET-2 the phone %j in %s is parsed as %j', (text, region, parsed) => {
  expect(parsePhone(text, region)).toEqual(parsed);
});
