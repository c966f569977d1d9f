import { daysOfWeek } from '@placekeeper/contracts/model/opening-hours';
import type { ProviderField, socialFields } from '@placekeeper/contracts/rules/provider-fields';
import { addressToWire } from '@placekeeper/contracts/profile/address-wire';
import { catalogue, categoryName, places, fields } from './catalogue.ts';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import type { Profile } from '@placekeeper/contracts/profile/profile';

type SocialField = (typeof socialFields)[number];

/** Plausible values of a field, of which the first that differs from the current value is used. */
type Ideas = (profile: Profile) => readonly unknown[];

const shiftDigits = (text: string) =>
  text.replace(
    /^(.*)(\d)/s,
    (_, before: string, last: string) => before + ((Number(last) + 3) % 10),
  );

const week = (days: number, from: string, to: string) =>
  daysOfWeek
    .slice(0, days)
    .map((day) => ({ open_day: day, open_time: from, close_day: day, close_time: to }));

const withLastSentence = (text: string, sentence: string) =>
  [...text.split(/(?<=[.!?])\s+/).slice(0, -1), sentence].join(' ');

const newAddress = {
  street_address_1: '1 High Street',
  street_address_2: null,
  locality: 'Bristol',
  administrative_area: null,
  postal_code: 'BS1 4RN',
  region_code: 'GB',
};

const ideas: Readonly<Record<Exclude<ProviderField, SocialField>, Ideas>> = {
  storeCode: ({ storeCode }) => [storeCode ? `${storeCode}-2` : 'STORE-1'],
  title: ({ title }) => {
    if (title.includes(',')) return [title.split(',')[0]];
    return [title.endsWith(' Centre') ? title.slice(0, -' Centre'.length) : `${title} Centre`];
  },
  phoneNumbers: ({ phoneNumbers: { primaryPhone, additionalPhones } }) => [
    {
      primary_phone: shiftDigits(primaryPhone ?? '+44 117 496 0123'),
      additional_phones: additionalPhones,
    },
  ],
  categories: ({ categories: { primary, additional } }) => {
    const position = catalogue.findIndex(({ id }) => id === primary);
    const next = catalogue[(position + 1) % catalogue.length]?.id ?? primary;
    const ids = additional.length > 0 ? additional.slice(0, -1) : [next];
    const named = (id: string) => ({ id, name: categoryName(id) });
    return [{ primary: named(primary), additional: ids.map(named) }];
  },
  storefrontAddress: ({ storefrontAddress }) => {
    const address = addressToWire(storefrontAddress);
    const street = address?.street_address_1 ?? '';
    const at = (street_address_1: string) => ({ ...address, street_address_1 });
    return address ? [at(shiftDigits(street)), at(`2 ${street}`.trim())] : [newAddress];
  },
  websiteUri: ({ websiteUri }) => {
    const { origin } = new URL(
      URL.canParse(websiteUri ?? '') ? (websiteUri ?? '') : 'https://visit.example',
    );
    return [`${origin}/contact`, `${origin}/`];
  },
  regularHours: () => [week(6, '09:00', '17:00'), week(5, '10:00', '18:00')],
  specialHours: (profile) => [
    fields.specialHours.read({ ...profile, specialHours: profile.specialHours.slice(0, -1) }),
    [{ start_date: '2026-12-24', open_time: '09:00', close_time: '13:00' }],
  ],
  'profile.description': ({ description, title }) => {
    const text = description ?? `${title} serves the neighbourhood.`;
    return [
      withLastSentence(text, 'Walk-ins are welcome.'),
      withLastSentence(text, 'Appointments are recommended.'),
    ];
  },
  'openInfo.status': ({ openStatus }) => [openStatus === 'OPEN' ? 'closed_temporarily' : 'open'],
  'openInfo.openingDate': () => ['2015-05-01', '2016-09-01'],
  latlng: ({ latlng }) => {
    const { latitude, longitude } = latlng ?? { latitude: 51.4496, longitude: -2.5985 };
    return [{ latitude: latitude + 0.002, longitude: longitude - 0.0015 }];
  },
  'serviceArea.places': ({ serviceArea }) => {
    const other = places.find(({ placeId }) =>
      serviceArea.every((place) => place.placeId !== placeId),
    );
    // Keeps the last area, because a business without an address needs one.
    const next =
      serviceArea.length > 1
        ? serviceArea.slice(0, -1)
        : [...serviceArea, ...(other ? [other] : [])];
    return [next.map(({ placeId, placeName }) => ({ place_id: placeId, name: placeName }))];
  },
  serviceItems: (profile) => [
    fields.serviceItems.read({ ...profile, serviceItems: profile.serviceItems.slice(0, -1) }),
    [{ type: 'free_form', id: profile.categories.primary, name: 'Consultation' }],
  ],
};

const isSocial = (field: ProviderField): field is SocialField =>
  field.startsWith('attributes/url_');

function socialIdeas(field: SocialField, { title }: Profile): readonly unknown[] {
  const network = field.slice('attributes/url_'.length);
  const name = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '') || 'business';
  const short = name.slice(0, 7);
  const beginning = { tiktok: '@', youtube: '@', linkedin: 'company/' }[network] ?? '';
  const address = `https://www.${network}.com/${beginning}`;
  // The strictest network accepts at most fifteen characters.
  return [`${address}${short}`, `${address}${short}official`];
}

/** Returns a plausible value of the field that differs from the current value. */
export function generateValue(profile: Profile, field: ProviderField): unknown {
  const { read, write } = fields[field];
  const differs = (value: unknown) => !sameValue(read(write(profile, value)), read(profile));
  return (isSocial(field) ? socialIdeas(field, profile) : ideas[field](profile)).find(differs);
}
