import { locationAddress } from '@placekeeper/contracts/wording/location-address';
import { decode } from '@placekeeper/contracts/core/decode';
import { reshapeOf } from '@placekeeper/contracts/core/schema-annotations';
import type { AutoRejection } from '@placekeeper/contracts/model/auto-rejection';
import { hasName, Location } from '@placekeeper/contracts/model/location';
import type { OpeningHours } from '@placekeeper/contracts/model/opening-hours';
import { readAutoRejection } from '@placekeeper/contracts/rules/auto-rejection-change';
import { foldText } from '@placekeeper/contracts/rules/fold-text';
import * as z from '@placekeeper/contracts/core/zod';
import { givenFacts, phonesOf } from './given-facts.ts';
import type { Standing } from './record-filters.ts';

const CompactLocation = z.pick(Location, {
  id: true,
  name: true,
  label: true,
  label_type: true,
  store_code: true,
  formatted_address: true,
  locality: true,
  administrative_area: true,
  region_code: true,
  status: true,
  gbp_management_status: true,
  has_unresolved_updates: true,
  has_failed_patch_attempts: true,
  tags: true,
  owner: true,
  gmb_id: true,
  imported_at: true,
  primary_category: true,
  postal_code: true,
  phone_number: true,
  phone_numbers: true,
  website_url: true,
  description: true,
  opening_hours: true,
  lat: true,
  lng: true,
  google_update_behaviour: true,
  auto_rejection_fields: true,
  allow_owner_manager_auto_reject: true,
});

/** Also finds the primary category if the platform sends all categories as one list. */
const derive = reshapeOf(Location);

const keys = Object.keys(CompactLocation.shape);

/** Decodes a row of the location list; null if the row is unreadable or has no name. */
export function readRecord(row: unknown): LocationRecord | null {
  const sent: Readonly<Record<string, unknown>> = Object(derive ? derive(row) : row);
  // `decode` would report other keys as unknown.
  const decoded = decode(
    CompactLocation,
    Object.fromEntries(keys.flatMap((key) => (key in sent ? [[key, sent[key]]] : []))),
  );
  // An export or a bulk edit must not take a stand-in for a name.
  return decoded.ok && hasName(decoded.value) ? recordOf(decoded.value) : null;
}

/** Texts that most records share, so that each record holds a reference instead of a copy. */
const shared = new Map<string, string>();

function share(text: string): string {
  const known = shared.get(text);
  if (known !== undefined) return known;
  shared.set(text, text);
  return text;
}

/** Returns the first of equal values, so that records share it. */
function sharedValues<Value>(): (value: Value) => Value {
  const byText = new Map<string, Value>();
  return (value) => {
    const text = JSON.stringify(value);
    const known = byText.get(text);
    if (known === undefined) byText.set(text, value);
    return known ?? value;
  };
}

const shareSettings = sharedValues<AutoRejection>();
const shareHours = sharedValues<OpeningHours>();

type CompactLocation = z.infer<typeof CompactLocation>;

/** One string for all dates, because most locations of a chain have the same dates. */
const specialDates = ({ special_periods: days }: NonNullable<CompactLocation['opening_hours']>) =>
  days && share(days.map(({ start_date: date }) => date).join(' '));

/**
 * A location's data, small enough to keep 25,000 in memory. Undefined means that the platform did not send the field.
 */
export type LocationRecord = Readonly<ReturnType<typeof recordOf>> & {
  /**
   * Derived from Google's reasons for declining an edit; null and undefined have the same meaning as in `seenStanding`.
   */
  readonly standing?: Standing | null | undefined;
};

export function recordOf(location: CompactLocation) {
  const { primary_category: category, tags: own, owner: account } = location;
  const text = [location.name, location.store_code, locationAddress(location)];
  const settings = readAutoRejection(location);
  return {
    id: location.id,
    name: location.name,
    label: location.label ?? null,
    label_type: location.label_type ?? null,
    store_code: location.store_code ?? null,
    formatted_address: locationAddress(location),
    locality: location.locality ? share(location.locality) : null,
    administrative_area: location.administrative_area ? share(location.administrative_area) : null,
    region_code: location.region_code ? share(location.region_code) : null,
    status: location.status,
    gbp_management_status: location.gbp_management_status,
    has_unresolved_updates: location.has_unresolved_updates,
    has_failed_patch_attempts: location.has_failed_patch_attempts,
    tag_ids: own?.map((tag) => tag.id),
    owner_id: account?.id ?? null,
    /** The id or the name of the Google profile. */
    profile_id: location.gmb_id ?? null,
    imported_at: location.imported_at ?? null,
    primary_category_id: category ? share(category.id) : null,
    primary_category: category ? share(category.display_name) : null,
    auto_rejection: settings && shareSettings(settings),
    postal_code: location.postal_code ?? null,
    phones: phonesOf(location),
    website: location.website_url ?? null,
    ...givenFacts(location),
    lat: location.lat,
    lng: location.lng,
    special_dates: location.opening_hours && specialDates(location.opening_hours),
    opening_hours: location.opening_hours && shareHours(location.opening_hours),
    /** Name, store code and address, normalised for the search. */
    search_text: foldText(text.filter(Boolean).join(' ')),
    sort_name: foldText(location.name),
  };
}
