import { expect, test } from 'vitest';
import { completeWebsite } from './web-address.ts';

test.each([
  ['example.com', 'https://example.com'],
  [' www.example.co.uk/bristol?a=b ', 'https://www.example.co.uk/bristol?a=b'],
  ['//example.com', 'https://example.com'],
  ['example.com/a//b', 'https://example.com/a//b'],
  ['\u200Eexample.com', 'https://example.com'],
  ['example.com:8080', 'https://example.com:8080'],
  ['bücher.example', 'https://bücher.example'],
  ['http://example.com', 'http://example.com'],
  ['https://example.com ', 'https://example.com '],
  ['info@example.com', 'info@example.com'],
  ['mailto:info@example.com', 'mailto:info@example.com'],
  ['12.30', '12.30'],
  ['harbour', 'harbour'],
  ['example.com or example.org', 'example.com or example.org'],
  ['{store_code}.example.com', '{store_code}.example.com'],
  ['', ''],
])('@DET-2 the website %j is completed to %j', (typed, whole) => {
  expect(completeWebsite(typed)).toBe(whole);
});
