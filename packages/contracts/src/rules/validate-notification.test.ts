import { describe, expect, test } from 'vitest';
import { emailMessages, isEmailAddress, longestEmailAddress } from './email-address.ts';
import { notificationLimits } from './limits.ts';
import { validateNotification } from './validate-notification.ts';

describe('@NOTIF-5 e-mail addresses', () => {
  test.each([
    'name@example.com',
    'first.last+google@shop.example.co.uk',
    "o'hara_1%x@example.museum",
    'a@b.cd',
    'info@xn--mller-kva.de',
    'name@example.xn--p1ai',
    'NAME@EXAMPLE.COM',
  ])('%s is valid', (text) => expect(isEmailAddress(text)).toBe(true));

  test.each([
    '',
    'name',
    'name@',
    '@example.com',
    'name@example',
    'name@@example.com',
    'name@example..com',
    'name@-example.com',
    'name@example-.com',
    'name@example.c',
    'name@127.0.0.1',
    '.name@example.com',
    'na..me@example.com',
    'name.@example.com',
    'two words@example.com',
    ' name@example.com',
    'name@example.com ',
    'name@example.com\n',
    'name@example.com\r\nBcc: all@example.com',
    'Name <name@example.com>',
    'a@example.com, b@example.com',
    'a@example.com;b@example.com',
    `${'x'.repeat(longestEmailAddress)}@example.com`,
    `${'a.'.repeat(20_000)}@`,
  ])('%j is invalid', (text) => expect(isEmailAddress(text)).toBe(false));
});

const errors = (emails: readonly string[]) =>
  validateNotification({ options: { emails: [...emails], sources: ['google'] } });

describe('@NOTIF-5 the addresses of a configuration', () => {
  test('an invisible mark in an address is named', () => {
    expect(errors(['a@example.com', '\u200Bb@example.com'])).toEqual({
      'options.emails.1': ['Remove the hidden character U+200B.'],
    });
  });

  test('each error is at its address', () => {
    expect(errors(['a@example.com', 'b@', 'c@example.com', ''])).toEqual({
      'options.emails.1': [emailMessages.malformed],
      'options.emails.3': [emailMessages.malformed],
    });
  });

  test('the second of two equal addresses is refused in any notation', () => {
    expect(errors(['a@example.com', 'A@Example.COM', 'a@example.com'])).toEqual({
      'options.emails.1': [emailMessages.repeated],
      'options.emails.2': [emailMessages.repeated],
    });
  });

  test('the list has at least one address, and not too many', () => {
    const many = Array.from(
      { length: notificationLimits.emails + 1 },
      (_, n) => `a${n}@example.com`,
    );
    expect(errors([])).toEqual({ 'options.emails': [emailMessages.none] });
    expect(errors(many)).toEqual({ 'options.emails': [emailMessages.tooMany] });
    expect(errors(many.slice(1))).toEqual({});
  });

  test('a list of a hundred thousand addresses is validated quickly', () => {
    // Measures CPU time, because other processes lengthen the elapsed time.
    const before = process.threadCpuUsage();
    errors(Array.from({ length: 100_000 }, (_, n) => `a${n}@example.com`));
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});

test('at least one source is required, or nothing would be mailed @NOTIF-1', () => {
  const options = { emails: ['olivia@example.com'], sources: [] };
  expect(validateNotification({ options })).toEqual({
    'options.sources': ['Select Google, owners and managers, or both.'],
  });
});
