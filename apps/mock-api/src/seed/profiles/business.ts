import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import type { OpenStatus, Profile } from '@placekeeper/contracts/profile/profile';
import type { Trade } from '../data/trade.ts';
import { specialHoursFor, type Week } from './opening-hours.ts';
import type { Random } from './random.ts';
import { addressOf, positionOf, serviceAreaOf, type Site } from './business-place.ts';
import { fillIn } from './wording.ts';

/** The values of a profile that are known before its address, hours and texts are generated. */
export interface Business {
  readonly title: string;
  readonly name: string;
  readonly storeCode: string;
  readonly trade: Trade;
  readonly site: Site;
  readonly categories: Profile['categories'];
  readonly week: Week;
  readonly website: string;
  readonly description: string | undefined;
  readonly serviceItems: Profile['serviceItems'];
  readonly attributes: Profile['attributes'];
  readonly socialProfiles: Profile['socialProfiles'];
  readonly labels: readonly string[];
  readonly visitsCustomers: boolean;
  readonly plansHolidays: boolean;
}

/** The profile of a business, with realistic gaps. `today` is `YYYY-MM-DD`. */
export function profileOf(random: Random, business: Business, today: string): Profile {
  const { site, visitsCustomers } = business;
  const openingDate = openingDateOf(random, today);
  const regularHours = random.chance(0.03) ? [] : business.week;
  const hasPhone = visitsCustomers || !random.chance(0.02);
  const phone = () => random.fill(site.city.phone, '');
  const year =
    openingDate && openingDate < today
      ? openingDate.slice(0, 4)
      : String(Number(today.slice(0, 4)) - random.int(3, 60));
  return {
    title: business.title,
    storeCode: business.storeCode,
    phoneNumbers: {
      primaryPhone: hasPhone ? phone() : null,
      additionalPhones: hasPhone && random.chance(0.07) ? [phone()] : [],
    },
    categories: business.categories,
    storefrontAddress: visitsCustomers ? null : addressOf(random, site),
    websiteUri: random.chance(0.05) ? null : business.website,
    regularHours,
    specialHours: business.plansHolidays
      ? specialHoursFor(random, site.city.regionCode, today, regularHours)
      : [],
    description:
      business.description === undefined || random.chance(0.06)
        ? null
        : fillIn(business.description, {
            name: business.name,
            city: site.city.locality,
            district: site.district.name,
            year,
          }),
    openingDate,
    openStatus: openStatusOf(random),
    serviceItems: business.serviceItems,
    serviceArea: visitsCustomers ? serviceAreaOf(random, site) : [],
    latlng: visitsCustomers ? null : positionOf(random, site),
    labels: business.labels,
    socialProfiles: business.socialProfiles,
    attributes: business.attributes,
  };
}

function openingDateOf(random: Random, today: string): string | null {
  if (random.chance(0.35)) return null;
  if (random.chance(0.01)) return addDays(today, random.int(7, 300));
  const years = Math.floor(random.int(0, 1000) ** 2 / 16_000);
  return addDays(today, -random.int(30, 365) - years * 365);
}

function openStatusOf(random: Random): OpenStatus {
  if (random.chance(0.015)) return 'CLOSED_TEMPORARILY';
  return random.chance(0.003) ? 'CLOSED_PERMANENTLY' : 'OPEN';
}
