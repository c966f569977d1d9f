import { expect, test } from 'vitest';
import { valuesOfItem } from './item-values.ts';

test.each(['errors', 'problems'])(
  '@BULK-2 an item stored with its %s keeps its values for the undo',
  (key) => {
    const item = {
      before: { phone: '020 7946 0000' },
      after: { values: { phone: '' }, [key]: { phone: 'Enter a phone number' }, attributes: {} },
    };
    expect(valuesOfItem(item)).toEqual({
      before: { phone: '020 7946 0000' },
      after: { phone: '' },
      errors: { phone: 'Enter a phone number' },
      attributes: {},
    });
  },
);
