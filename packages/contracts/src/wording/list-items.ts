import type { FieldValue } from '../model/field-value.ts';
import type { ListItem } from './list-difference.ts';

export const phoneItems = (value: FieldValue<'phoneNumbers'>): readonly ListItem[] => [
  ...(value.primary_phone
    ? [{ key: value.primary_phone, text: value.primary_phone, mark: 'Primary' }]
    : []),
  ...value.additional_phones.map((phone) => ({ key: phone, text: phone })),
];

export const categoryItems = (value: FieldValue<'categories'>): readonly ListItem[] => [
  ...(value.primary ? [{ key: value.primary.id, text: value.primary.name, mark: 'Primary' }] : []),
  ...value.additional.map(({ id, name }) => ({ key: id, text: name })),
];

/** SVC-2: a free-form service is identified by category and name. */
export const serviceItems = (value: FieldValue<'serviceItems'>): readonly ListItem[] =>
  value.map(({ type, id, name, details }) => ({
    key: type === 'structured' ? id : `${id} ${name}`,
    text: name,
    mark: details,
  }));

export const placeItems = (value: FieldValue<'serviceArea.places'>): readonly ListItem[] =>
  value.map(({ place_id, name }) => ({ key: place_id, text: name }));
