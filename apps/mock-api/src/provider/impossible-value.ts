import { isCalendarDate } from '@placekeeper/contracts/rules/calendar-date';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { Profile } from '@placekeeper/contracts/profile/profile';

/** The longest text that Google shows. */
const longestText = 10_000;

const isLink = (address: string) => /^https?:\/\//i.test(address) && URL.canParse(address);

/** Returns the reason why Google could never show this profile after a change of the field, or null. */
export function impossibleValue(field: ProviderField, profile: Profile): string | null {
  const { title, storeCode, description, websiteUri, openingDate, latlng, socialProfiles } =
    profile;
  if (field.startsWith('attributes/url_') || field === 'websiteUri') {
    const links = [websiteUri, ...Object.values(socialProfiles)].filter((link) => link !== null);
    return links.every(isLink) ? null : 'A link begins with http:// or https://.';
  }
  switch (field) {
    case 'latlng':
      return latlng && (Math.abs(latlng.latitude) > 90 || Math.abs(latlng.longitude) > 180)
        ? 'There is no such place: latitudes end at 90, longitudes at 180.'
        : null;
    case 'openInfo.openingDate':
      return openingDate !== null && !isCalendarDate(openingDate)
        ? 'There is no such day: write it as 2019-06-01.'
        : null;
    case 'title':
    case 'storeCode':
    case 'profile.description':
      return [title, storeCode, description].some((text) => (text?.length ?? 0) > longestText)
        ? `No text of Google's is longer than ${longestText} characters.`
        : null;
    default:
      return null;
  }
}
