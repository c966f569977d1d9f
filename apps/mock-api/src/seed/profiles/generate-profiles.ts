import type { Profile } from '@placekeeper/contracts/profile/profile';
import { brandProfiles, type Claims } from './brand-profiles.ts';
import {
  planBrands,
  planRequiredBrands,
  citiesOf,
  drawRegion,
  serviceAreaShare,
  serviceAreaTrades,
  shopTrades,
  hasTextsFor,
  type BrandPlan,
  type RequiredBrand,
} from './brand-plan.ts';
import { createRandom, type Random } from './random.ts';
import { findCategory } from '../../provider/catalogue.ts';
import type { City } from '../data/cities.ts';
import { unusualSurnames } from '../data/brand-words.ts';
import surnames from '../data/surnames.json' with { type: 'json' };
import type { Trade } from '../data/trade.ts';
import { profileOf } from './business.ts';
import {
  randomAttributes,
  randomCategories,
  randomServices,
  randomSocialProfiles,
} from './offering.ts';
import { weeksOf } from './opening-hours.ts';
import { siteIn, type Site } from './business-place.ts';
import { claim, slugOf } from './slug.ts';
import { fillIn, localName, wordingFor } from './wording.ts';

export interface GenerateOptions {
  readonly seed: number;
  readonly count: number;
  /** The number of chains, or the chains themselves. The remaining businesses have one location each. */
  readonly brands?: number | readonly RequiredBrand[];
  /** `YYYY-MM-DD`: public holidays are after this day, most opening dates before it. */
  readonly today?: string;
}

const chainShare = 0.65;

/** Generates plausible profiles, chains first. The same options give the same profiles. */
export function generateProfiles({
  seed,
  count,
  brands,
  today = '2026-10-01',
}: GenerateOptions): Profile[] {
  const random = createRandom(seed);
  const claims: Claims = { codes: new Set(), domains: new Set() };
  const profiles = plan(random, count, brands)
    .flatMap((brand) => brandProfiles(random, brand, claims, today))
    .slice(0, count);
  while (profiles.length < count) profiles.push(independentProfile(random, claims, today));
  return profiles;
}

function plan(random: Random, count: number, brands: GenerateOptions['brands']): BrandPlan[] {
  if (typeof brands === 'object') return planRequiredBrands(random, brands);
  return planBrands(
    random,
    brands ?? Math.round(Math.sqrt(count) * 0.9),
    Math.round(count * chainShare),
  );
}

const titleLimit = 125;

function independentProfile(random: Random, claims: Claims, today: string): Profile {
  const region = drawRegion(random);
  const visits = region !== 'DE' && random.chance(serviceAreaShare);
  const trade = random.pick(
    (visits ? serviceAreaTrades : shopTrades).filter((each) => hasTextsFor(each, region)),
  );
  const site = siteIn(random, random.pick(citiesOf(region)));
  const name = nameOf(random, trade, site);
  const title = random.chance(0.012) ? longTitle(name, trade) : name;
  const slug = claim(claims.domains, slugOf(name).slice(0, 50) || trade.id, '-');
  const website = `https://${slug}.example`;
  const { descriptions } = wordingFor(trade, region);
  return profileOf(
    random,
    {
      title,
      name,
      storeCode: claim(claims.codes, random.fill('####################', '')),
      trade,
      site,
      categories: randomCategories(random, trade),
      week: random.pick(weeksOf(trade)),
      website: random.chance(0.5) ? website : `${website}/${slugOf(site.city.locality)}`,
      description: descriptions.length > 0 ? random.pick(descriptions) : undefined,
      serviceItems: random.chance(0.7) ? randomServices(random, trade) : [],
      attributes: random.chance(0.8) ? randomAttributes(random, trade, website) : {},
      socialProfiles: random.chance(0.4) ? randomSocialProfiles(random, slug) : {},
      labels: [],
      visitsCustomers: trade.serviceArea && random.chance(0.86),
      plansHolidays: random.chance(0.3),
    },
    today,
  );
}

function nameOf(random: Random, trade: Trade, site: Site): string {
  const { regionCode } = site.city;
  if (trade.otherScripts && random.chance(0.35)) return random.pick(trade.otherScripts);
  return fillIn(random.pick(wordingFor(trade, regionCode).independents), {
    surname: surnameIn(random, regionCode),
    partner: surnameIn(random, regionCode),
    city: site.city.locality,
    district: localName(site),
  });
}

const surnameIn = (random: Random, region: City['regionCode']): string =>
  random.pick(random.chance(0.06) ? unusualSurnames : surnames[region === 'DE' ? 'de' : 'en']);

/** Some owners put all their services into the name, within the provider's limit. */
function longTitle(title: string, trade: Trade): string {
  const offers = [
    ...trade.additional.map((id) => findCategory(id)?.name ?? ''),
    ...trade.ownServices,
  ];
  return offers.reduce((text, offer, index) => {
    const longer = `${text}${index === 0 ? ' – ' : ', '}${offer}`;
    return longer.length <= titleLimit ? longer : text;
  }, title);
}
