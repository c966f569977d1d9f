import { expect, test } from 'vitest';
import { categoryItems, phoneItems, placeItems, serviceItems } from './list-items.ts';

test('@UPD-8 the items of a list have a key, a text and a mark', () => {
  const [cafe, bakery] = [
    { id: 'gcid:cafe', name: 'Café' },
    { id: 'gcid:bakery', name: 'Bakery' },
  ];
  expect(categoryItems({ primary: cafe, additional: [bakery] })).toEqual([
    { key: 'gcid:cafe', text: 'Café', mark: 'Primary' },
    { key: 'gcid:bakery', text: 'Bakery' },
  ]);
  expect(categoryItems({ primary: null, additional: [] })).toEqual([]);
  expect(phoneItems({ primary_phone: '0117 1', additional_phones: ['0117 2'] })).toEqual([
    { key: '0117 1', text: '0117 1', mark: 'Primary' },
    { key: '0117 2', text: '0117 2' },
  ]);
  expect(phoneItems({ primary_phone: null, additional_phones: [] })).toEqual([]);
  expect(placeItems([{ place_id: 'p', name: 'Bath' }])).toEqual([{ key: 'p', text: 'Bath' }]);
});

test('@SVC-2 a free-form service is identified by its category and its name', () => {
  const named = { name: 'Payroll', details: 'Monthly' };
  expect(
    serviceItems([
      { type: 'structured', id: 'job_type_id:payroll', ...named },
      { type: 'free_form', id: 'gcid:accountant', ...named },
    ]),
  ).toEqual([
    { key: 'job_type_id:payroll', text: 'Payroll', mark: 'Monthly' },
    { key: 'gcid:accountant Payroll', text: 'Payroll', mark: 'Monthly' },
  ]);
});
