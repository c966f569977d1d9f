import type { Location } from '@placekeeper/contracts/model/location';

/** Undefined if the platform did not send the field. */
const isGiven = (value: string | readonly unknown[] | null | undefined): boolean | undefined =>
  value === undefined ? undefined : value !== null && value.length > 0;

type Phones = Pick<Location, 'phone_number' | 'phone_numbers'>;

export const phonesOf = ({ phone_number: one, phone_numbers: all = [] }: Phones): string[] => [
  ...new Set([...(one ? [one] : []), ...all.map(({ phone_number: number }) => number)]),
];

/** Whether a profile has each part. Undefined if the platform did not send the field. */
export const givenFacts = (
  location: Phones & Pick<Location, 'website_url' | 'description' | 'opening_hours'>,
) => ({
  has_description: isGiven(location.description),
  has_hours: isGiven(location.opening_hours && location.opening_hours.periods),
  has_phone: location.phone_number === undefined ? undefined : phonesOf(location).length > 0,
  has_website: isGiven(location.website_url),
});
