import { addressKeys } from '@placekeeper/contracts/model/provider-values';
import type { ParsedPhone } from '@placekeeper/contracts/rules/phone-number';
import { writtenPostalCode } from '@placekeeper/contracts/profile/postal-code';
import { checkPhone } from '@placekeeper/contracts/rules/validate-location';
import { countryInSentence, countryName } from '@placekeeper/contracts/wording/country-name';
import { parsePhoneInWorker } from '../../../data/bulk-edit/parse-phone.ts';
import { locationHints, type Hint } from '@placekeeper/contracts/profile/location-hints';
import { specialPeriods } from '../../../widgets/hours/special-days.ts';
import type { RejectedSave, ValidationError } from '../../../widgets/saved-form/saved-form.ts';
import { localToday } from '../../../lib/text/calendar-day.ts';
import { localTime } from '../../../lib/text/format.ts';
import { changedInfoFields, type InfoField, type InfoValues } from './info-values.ts';
import { infoErrorsOf } from './form-errors.ts';
import { pinOf } from './pin-text.ts';

export type WrittenValues = Partial<Pick<InfoValues, 'phone_number' | 'postal_code'>>;

/** The primary phone with its country, or why it is probably wrong; null if nothing is known about it. */
export function phoneHint(
  { phone_number: text, has_storefront_address: isShown, region_code: region }: InfoValues,
  parsed: ParsedPhone | null,
): ValidationError | null {
  const home = isShown && region ? region : null;
  if (text.trim() === '') return null;
  if (!parsed) {
    const why =
      home === null
        ? 'Start it with the country code.'
        : `It isn’t valid in the country of the address (${countryName(home)}).`;
    return { message: `Check this number. ${why}`, parts: {} };
  }
  const { country } = parsed;
  if (country === undefined) return null;
  return home === null || country === home
    ? { message: '', parts: { country: countryName(country) } }
    : {
        message: `This number is from ${countryInSentence(country)}, but the address is in ${countryInSentence(home)}.`,
        parts: {},
      };
}

/** Checks for probable mistakes. A changed phone number or postal code also gets its common notation. */
export async function checkForMistakes(
  saved: InfoValues,
  now: InfoValues,
): Promise<{ readonly hints: RejectedSave<InfoValues>; readonly written: WrittenValues }> {
  const changed = changedInfoFields(saved, now);
  const region = now.has_storefront_address && now.region_code ? now.region_code : undefined;
  const postal: WrittenValues =
    region !== undefined && changed.includes('postal_code')
      ? { postal_code: writtenPostalCode(now.postal_code, region) }
      : {};
  const { sent, errors } = infoHints(saved, { ...now, ...postal });
  if (!changed.some((field) => field === 'phone_number' || field === 'region_code'))
    return { hints: { sent, errors }, written: postal };
  // Parses only text that is a phone number, because the parser would drop the rest of other text, such as a link.
  // Other text has its own error.
  const isPhone = checkPhone(now.phone_number, '') === null;
  const phone = isPhone ? await parsePhoneInWorker(now.phone_number, region) : null;
  const phone_number = phoneHint(now, phone);
  const written = {
    ...postal,
    ...(changed.includes('phone_number') && phone && { phone_number: phone.phone }),
  };
  return {
    written,
    hints: {
      sent: { ...sent, ...written },
      errors: { ...errors, fields: { ...errors.fields, ...(phone_number && { phone_number }) } },
    },
  };
}

/** Probable mistakes in the changed fields; of the special days, only in new dates. */
export function infoHints(
  saved: InfoValues,
  now: InfoValues,
  today = localToday(),
): RejectedSave<InfoValues> {
  const changed = changedInfoFields(saved, now);
  const has = (...fields: InfoField[]) => fields.some((field) => changed.includes(field));
  const isAddress = has('has_storefront_address', ...addressKeys);
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
    localTime,
  ).filter(isAsked);
  return {
    sent: now,
    errors: infoErrorsOf(Object.fromEntries(hints.map(([path, text]) => [path, [text]])), now),
  };
}
