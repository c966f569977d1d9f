import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import { expect, test } from 'vitest';
import { attributeItems } from './attribute-items.ts';

const attribute = (value_metadata: AttributeMetadata['value_metadata']): AttributeMetadata => ({
  name: 'attributes/some',
  value_type: 'ENUM',
  display_name: 'Some',
  group_display_name: 'Group',
  value_metadata,
});
const yesOrNo = attribute([
  { value: true, display_name: 'Yes' },
  { value: false, display_name: 'No' },
]);
const parking = attribute([
  { value: 'free', display_name: 'Free car park' },
  { value: 'paid', display_name: 'Paid car park' },
]);

test.each([
  [yesOrNo, { values: [false] }, [{ key: 'false', text: 'No' }]],
  [
    parking,
    { values: ['free'], unset_values: ['paid'] },
    [
      { key: 'free', text: 'Free car park' },
      { key: 'not paid', text: 'Paid car park', mark: 'No' },
    ],
  ],
  [parking, { values: ['new'] }, [{ key: 'new', text: 'new' }]],
  [parking, null, []],
  [parking, 'nonsense', []],
])('@BULK-1 @ATTR-1 an attribute has the wording of the provider: %#', (of, value, items) => {
  expect(attributeItems(of, value)).toEqual(items);
});
