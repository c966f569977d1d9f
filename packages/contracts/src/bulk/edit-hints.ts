import { periodToWire, specialToWire } from '../profile/hours-wire.ts';
import { locationHints } from '../profile/location-hints.ts';
import type { Profile } from '../profile/profile.ts';
import { fieldOfPatchPath } from '../rules/fields-of-changes.ts';
import type { FormatTime } from '../wording/week-spans.ts';
import { sameValue } from '../core/same-value.ts';

export function editHints(
  before: Profile,
  next: Profile,
  changed: readonly string[],
  today: string,
  format: FormatTime,
): Readonly<Record<string, string>> {
  const added = <Item>(now: readonly Item[], earlier: readonly Item[]) =>
    now.filter((one) => !earlier.some((other) => sameValue(one, other)));
  const address = next.storefrontAddress;
  const hints = locationHints(
    {
      name: next.title,
      postalCode: address?.postalCode ?? null,
      regionCode: address?.regionCode ?? null,
      pin: next.latlng,
      openingDate: next.openingDate,
      hours: {
        periods: added(next.regularHours, before.regularHours).map(periodToWire),
        special_periods: added(next.specialHours, before.specialHours).map(specialToWire),
      },
    },
    today,
    format,
  ).flatMap(([path, message]) => {
    const field = fieldOfPatchPath(path);
    if (changed.includes(field)) return [[field, message] as const];
    // A hint about the pin also appears at a changed address, because the new address can be far from the pin.
    return field === 'latlng' && changed.includes('storefrontAddress')
      ? [['storefrontAddress', message] as const]
      : [];
  });
  const byField = Map.groupBy(hints, ([field]) => field);
  return Object.fromEntries(
    [...byField].map(([field, found]) => [
      field,
      [...new Set(found.map(([, message]) => message))].join(' '),
    ]),
  );
}
