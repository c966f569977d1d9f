import { characterCount } from '../../rules/character-count.ts';
import { profileLimits } from '../../rules/limits.ts';
import type { ServiceItem } from '../profile.ts';
import {
  needsStorefront,
  hasHidden,
  hiddenMessage,
  rejectWhere,
  type Validator,
} from './validator.ts';

const repeats = (texts: readonly string[]) => new Set(texts).size < texts.length;

export const validatePatchedCategories: Validator = ({ next, catalogue }) => {
  const { primary, additional } = next.categories;
  const isPlace = needsStorefront(primary, catalogue);
  return rejectWhere(
    [
      [primary, ...additional].some((id) => !catalogue.hasCategory(id)),
      'INVALID_CATEGORY',
      'One of the categories doesn’t exist.',
    ],
    [
      repeats([primary, ...additional]),
      'INVALID_LOCATION_CATEGORY',
      'One of the categories is listed twice.',
    ],
    [
      additional.length > profileLimits.additionalCategories,
      'TOO_MANY_VALUES',
      `Google allows up to ${profileLimits.additionalCategories} additional categories.`,
    ],
    [
      isPlace && next.storefrontAddress === null,
      'STOREFRONT_REQUIRED_FOR_CATEGORY',
      'Businesses in this category need a storefront address.',
    ],
    [
      isPlace && next.serviceArea.length > 0,
      'INVALID_CATEGORY_FOR_SAB',
      'Businesses in this category can’t have service areas.',
    ],
  );
};

const keyOf = (item: ServiceItem): string =>
  'structuredServiceItem' in item
    ? item.structuredServiceItem.serviceTypeId
    : `${item.freeFormServiceItem.category}/${item.freeFormServiceItem.displayName}`;

export const validateServices: Validator = ({ live, next, servicesBlocked, catalogue }) => {
  if (servicesBlocked)
    return rejectWhere([
      true,
      'INVALID_LOCATION_CATEGORY',
      'Google doesn’t allow service changes on this profile.',
    ]);
  const own = new Set([next.categories.primary, ...next.categories.additional]);
  const listed = new Set(live.serviceItems.map(keyOf));
  const added = next.serviceItems.filter((item) => !listed.has(keyOf(item)));
  const structured = next.serviceItems.flatMap((item) =>
    'structuredServiceItem' in item ? [item.structuredServiceItem.serviceTypeId] : [],
  );
  const free = next.serviceItems.flatMap((item) =>
    'freeFormServiceItem' in item ? [item.freeFormServiceItem] : [],
  );
  return rejectWhere(
    [
      structured.includes(''),
      'SERVICE_ITEM_WITH_NO_SERVICE_TYPE_ID',
      'One of the services has no type.',
    ],
    [
      added.some(
        (item) =>
          'structuredServiceItem' in item &&
          item.structuredServiceItem.serviceTypeId !== '' &&
          !catalogue.hasServiceType(item.structuredServiceItem.serviceTypeId),
      ),
      'INVALID_SERVICE_ITEM',
      'One of the services has an unknown type.',
    ],
    [repeats(structured), 'SERVICE_TYPE_ID_DUPLICATE', 'One of the services is listed twice.'],
    [
      free.some(({ category }) => category === ''),
      'FREE_FORM_SERVICE_ITEM_WITH_NO_CATEGORY_ID',
      'One of the services has no category.',
    ],
    [
      added.some(
        (item) =>
          'freeFormServiceItem' in item &&
          item.freeFormServiceItem.category !== '' &&
          !own.has(item.freeFormServiceItem.category),
      ),
      'INVALID_CATEGORY',
      'One of the services belongs to a category this profile doesn’t have.',
    ],
    [
      free.some(({ displayName }) => displayName.trim() === ''),
      'SERVICE_ITEM_LABEL_NO_DISPLAY_NAME',
      'One of the services has no name.',
    ],
    [
      repeats(free.map(({ category, displayName }) => `${category}/${displayName.trim()}`)),
      'SERVICE_ITEM_LABEL_DUPLICATE_DISPLAY_NAME',
      'Two services in one category have the same name.',
    ],
    [
      free.some(({ displayName }) => characterCount(displayName) > profileLimits.serviceName),
      'STRING_TOO_LONG',
      `The name of a service has more than ${profileLimits.serviceName} characters.`,
    ],
    [
      free.some(({ displayName }) => hasHidden(displayName)),
      'SERVICE_ITEM_LABEL_INVALID_UTF8',
      hiddenMessage,
    ],
  );
};
