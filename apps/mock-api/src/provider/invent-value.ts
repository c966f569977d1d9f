import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { daysOfWeek } from '@placekeeper/contracts/model/opening-hours';
import { fields } from './fields.ts';
import type { Profile } from './profile.ts';

const shiftDigits = (text: string) =>
  text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 3) % 10));

const inventions: Partial<Record<ProviderField, (profile: Profile) => unknown>> = {
  storeCode: ({ storeCode }) => (storeCode ? `${storeCode}-2` : 'STORE-1'),
  title: ({ title }) => (title.includes(',') ? title.split(',')[0] : `${title} Centre`),
  phoneNumbers: ({ phoneNumbers }) => ({
    primary_phone: shiftDigits(phoneNumbers.primaryPhone ?? '+44 117 496 0123'),
    additional_phones: phoneNumbers.additionalPhones,
  }),
  storefrontAddress: (profile) => {
    const address = profile.storefrontAddress;
    return (
      address && {
        ...readAddress(profile),
        street_address_1: shiftDigits(address.addressLines[0] ?? '1 High Street'),
      }
    );
  },
  websiteUri: ({ websiteUri }) =>
    websiteUri ? websiteUri.replace(/\/[^/]*$/, '/') : 'https://visit.example/',
  regularHours: () =>
    daysOfWeek
      .slice(0, 6)
      .map((day) => ({ open_day: day, open_time: '09:00', close_day: day, close_time: '17:00' })),
  'profile.description': ({ description, title }) =>
    description
      ? description.replace(/[^.]+\.\s*$/, 'Walk-ins are welcome.')
      : `${title} serves the neighbourhood every day.`,
  'openInfo.status': ({ openStatus }) => (openStatus === 'OPEN' ? 'closed_temporarily' : 'open'),
  'openInfo.openingDate': () => '2015-05-01',
  latlng: ({ latlng }) =>
    latlng && { latitude: latlng.latitude + 0.002, longitude: latlng.longitude - 0.0015 },
  'serviceArea.places': ({ serviceArea }) =>
    serviceArea
      .slice(0, -1)
      .map(({ placeId, placeName }) => ({ place_id: placeId, name: placeName })),
  serviceItems: (profile) => readList(profile, 'serviceItems').slice(0, -1),
};

const readAddress = (profile: Profile): object => Object(fields.storefrontAddress.read(profile));

function readList(profile: Profile, field: ProviderField): readonly unknown[] {
  const value = fields[field].read(profile);
  return Array.isArray(value) ? value : [];
}

/** A change somebody could have made: small, plausible, and different from what stands there. */
export function inventValue(profile: Profile, field: ProviderField): unknown {
  if (field.startsWith('attributes/url_')) {
    const network = field.slice('attributes/url_'.length);
    return `https://www.${network}.com/${network === 'tiktok' ? '@' : ''}${slug(profile.title)}`;
  }
  const invention = inventions[field];
  return invention ? invention(profile) : fields[field].read(profile);
}

const slug = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
