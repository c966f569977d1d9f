import { locationHints, type Hint } from '@placekeeper/contracts/profile/location-hints';
import { specialPeriods } from '../../../widgets/hours/special-days.ts';
import type { RejectedSave } from '../../../widgets/saved-form/server-errors.ts';
import { changedInfoFields, infoAddressFields } from './changed-fields.ts';
import { infoErrorsOf } from './form-errors.ts';
import type { InfoField, InfoValues } from './info-values.ts';
import { pinOf } from './pin-text.ts';

/** Probable mistakes in the changed fields. Hours show theirs at each period. */
export function infoHints(
  saved: InfoValues,
  now: InfoValues,
  today = new Date().toISOString().slice(0, 10),
): RejectedSave<InfoValues> {
  const changed = changedInfoFields(saved, now);
  const has = (...fields: InfoField[]) => fields.some((field) => changed.includes(field));
  const isAddress = has('has_storefront_address', ...infoAddressFields);
  const region = now.has_storefront_address ? now.region_code : null;
  const known = new Set(saved.special_days.map(({ date }) => date));
  const special = specialPeriods(now.special_days).map(({ period }) => period);
  const isAsked = ([path]: Hint): boolean => {
    if (path === 'postal_code') return isAddress;
    if (path === 'lat') return isAddress || has('lat', 'lng');
    const [, day] = /^opening_hours\.special_periods\.(\d+)/.exec(path) ?? [];
    if (day !== undefined) return !known.has(special[Number(day)]?.start_date ?? '');
    return changed.some((field) => field === path);
  };
  const hints = locationHints(
    {
      name: now.name,
      postalCode: now.has_storefront_address ? now.postal_code : null,
      regionCode: region,
      pin: pinOf(now),
      openingDate: now.date_established || null,
      hours: { special_periods: special },
    },
    today,
  ).filter(isAsked);
  return {
    sent: now,
    errors: infoErrorsOf(Object.fromEntries(hints.map(([path, text]) => [path, [text]])), now),
  };
}
