import type { BulkChanges } from './bulk-changes.ts';
import { profileLimits } from '../rules/limits.ts';
import { validateOpeningHours } from '../rules/validate-opening-hours.ts';
import { checkPatch, placeMissingMessage } from '../profile/check-patch.ts';
import type { Catalogue } from '../profile/catalogue.ts';
import { periodToWire, specialToWire } from '../profile/hours-wire.ts';
import { validatePatch, type PatchToValidate } from '../profile/validate-patch.ts';
import { authorizationError, servicesError, standingError } from '../profile/profile-blocks.ts';
import type { Profile, ServiceItem } from '../profile/profile.ts';
import { fieldOfPatchPath, fieldsOfChanges } from '../rules/fields-of-changes.ts';
import { phoneError } from '../rules/phone-number.ts';
import type { BulkContext, Subject } from './bulk-context.ts';
import { attributesAmong } from './edited-state.ts';
import { serviceItem, serviceItemKey } from './service-items.ts';

export type ErrorsByField = Readonly<Record<string, string>>;

type FieldError = readonly [field: string, message: string];

function collect(errors: readonly FieldError[]): ErrorsByField {
  const byField = Map.groupBy(errors, ([field]) => field);
  return Object.fromEntries(
    [...byField].map(([field, found]) => [
      field,
      [...new Set(found.map(([, message]) => message))].join(' '),
    ]),
  );
}

/** Errors by Placekeeper's rules. The same rules apply when a single location is saved. */
export function ownErrors(
  context: BulkContext,
  subject: Subject,
  changes: BulkChanges,
  next: Profile,
  changed: readonly string[],
): ErrorsByField {
  const patched = changes.set
    ? checkPatch(subject.state.profile, changes.set, next, {
        today: context.today,
        storeCodeError: (code) => context.storeCodeError(subject.id, code),
      })
    : {};
  return collect([
    ...Object.entries(patched).flatMap(([path, messages]) =>
      messages.map((message): FieldError => [fieldOfPatchPath(path), message]),
    ),
    ...phoneErrors(subject, changes, next),
    ...areaErrors(changes, next, changed),
    ...hoursErrors(changes, next),
    ...categoryErrors(changes, next),
    ...serviceErrors(changes, next, context.catalogue),
    ...attributeErrors(changes, next, context),
    ...blockedErrors(subject, changed),
    ...unreadableErrors(subject, changes),
  ]);
}

/**
 * ATTR-1: why attributes cannot change now, or null. Their changes never wait: the provider applies them at once or not
 * at all.
 */
export function attributeBlock({ managementStatus, standing }: Subject): string | null {
  if (managementStatus === 'disabled') return null;
  return authorizationError(managementStatus) ?? standingError(standing);
}

/** Refuses changes of attributes and services that cannot be published now, because such changes cannot wait. */
function blockedErrors(subject: Subject, changed: readonly string[]): readonly FieldError[] {
  const block = attributeBlock(subject);
  const attributes = block === null ? [] : attributesAmong(changed);
  const services =
    subject.managementStatus !== 'disabled' && changed.includes('serviceItems')
      ? servicesError(subject.servicesBlocked)
      : null;
  return [
    ...attributes.map((name): FieldError => [name, block ?? '']),
    ...(services === null ? [] : [['serviceItems', services] satisfies FieldError]),
  ];
}

/** Lists and addresses are saved as a whole, so a part cannot change while the rest is unknown. */
function unreadableErrors({ unknown }: Subject, changes: BulkChanges): readonly FieldError[] {
  const { set, social_profiles: _, attributes: __, ...parts } = changes;
  const ofSet = fieldsOfChanges(set ? { set } : {}).filter(
    (field) => field === 'storefrontAddress',
  );
  return [...new Set([...fieldsOfChanges(parts), ...ofSet])]
    .filter((field) => unknown.has(field))
    .map((field) => [
      field,
      'Placekeeper couldn’t read the current value. You can only replace or clear the whole value.',
    ]);
}

/** BULK-1: predicts the errors that the provider would report. */
export const providerErrors = (patch: Omit<PatchToValidate, 'changedSince'>): ErrorsByField =>
  collect(
    validatePatch({ ...patch, changedSince: [] }).map(({ field, reason, message }) => [
      field ?? patch.fields[0] ?? 'title',
      message ?? reason,
    ]),
  );

/** Also validates unchanged hours, because hours are sent as a whole. */
function hoursErrors(
  { periods, special_periods }: BulkChanges,
  next: Profile,
): readonly FieldError[] {
  if (!periods && !special_periods) return [];
  const hours = {
    periods: next.regularHours.map(periodToWire),
    special_periods: next.specialHours.map(specialToWire),
  };
  return validateOpeningHours(hours).map(([path, message]) => [fieldOfPatchPath(path), message]);
}

/** Checks only added numbers, by the rules of the location's country. */
function phoneErrors(
  { state }: Subject,
  { additional_phone_numbers: change }: BulkChanges,
  { phoneNumbers, storefrontAddress }: Profile,
): readonly FieldError[] {
  const before = state.profile.phoneNumbers.additionalPhones;
  const after = phoneNumbers.additionalPhones;
  const added = change ? after.filter((phone) => !before.includes(phone)) : [];
  if (added.length === 0) return [];
  const most = profileLimits.additionalPhones;
  return [
    ...added.map((phone) => phoneError(phone, storefrontAddress?.regionCode)),
    after.length > most
      ? `Google allows ${most} additional numbers. This location would have ${after.length}.`
      : null,
  ].flatMap((message): readonly FieldError[] =>
    message === null ? [] : [['phoneNumbers', message]],
  );
}

function areaErrors(
  { service_areas: change }: BulkChanges,
  { serviceArea, storefrontAddress }: Profile,
  changed: readonly string[],
): readonly FieldError[] {
  if (!change || !changed.includes('serviceArea.places')) return [];
  if (serviceArea.length === 0 && storefrontAddress === null)
    return [['serviceArea.places', placeMissingMessage]];
  const most = profileLimits.serviceAreas;
  return serviceArea.length > most
    ? [
        [
          'serviceArea.places',
          `Google allows ${most} service areas. This location would have ${serviceArea.length}.`,
        ],
      ]
    : [];
}

function categoryErrors(changes: BulkChanges, { categories }: Profile): readonly FieldError[] {
  const count = categories.additional.length;
  if (!changes.additional_categories?.add?.length || count <= profileLimits.additionalCategories)
    return [];
  const most = profileLimits.additionalCategories;
  return [
    [
      'categories',
      `Google allows ${most} additional categories. This location would have ${count}.`,
    ],
  ];
}

function serviceErrors(
  { services }: BulkChanges,
  next: Profile,
  catalogue: Catalogue,
): readonly FieldError[] {
  const { primary, additional } = next.categories;
  const own = new Set([primary, ...additional]);
  const listed = new Set(next.serviceItems.map(serviceItemKey));
  return (services?.add ?? [])
    .map((service) => serviceItem(service, catalogue))
    .filter((item) => listed.has(serviceItemKey(item)))
    .flatMap((item): readonly FieldError[] => {
      const error = placeError(item, own, catalogue);
      return error === null ? [] : [['serviceItems', error]];
    });
}

function placeError(
  item: ServiceItem,
  categories: ReadonlySet<string>,
  { categoryName, offersService }: Catalogue,
): string | null {
  if ('structuredServiceItem' in item) {
    const { serviceTypeId, displayName } = item.structuredServiceItem;
    const offered = [...categories].some((id) => offersService(id, serviceTypeId));
    return offered ? null : `“${displayName}” isn’t available for this location’s categories.`;
  }
  const { category, displayName } = item.freeFormServiceItem;
  return categories.has(category)
    ? null
    : `“${displayName}” belongs to ${categoryName(category)}, which this location doesn’t have.`;
}

const attributeErrors = (
  { attributes }: BulkChanges,
  next: Profile,
  { attributeAvailability }: BulkContext,
): readonly FieldError[] =>
  (attributes?.set ?? [])
    .filter(({ values }) => values.length > 0)
    .flatMap(({ name }): readonly FieldError[] => {
      const error = attributeAvailability(next, name);
      return error === null ? [] : [[name, error]];
    });
