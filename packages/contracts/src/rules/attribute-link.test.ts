import { expect, test } from 'vitest';
import {
  attributeLinkError,
  attributeLinkExample,
  completeAttributeLink,
} from './attribute-link.ts';

const menu = 'attributes/url_menu';
const whatsApp = 'attributes/url_whatsapp';
const texts = 'attributes/url_text_messaging';

test.each([
  [menu, 'example.com/menu', 'https://example.com/menu'],
  [menu, '+44 7700 900123', '+44 7700 900123'],
  [whatsApp, 'wa.me/447700900123', 'https://wa.me/447700900123'],
  [whatsApp, '+44 7700 900123', 'https://wa.me/447700900123'],
  [whatsApp, '0044 (0)7700 900123', 'https://wa.me/447700900123'],
  [whatsApp, '+44 (7700) 900-123', 'https://wa.me/447700900123'],
  [texts, '+44 7700 900123', 'sms:+447700900123'],
  [texts, 'sms:+44 7700 900123', 'sms:+447700900123'],
  [texts, 'SMS://+447700900123', 'sms:+447700900123'],
  [texts, 'https://example.com/text', 'https://example.com/text'],
  [texts, '07700 900123', '07700 900123'],
  [texts, 'text +44 7700 900123', 'text +44 7700 900123'],
  [texts, '+44 7700 900123 (office)', '+44 7700 900123 (office)'],
  [texts, '+1 23456', '+1 23456'],
  [texts, '+1 234567', 'sms:+1234567'],
  [texts, '+123456789012345', 'sms:+123456789012345'],
  [texts, '+1234567890123456', '+1234567890123456'],
])('@ATTR-1 %s: %j is completed to %j', (name, typed, link) => {
  expect(completeAttributeLink(name, typed)).toBe(link);
});

test.each([
  [menu, 'https://example.com/menu', null],
  [menu, 'sms:+447700900123', /full URL/],
  [menu, 'http://example.com/menu', /must start with https/],
  [whatsApp, 'https://wa.me/447700900123', null],
  [whatsApp, '07700 900123', /with its country code/],
  [texts, 'sms:+447700900123', null],
  [texts, 'sms:07700900123', /with its country code/],
  [texts, 'sms:+44 7700 900123', /with its country code/],
  [texts, 'sms:+', /with its country code/],
  [texts, 'https://example.com/text', null],
  [menu, '\u200Bhttps://example.com/menu', /hidden character U\+200B/],
  [menu, 'https://example.com/menu\u200B', /hidden character U\+200B/],
  [whatsApp, '+44 7700 900123\u2060', /hidden character U\+2060/],
])('@ATTR-1 %s: %j has the error %s', (name, link, error) => {
  const found = attributeLinkError(name, link);
  if (error) expect(found).toMatch(error);
  else expect(found).toBeNull();
});

test.each([menu, whatsApp, texts])(
  '@ATTR-1 %s: each example is completed without an error',
  (name) => {
    const examples = attributeLinkExample(name).split(' or ');
    for (const example of name === menu ? [`${examples[0]}example.com`] : examples)
      expect(attributeLinkError(name, completeAttributeLink(name, example)), example).toBeNull();
  },
);
