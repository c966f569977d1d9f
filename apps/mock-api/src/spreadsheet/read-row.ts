import type { Profile } from '../provider/profile.ts';
import { readDescription, readLabels, readOpeningDate } from './row-about.ts';
import { readAddress, readCoordinates } from './row-address.ts';
import { readCategories } from './row-categories.ts';
import { readPhones, readWebsite } from './row-contact.ts';
import { readHours } from './row-hours.ts';
import { readBusinessName, readStoreCode } from './row-identity.ts';
import type { Row } from './row.ts';

export interface RowContext {
  readonly today: string;
  readonly storeCodes: Map<string, number>;
}

/** The profile of a row. It is worth keeping only when the row has no errors afterwards. */
export function readRow(row: Row, { today, storeCodes }: RowContext): Profile {
  const storeCode = readStoreCode(row, storeCodes);
  const title = readBusinessName(row);
  const { region, storefrontAddress } = readAddress(row);
  const latlng = readCoordinates(row);
  const phoneNumbers = readPhones(row, region);
  const websiteUri = readWebsite(row);
  if (!storefrontAddress && !phoneNumbers.primaryPhone && !websiteUri) {
    row.fail('Primary phone', 'A business without an address needs a phone number or a website.');
  }
  return {
    title,
    storeCode,
    phoneNumbers,
    categories: readCategories(row),
    storefrontAddress,
    websiteUri,
    ...readHours(row),
    description: readDescription(row),
    openingDate: readOpeningDate(row, today),
    openStatus: 'OPEN',
    serviceItems: [],
    serviceArea: [],
    latlng,
    labels: readLabels(row),
    socialProfiles: {},
    attributes: {},
  };
}
