import { addressKeys } from '@placekeeper/contracts/model/provider-values';
import type { FieldError, FieldErrors as FormErrors, Resolver } from 'react-hook-form';
import type {
  SavedContext,
  ValidationError,
  ValidationErrors,
} from '../../../widgets/saved-form/saved-form.ts';
import { utcToday } from '../../../lib/text/calendar-day.ts';
import {
  type InfoField,
  type InfoValues,
  changedInfoFields,
  degrees,
  infoPatchOf,
} from './info-values.ts';
import { validateCategories } from '@placekeeper/contracts/rules/validate-categories';
import { validateLocation, type FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { unreadableTimes } from '../../../widgets/hours/week-hours.ts';
import { categoryIds } from './chosen-categories.ts';
import { infoErrorsOf } from './form-errors.ts';

export type InfoContext = SavedContext<InfoValues>;

/** The error's `types` hold the messages of a list's parts, by position. */
export const infoResolver =
  (unread: ReadonlySet<InfoField>): Resolver<InfoValues, InfoContext> =>
  (values, context) => {
    const found = Object.entries(checkValues(context?.saved ?? values, values, utcToday(), unread));
    if (found.length === 0) return { values, errors: {} };
    const errors: FormErrors<InfoValues> = Object.fromEntries(
      found.map(([field, { message, parts }]): [string, FieldError] => [
        field,
        { type: 'provider', message, types: { ...parts } },
      ]),
    );
    return { values: {}, errors };
  };

/**
 * Applies the provider's rules to changed fields only, so that a saved description that is too long doesn't block a
 * corrected phone number.
 */
export function checkValues(
  saved: InfoValues,
  now: InfoValues,
  today: string,
  unread?: ReadonlySet<InfoField>,
): ValidationErrors<InfoField>['fields'] {
  const changed = changedInfoFields(saved, now);
  const patch = infoPatchOf(now, changed, unread);
  const address = addressKeys.some((field) => changed.includes(field));
  const { fields } = infoErrorsOf(
    {
      // A changed address line is validated together with the whole address.
      ...validateLocation(address ? { ...patch, has_storefront_address: true } : patch, today),
      ...(changed.includes('categories') && categoryErrors(now)),
      ...(isNowhere(now) && nowhereErrors(changed)),
    },
    now,
  );
  return { ...fields, ...unreadable(now, changed) };
}

const categoryErrors = ({ categories }: InfoValues): FieldErrors =>
  Object.fromEntries(
    validateCategories(categoryIds(categories, {})).map(([path, message]) => [path, [message]]),
  );

const isNowhere = (now: InfoValues): boolean =>
  !now.has_storefront_address && now.service_areas.length === 0;

/** The error concerns two fields, so it is shown at each of them that has changed. */
const nowhereErrors = (changed: readonly InfoField[]): FieldErrors =>
  Object.fromEntries(
    (['has_storefront_address', 'service_areas'] as const)
      .filter((field) => changed.includes(field))
      .map((field) => [field, ['Add a service area, or show the storefront address.']]),
  );

/** Input that cannot be parsed into a value. */
function unreadable(
  now: InfoValues,
  changed: readonly InfoField[],
): ValidationErrors<InfoField>['fields'] {
  const found: Partial<Record<InfoField, ValidationError>> = {};
  for (const field of ['lat', 'lng'] as const) {
    if (changed.includes(field) && Number.isNaN(degrees(now[field]))) {
      found[field] = { message: 'Enter a number, such as 51.4497.', parts: {} };
    }
  }
  for (const field of ['hours', 'special_days'] as const) {
    const parts = unreadableTimes(now[field]);
    const [message] = Object.values(parts);
    if (message !== undefined) found[field] = { message, parts };
  }
  return found;
}
