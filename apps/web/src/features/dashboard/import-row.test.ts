import { expect, test } from 'vitest';
import { reasonsText } from './import-row.tsx';

const failed = (...messages: string[]) => ({
  failures: messages.map((message, id) => ({ id: String(id), title: 'Harbour Books', message })),
});

test.each([
  [{}, ''],
  [failed('You left.', 'You left.'), 'You left.'],
  [
    failed('It was late.', 'You left.', 'You left.'),
    'Most common reason: You left. 1 other reason in the details.',
  ],
])('@IMP-3 the reasons of failed imports %j are: %s', (status, text) => {
  expect(reasonsText(status)).toBe(text);
});
