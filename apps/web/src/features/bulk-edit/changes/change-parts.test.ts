import { TagId } from '@placekeeper/contracts/core/id';
import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import { expect, test } from 'vitest';
import { checkDraft, errorsOfResponse } from './check-draft.ts';
import { emptyDraft, withField, withPart, type ChangesDraft, type PartName } from './draft.ts';
import { changedLabels, readChanges } from './read-changes.ts';

const bars = { id: TagId.parse(1), name: 'Bars', locations_count: 3 };
const deleted = TagId.parse(84);
const context = { count: 36, today: '2026-03-12', tags: [bars] };
const cafe = { id: 'gcid:cafe', name: 'Café' };
const library = { id: 'gcid:library', name: 'Library' };
const bath = { id: 'p1', name: 'Bath' };
const attribute = (name: string, value_type: AttributeMetadata['value_type']) => ({
  name: `attributes/${name}`,
  value_type,
  display_name: name,
  group_display_name: 'Group',
  value_metadata:
    value_type === 'BOOL'
      ? [
          { value: true, display_name: 'Yes' },
          { value: false, display_name: 'No' },
        ]
      : [
          { value: 'free', display_name: 'Free' },
          { value: 'paid', display_name: 'Paid' },
        ],
});
const said = (
  of: ReturnType<typeof attribute>,
  ...values: string[]
): ChangesDraft['attributes']['chosen'][number] => ({
  attribute: of,
  clear: false,
  values,
  denied: [],
});

const on = <Name extends PartName>(name: Name, change: Partial<ChangesDraft[Name]>): ChangesDraft =>
  withPart(emptyDraft, name, { on: true, ...change });

test.each<[what: string, ChangesDraft, unknown]>([
  ['a primary category', on('primary', { category: cafe }), { primary_category_id: 'gcid:cafe' }],
  [
    'a category for another',
    on('additional', { add: [cafe], remove: [library] }),
    { additional_categories: { add: ['gcid:cafe'], remove: ['gcid:library'] } },
  ],
  [
    'a number more, an empty box being none',
    on('phones', { add: ['0117 496 0123', ' '], remove: [''] }),
    { additional_phone_numbers: { add: ['0117 496 0123'] } },
  ],
  [
    'the numbers replaced',
    on('phones', { way: 'replace', add: ['0117 496 0123'], remove: ['0117 496 0124'] }),
    { set: { additional_phone_numbers: ['0117 496 0123'] } },
  ],
  [
    'the numbers cleared',
    on('phones', { way: 'clear', add: ['0117 496 0123'] }),
    { set: { additional_phone_numbers: [] } },
  ],
  [
    'an area for another',
    on('areas', { add: [bath], remove: [{ id: 'p2', name: 'Bristol' }] }),
    { service_areas: { add: [{ place_id: 'p1', name: 'Bath' }], remove: ['p2'] } },
  ],
  [
    'the areas replaced',
    on('areas', { way: 'replace', add: [bath] }),
    { set: { service_areas: [{ place_id: 'p1', name: 'Bath' }] } },
  ],
  ['the areas cleared', on('areas', { way: 'clear' }), { set: { service_areas: [] } }],
  [
    'attributes said, chosen, linked and cleared',
    on('attributes', {
      chosen: [
        said(attribute('lift', 'BOOL'), 'false'),
        {
          ...said(attribute('parking', 'REPEATED_ENUM'), 'free'),
          denied: ['paid'],
          cleared: ['valet'],
        },
        said(attribute('url_menu', 'URL'), ' https://example.com/menu ', ''),
        { ...said(attribute('sauna', 'BOOL'), 'true'), clear: true },
      ],
    }),
    {
      attributes: {
        set: [
          { name: 'attributes/lift', values: [false] },
          {
            name: 'attributes/parking',
            values: ['free'],
            unset_values: ['paid'],
            cleared_values: ['valet'],
          },
          { name: 'attributes/url_menu', values: ['https://example.com/menu'] },
        ],
        clear: ['attributes/sauna'],
      },
    },
  ],
  [
    'services of both kinds',
    on('services', {
      add: [{ type: 'structured', id: 'job_type_id:payroll', name: 'Payroll' }],
      remove: [{ type: 'free_form', category: cafe, name: 'Birthday cakes' }],
    }),
    {
      services: {
        add: [{ type: 'structured', service_type_id: 'job_type_id:payroll' }],
        remove: [{ type: 'free_form', category_id: 'gcid:cafe', display_name: 'Birthday cakes' }],
      },
    },
  ],
])('@BULK-1 %s, as the platform takes it', (_, draft, changes) => {
  expect(checkDraft(draft, context)).toEqual({});
  expect(readChanges(draft).data).toEqual(changes);
});

test.each<[ChangesDraft, errors: Readonly<Record<string, string>>]>([
  [on('primary', {}), { primary_category_id: 'Choose a category.' }],
  [on('additional', {}), { additional_categories: 'Add or remove at least one category.' }],
  [on('phones', { add: [''] }), { additional_phone_numbers: 'Add or remove at least one number.' }],
  [
    on('phones', { way: 'replace' }),
    { additional_phone_numbers: 'Add at least one number, or choose “Remove all”.' },
  ],
  [
    on('phones', { add: ['0117 496 0123', 'call us'] }),
    { 'additional_phone_numbers.add.1': expect.stringContaining('Enter a phone number') },
  ],
  [
    on('phones', { add: ['0117 496 0121', '0117 496 0122', '0117 496 0123'] }),
    { additional_phone_numbers: 'Google allows up to 2 additional numbers.' },
  ],
  [on('areas', { remove: [] }), { service_areas: 'Add or remove at least one service area.' }],
  [
    on('areas', {
      add: Array.from({ length: 21 }, (_, at) => ({ id: `p${at}`, name: `Place ${at}` })),
    }),
    { service_areas: 'Google allows up to 20 service areas.' },
  ],
  [on('attributes', {}), { attributes: 'Add at least one attribute.' }],
  [
    on('attributes', {
      chosen: [
        said(attribute('lift', 'BOOL')),
        said(attribute('url_menu', 'URL'), 'https://example.com/a', 'menu'),
      ],
    }),
    {
      'attributes.attributes/lift': 'Enter a value, or select Clear.',
      'attributes.attributes/url_menu.1': 'Enter a full URL, such as https://example.com/book.',
    },
  ],
  [on('services', {}), { services: 'Add or remove at least one service.' }],
  [on('tags', { add: [bars.id, deleted] }), { tags: 'Remove the tags that no longer exist.' }],
  [on('tags', { remove: [deleted] }), { tags: 'Remove the tags that no longer exist.' }],
])('@BULK-1 missing and invalid values have messages at their fields: %#', (draft, errors) => {
  expect(checkDraft(draft, context)).toEqual(errors);
});

test('@BULK-1 an address is shown or hidden, and its lines are text', () => {
  const address = (value: string) =>
    withField(emptyDraft, 'set.has_storefront_address', { on: true, value });
  expect(readChanges(address('false')).data).toEqual({ set: { has_storefront_address: false } });
  expect(checkDraft(address(''), context)).toEqual({ 'set.has_storefront_address': 'Choose one.' });
  const country = withField(address('true'), 'set.region_code', { on: true, value: 'GB' });
  expect(readChanges(country).data).toEqual({
    set: { has_storefront_address: true, region_code: 'GB' },
  });
});

test('@BULK-1 changed parts and fields are named in the order of the form', () => {
  const both = withPart(on('phones', { way: 'clear' }), 'areas', { on: true, way: 'clear' });
  const all = withField(both, 'set.label', { on: true, value: 'Spring' });
  expect(changedLabels(all)).toEqual(['Additional phones', 'Service areas', 'Label']);
  expect(readChanges(all).data).toEqual({
    set: { additional_phone_numbers: [], service_areas: [], label: 'Spring' },
  });
});

test('@ERR-4 an error in a list is shown at the list, whether it was sent as a change or a replacement', () => {
  expect(
    errorsOfResponse({
      'changes.set.additional_phone_numbers.0': ['No such number.'],
      'changes.service_areas.add.0.name': ['Hidden.'],
      'changes.attributes.set.0.values.0': ['Not offered.'],
      'changes.primary_category_id': ['This category doesn’t exist.'],
    }),
  ).toEqual({
    additional_phone_numbers: 'No such number.',
    service_areas: 'Hidden.',
    attributes: 'Not offered.',
    primary_category_id: 'This category doesn’t exist.',
  });
});
