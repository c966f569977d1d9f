import type { Profile } from '@placekeeper/contracts/profile/profile';
import { profileOf } from './business.ts';
import type { BrandPlan } from './brand-plan.ts';
import {
  randomAttributes,
  randomCategories,
  randomServices,
  randomSocialProfiles,
} from './offering.ts';
import { weeksOf } from './opening-hours.ts';
import type { Random } from './random.ts';
import { siteIn, type Site } from './business-place.ts';
import { claim, initialsOf, slugOf } from './slug.ts';
import { localName, wordingFor } from './wording.ts';

/** Values that must be unique among the businesses of a set. */
export interface Claims {
  readonly codes: Set<string>;
  readonly domains: Set<string>;
}

type TitleStyle = 'name, place' | 'name place' | 'name';

/** The locations of a chain share name, website and services, and differ as branches do. */
export function brandProfiles(
  random: Random,
  plan: BrandPlan,
  claims: Claims,
  today: string,
): Profile[] {
  const { name, trade, size } = plan;
  const code = claim(claims.codes, initialsOf(name));
  const slug = claim(claims.domains, slugOf(name), '-');
  const website = `https://www.${slug}.example`;
  const style: TitleStyle = random.pick(['name, place', 'name, place', 'name place', 'name']);
  const weeks = weeksOf(trade);
  const week = random.pick(weeks);
  const categories = randomCategories(random, trade);
  const serviceItems = randomServices(random, trade);
  const attributes = randomAttributes(random, trade, website);
  const socialProfiles = random.chance(0.75) ? randomSocialProfiles(random, slug) : {};
  const plansHolidays = random.chance(0.5);
  const sites = sitesOf(random, plan);
  const region = sites[0]?.city.regionCode ?? 'GB';
  const { descriptions } = wordingFor(trade, region);
  const description = descriptions.length > 0 ? random.pick(descriptions) : undefined;
  const paths = new Set<string>();
  const titles = new Set<string>();
  const digits = Math.max(3, String(size).length);

  return sites.map((site, index) => {
    const path = claim(
      paths,
      `${slugOf(site.city.locality)}/${slugOf(localName(site)) || 'centre'}`,
      '-',
    );
    return profileOf(
      random,
      {
        title: titleOf(name, style, site, titles),
        name,
        storeCode: `${code}-${String(index + 1).padStart(digits, '0')}`,
        trade,
        site,
        categories: random.chance(0.1) ? randomCategories(random, trade) : categories,
        week: random.chance(0.2) ? random.pick(weeks) : week,
        website: `${website}/${path}`,
        description,
        serviceItems: random.chance(0.1) ? randomServices(random, trade) : serviceItems,
        attributes: random.chance(0.15) ? randomAttributes(random, trade, website) : attributes,
        socialProfiles,
        labels: labelsOf(random, site),
        visitsCustomers: trade.serviceArea && random.chance(0.86),
        plansHolidays,
      },
      today,
    );
  });
}

/** Uses each district of the chain's cities once before any district gets a second branch. */
function sitesOf(random: Random, { cities, size }: BrandPlan): Site[] {
  const districts = random.shuffle(
    cities.flatMap((city) => city.districts.map((district) => ({ city, district }))),
  );
  return Array.from({ length: size }, (_, index) => {
    const { city, district } = districts[index % districts.length] ?? random.pick(districts);
    return siteIn(random, city, district);
  });
}

function titleOf(name: string, style: TitleStyle, site: Site, titles: Set<string>): string {
  if (style === 'name') return name;
  const separator = style === 'name, place' ? ', ' : ' ';
  const near = `${name}${separator}${localName(site)}`;
  const title = titles.has(near) ? `${name}, ${site.street}` : near;
  titles.add(title);
  return title;
}

function labelsOf(random: Random, { city }: Site): string[] {
  return [
    ...(random.chance(0.5) ? [city.administrativeArea] : []),
    ...(random.chance(0.3) ? [random.pick(['Franchise', 'Company-owned'])] : []),
    ...random.some(['Flagship', 'Refit 2026', 'Pilot store', 'Key account'], 0.06),
  ];
}
