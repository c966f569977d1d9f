import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { UpdateChange } from './update-change.tsx';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', () => 0);
});

const shown = (
  action: string | null,
  change: Partial<GoogleUpdate> = {},
  since?: 'reversed' | 'changed-since',
): string =>
  renderToStaticMarkup(
    createElement(UpdateChange, {
      since,
      update: {
        field_name: 'openInfo.status',
        platform_value: 'open',
        update_value: 'closed_temporarily',
        resolution: action === null ? null : { resolved_action: action },
        ...change,
      },
    }),
  ).replaceAll(/ class="[^"]*"/g, '');

test.each([
  ['accepted', 'Your value then and now', 'On Google then'],
  ['rejected', 'Your value then', 'On Google then (now your value)'],
])('@UPD-6 the titles of a reversed decision (%s) name the value of today', (action, ours, its) => {
  const text = shown(action, {}, 'reversed');
  expect(text).toContain(`<dt>${ours}</dt>`);
  expect(text).toContain(`<dt>${its}</dt>`);
});

test('@UPD-6 after a third value, neither side is called the current value', () => {
  expect(shown('rejected', {}, 'changed-since')).toContain('<dt>On Google then</dt>');
});

const side = ([title, value]: readonly [string, string]): string =>
  `<dt>${title}</dt><dd dir="auto">${value}</dd>`;

test.each([
  [null, ['Your value', '<del>Open</del>'], ['On Google now', '<ins>Temporarily closed</ins>']],
  [
    'accepted',
    ['Your value, replaced', '<del>Open</del>'],
    ['On Google, accepted', '<ins>Temporarily closed</ins>'],
  ],
  [
    'rejected',
    ['Your value, kept', 'Open'],
    ['On Google, rejected', '<del>Temporarily closed</del>'],
  ],
  ['dismissed', ['Your value then', 'Open'], ['On Google then', '<ins>Temporarily closed</ins>']],
  ['nullified', ['Your value then', 'Open'], ['On Google then', '<ins>Temporarily closed</ins>']],
  ['merged', ['Your value then', 'Open'], ['On Google then', '<ins>Temporarily closed</ins>']],
] as const)('@UPD-4 @UPD-8 a %s update shows each value’s outcome', (action, ours, theirs) => {
  const html = shown(action);
  expect(html).toContain(side(ours));
  expect(html).toContain(side(theirs));
});

test('@UPD-8 a rejected list keeps removed items and rejects added ones', () => {
  const html = shown('rejected', {
    field_name: 'phoneNumbers',
    platform_value: { primary_phone: '1', additional_phones: ['2'] },
    update_value: { primary_phone: '1', additional_phones: ['3'] },
  });
  expect(html).toMatch(/Kept: .*2/);
  expect(html).toMatch(/Rejected: .*3/);
  expect(html).not.toMatch(/Added: |Removed: /);
});
