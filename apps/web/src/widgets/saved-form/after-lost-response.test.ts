import { expect, test } from 'vitest';
import { afterLostResponse } from './after-lost-response.ts';

const before = { name: 'Harbour', phone: '0117 496 0123', label: '' };
const sent = { name: 'Quay', phone: '0117 496 0999', label: 'North' };
const fields = ['name', 'phone', 'label'] as const;
const outcome = (fresh: typeof before) => afterLostResponse(fields, { before, sent, fresh });

test('@ERR-4 a save without a response is recognised by the saved values', () => {
  expect(outcome(sent)).toEqual({ saved: fields, unsaved: [], unclear: [] });
  expect(outcome(before)).toEqual({ saved: [], unsaved: fields, unclear: [] });
});

test('@ERR-4 a normalized value counts as the sent value; for a third value, the outcome is unclear', () => {
  expect(outcome({ name: 'Pier', phone: '+44 117 496 0999', label: '' })).toEqual({
    saved: ['phone'],
    unsaved: ['label'],
    unclear: ['name'],
  });
});
