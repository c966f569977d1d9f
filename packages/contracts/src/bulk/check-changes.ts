import type { BulkChanges, ServiceInput } from './bulk-changes.ts';
import { isCalendarDate } from '../rules/calendar-date.ts';
import { checkServiceName } from '../rules/check-service-name.ts';
import { hiddenCharacterError } from '../rules/hidden-characters.ts';
import {
  checkPhone,
  collectErrors,
  validateLocation,
  type Add,
  type FieldErrors,
} from '../rules/validate-location.ts';
import { validateOpeningHours } from '../rules/validate-opening-hours.ts';
import { socialProfileErrors } from '../profile/social-profiles.ts';
import type { Catalogue } from '../profile/catalogue.ts';
import type { AttributeError, BulkContext } from './bulk-context.ts';
import { textChangeError, textKeys } from './text-changes.ts';
import { fieldsOfChanges } from '../rules/fields-of-changes.ts';

interface Context extends Pick<BulkContext, 'attributeErrors' | 'catalogue' | 'tags' | 'today'> {
  readonly count: number;
}

/** Checks the changes by themselves; `find-errors.ts` checks them at each location. */
export function checkChanges(changes: BulkChanges, context: Context): FieldErrors {
  if (fieldsOfChanges(changes).length === 0)
    return { changes: ['Select at least one field to change.'] };
  return collectErrors((add) => {
    for (const check of checks)
      check(changes, context, (path, message) => add(`changes.${path}`, message));
  });
}

const checks: readonly ((changes: BulkChanges, context: Context, add: Add) => void)[] = [
  checkValues,
  checkPhones,
  checkServiceAreas,
  checkHours,
  checkCategories,
  checkServices,
  checkAttributes,
  checkSocialProfiles,
  checkTags,
  checkTexts,
];

function checkValues({ set }: BulkChanges, { today, count }: Context, add: Add): void {
  if (!set) return;
  for (const [path, messages] of Object.entries(validateLocation(set, today))) {
    for (const message of messages) add(`set.${path}`, message);
  }
  if (set.store_code && count > 1)
    add(
      'set.store_code',
      'Store codes must be unique. Select one location, or clear the store code.',
    );
}

const once = 'Either replace the list, or add and remove items.';

function checkPhones(
  { additional_phone_numbers: phones, set }: BulkChanges,
  { today }: Context,
  add: Add,
): void {
  if (phones && set?.additional_phone_numbers) add('additional_phone_numbers', once);
  phones?.add?.forEach((phone, index) =>
    add(`additional_phone_numbers.add.${index}`, checkPhone(phone, today)),
  );
}

function checkServiceAreas({ service_areas: areas, set }: BulkChanges, _: Context, add: Add): void {
  if (areas && set?.service_areas) add('service_areas', once);
  areas?.add?.forEach(({ name }, index) =>
    add(`service_areas.add.${index}.name`, hiddenCharacterError(name)),
  );
}

function checkHours({ periods, special_periods: special, set }: BulkChanges, _: Context, add: Add) {
  if (set?.opening_hours !== undefined && periods)
    add('periods', 'Enter business hours once, either in periods or in set.');
  if (set?.opening_hours !== undefined && special)
    add('special_periods', 'Enter special hours once, either in special_periods or in set.');
  for (const [path, message] of validateOpeningHours({
    periods: periods ?? [],
    special_periods: special?.add ?? [],
  })) {
    // Special hours need regular hours. `find-errors.ts` checks this at each location.
    if (path === 'opening_hours.special_periods') continue;
    const within = path.replace('opening_hours.', '');
    add(within.replace(/^special_periods\./, 'special_periods.add.'), message);
  }
  special?.remove_dates?.forEach((date, index) =>
    add(
      `special_periods.remove_dates.${index}`,
      isCalendarDate(date) ? null : 'Enter a valid date.',
    ),
  );
}

const categoryError = (id: string, { hasCategory }: Catalogue) =>
  hasCategory(id) ? null : 'This category doesn’t exist.';

/** Checks only additions: a category that no longer exists can still be removed. */
function checkCategories(changes: BulkChanges, { catalogue }: Context, add: Add): void {
  const { primary_category_id: primary, additional_categories: additional } = changes;
  if (primary !== undefined) add('primary_category_id', categoryError(primary, catalogue));
  additional?.add?.forEach((id, index) =>
    add(`additional_categories.add.${index}`, categoryError(id, catalogue)),
  );
}

function checkServices({ services }: BulkChanges, { catalogue }: Context, add: Add): void {
  services?.add?.forEach((service, index) => {
    for (const [key, message] of serviceErrors(service, catalogue))
      add(`services.add.${index}.${key}`, message);
  });
}

function serviceErrors(
  service: ServiceInput,
  catalogue: Catalogue,
): readonly (readonly [string, string | null])[] {
  if (service.type === 'structured') {
    const exists = catalogue.hasServiceType(service.service_type_id);
    return [['service_type_id', exists ? null : 'This service doesn’t exist.']];
  }
  return [
    ['category_id', categoryError(service.category_id, catalogue)],
    ['display_name', checkServiceName(service.display_name)],
  ];
}

function checkAttributes(
  { attributes }: BulkChanges,
  { attributeErrors }: Context,
  add: Add,
): void {
  const set = attributes?.set ?? [];
  for (const [index, input] of set.entries()) {
    const isRepeated = set.findIndex(({ name }) => name === input.name) < index;
    const fieldErrors: readonly AttributeError[] = isRepeated
      ? [['name', 'This attribute is listed twice.']]
      : attributeErrors(input);
    for (const [path, message] of fieldErrors) add(`attributes.set.${index}.${path}`, message);
  }
}

function checkSocialProfiles({ social_profiles: profiles }: BulkChanges, _: Context, add: Add) {
  for (const [path, [message = null]] of Object.entries(socialProfileErrors(profiles ?? {})))
    add(path, message);
}

function checkTexts({ texts = {} }: BulkChanges, _: Context, add: Add): void {
  for (const key of textKeys) {
    const change = texts[key];
    if (change) add(`texts.${key}`, textChangeError(change));
  }
}

/** PERM-1: `knownTags` has only the account's tags, so a tag of another account is reported as missing. */
function checkTags({ tags }: BulkChanges, { tags: knownTags }: Context, add: Add): void {
  for (const list of ['add', 'remove'] as const) {
    tags?.[list]?.forEach((id, index) =>
      add(`tags.${list}.${index}`, knownTags.has(id) ? null : 'This tag doesn’t exist.'),
    );
  }
}
