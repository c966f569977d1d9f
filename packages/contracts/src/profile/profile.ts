import type { DayOfWeek } from '../model/opening-hours.ts';
import type { SocialNetwork } from '../rules/provider-fields.ts';
import type { AttributeInput } from '../model/attribute.ts';

/** Times are `HH:MM` in the location's own time; `24:00` is midnight at the end of the day. */
export interface TimePeriod {
  readonly openDay: DayOfWeek;
  readonly openTime: string;
  readonly closeDay: DayOfWeek;
  readonly closeTime: string;
}

/** Dates are `YYYY-MM-DD`. A closed day has no times. `endDate` is the start date or the next day. */
export interface SpecialHourPeriod {
  readonly startDate: string;
  readonly endDate?: string;
  readonly openTime?: string;
  readonly closeTime?: string;
  readonly closed?: boolean;
}

export interface PostalAddress {
  readonly addressLines: readonly string[];
  readonly locality: string | null;
  readonly administrativeArea: string | null;
  readonly postalCode: string | null;
  /** CLDR region code, such as `GB`. */
  readonly regionCode: string;
}

export interface PlaceInfo {
  readonly placeId: string;
  readonly placeName: string;
}

export type ServiceItem =
  | {
      readonly structuredServiceItem: {
        readonly serviceTypeId: string;
        readonly displayName: string;
      };
    }
  | { readonly freeFormServiceItem: { readonly category: string; readonly displayName: string } };

export type OpenStatus = 'OPEN' | 'CLOSED_TEMPORARILY' | 'CLOSED_PERMANENTLY';

export interface AttributeSetting {
  readonly values: readonly (string | boolean)[];
  /** The choices that do not apply. A choice in neither `values` nor `unsetValues` is unknown. */
  readonly unsetValues?: readonly string[];
}

/**
 * A business profile at the provider, with the names and shapes of Google's Business Information API v1, reduced to
 * what the product shows. `null` means that the provider has no value.
 */
export interface Profile {
  readonly title: string;
  readonly storeCode: string | null;
  readonly phoneNumbers: {
    readonly primaryPhone: string | null;
    readonly additionalPhones: readonly string[];
  };
  /** Category ids, such as `gcid:dentist`. */
  readonly categories: { readonly primary: string; readonly additional: readonly string[] };
  readonly storefrontAddress: PostalAddress | null;
  readonly websiteUri: string | null;
  readonly regularHours: readonly TimePeriod[];
  readonly specialHours: readonly SpecialHourPeriod[];
  readonly description: string | null;
  readonly openingDate: string | null;
  readonly openStatus: OpenStatus;
  readonly serviceItems: readonly ServiceItem[];
  readonly serviceArea: readonly PlaceInfo[];
  readonly latlng: { readonly latitude: number; readonly longitude: number } | null;
  readonly labels: readonly string[];
  readonly socialProfiles: Partial<Record<SocialNetwork, string>>;
  /** By name (`attributes/has_wheelchair_accessible_entrance`), without social profiles. */
  readonly attributes: Readonly<Record<string, AttributeSetting>>;
}

/** An input without values clears its attribute. Attributes without an input stay unchanged. */
export function withAttributes(profile: Profile, inputs: readonly AttributeInput[]): Profile {
  const settings = new Map(Object.entries(profile.attributes));
  for (const input of inputs) {
    const setting = settingOf(input);
    if (setting) settings.set(input.name, setting);
    else settings.delete(input.name);
  }
  return { ...profile, attributes: Object.fromEntries(settings) };
}

function settingOf({ values, unset_values: unsetValues = [] }: AttributeInput) {
  if (values.length === 0 && unsetValues.length === 0) return null;
  return { values, ...(unsetValues.length > 0 && { unsetValues }) } satisfies AttributeSetting;
}
