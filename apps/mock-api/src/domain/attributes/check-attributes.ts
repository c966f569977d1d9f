import type { AttributeInput } from '@placekeeper/contracts/model/attribute';
import { socialFields } from '@placekeeper/contracts/rules/provider-fields';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { isWebsite } from '@placekeeper/contracts/rules/web-address';
import {
  attributeByName,
  type AttributeMetadata,
  type AttributeValueType,
} from '../../provider/attributes.ts';

/** What is wrong with the values of one attribute, at the place under it. */
export type AttributeError = readonly [path: string, message: string];
type Check = (input: AttributeInput, choices: ReadonlySet<unknown>) => readonly AttributeError[];

/** The provider's limit for links of one kind. */
const mostLinks = 20;

/** Every fault of a change, by the place in it. */
export function checkAttributes(
  inputs: readonly AttributeInput[],
  available: readonly AttributeMetadata[],
): FieldErrors {
  const allowed = new Map(available.map((attribute) => [attribute.name, attribute]));
  const seen = new Set<string>();
  const errors = inputs.flatMap((input, index) => {
    const attribute = allowed.get(input.name);
    const fieldErrors: readonly AttributeError[] = seen.has(input.name)
      ? [['name', 'This attribute is named twice.']]
      : attribute
        ? errorsOf(input, attribute)
        : [['name', whyUnavailable(input.name)]];
    seen.add(input.name);
    return fieldErrors.map(
      ([path, message]) => [`attributes.${index}.${path}`, [message]] as const,
    );
  });
  return Object.fromEntries(errors);
}

function whyUnavailable(name: string): string {
  if (socialFields.some((field) => field === name))
    return 'Addresses of social profiles are changed under Social profiles.';
  return attributeByName(name)
    ? 'The categories and the country of this location do not allow this attribute.'
    : 'There is no such attribute.';
}

/** What is wrong with the values of an attribute, wherever it is available. */
function errorsOf(input: AttributeInput, attribute: AttributeMetadata): readonly AttributeError[] {
  const { values, unset_values: unset = [] } = input;
  if (unset.length > 0 && attribute.valueType !== 'REPEATED_ENUM')
    return [['unset_values', 'Only an attribute with several choices can have unset values.']];
  if (values.length === 0 && unset.length === 0) return [];
  const choices = new Set(attribute.valueMetadata.map(({ value }) => value));
  return checks[attribute.valueType](input, choices);
}

const checkOne =
  (message: string): Check =>
  ({ values }, choices) => {
    if (values.length > 1) return [['values', 'Give one value.']];
    return values.every((value) => choices.has(value)) ? [] : [['values.0', message]];
  };

/** Several of the choices, each either set or unset. */
const checkSeveral: Check = ({ values, unset_values: unset = [] }, choices) => {
  const seen = new Set<unknown>();
  const errorsIn = (list: string, chosen: readonly unknown[]) =>
    chosen.flatMap((value, index): readonly AttributeError[] => {
      const isRepeated = seen.has(value);
      seen.add(value);
      if (!choices.has(value)) return [[`${list}.${index}`, 'Choose one of the values offered.']];
      return isRepeated ? [[`${list}.${index}`, 'This value is given twice.']] : [];
    });
  return [...errorsIn('values', values), ...errorsIn('unset_values', unset)];
};

const checkLinks: Check = ({ values }) => {
  if (values.length > mostLinks) return [['values', `Google keeps ${mostLinks} links at most.`]];
  return values.flatMap((value, index): readonly AttributeError[] => {
    if (typeof value !== 'string' || !value.startsWith('https://') || !isWebsite(value))
      return [[`values.${index}`, 'Enter a full web address, as https://example.com/book.']];
    return values.indexOf(value) < index ? [[`values.${index}`, 'This link is given twice.']] : [];
  });
};

const checks: Readonly<Record<AttributeValueType, Check>> = {
  BOOL: checkOne('Say yes or no: true or false.'),
  ENUM: checkOne('Choose one of the values offered.'),
  REPEATED_ENUM: checkSeveral,
  URL: checkLinks,
};
