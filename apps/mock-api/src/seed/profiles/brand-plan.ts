import { cities, seedRegions, type City } from '../data/cities.ts';
import { germanBrandWords, brandWords } from '../data/brand-words.ts';
import type { Trade } from '../data/trade.ts';
import { tradeById, trades } from '../data/trades.ts';
import type { Random } from './random.ts';
import { fillIn, wordingFor } from './wording.ts';

/** A chain that a generated set must contain. */
export interface RequiredBrand {
  readonly name: string;
  /** The id of a trade, such as `dentist`. */
  readonly trade: string;
  readonly locations: number;
  readonly region?: City['regionCode'];
}

export interface BrandPlan {
  readonly name: string;
  readonly trade: Trade;
  readonly size: number;
  readonly cities: readonly City[];
}

export const serviceAreaTrades = trades.filter((trade) => trade.serviceArea);
export const shopTrades = trades.filter((trade) => !trade.serviceArea);
/** The approximate share of businesses in trades that work at their customers' places. */
export const serviceAreaShare = 0.095;

const regionWeights: Readonly<Record<City['regionCode'], number>> = {
  GB: 40,
  US: 25,
  CA: 8,
  DE: 10,
  IE: 6,
  AU: 7,
  NZ: 4,
};
const regionDraw = seedRegions.flatMap((region) =>
  Array.from({ length: regionWeights[region] }, () => region),
);

export const drawRegion = (random: Random): City['regionCode'] => random.pick(regionDraw);

export const hasTextsFor = (trade: Trade, region: City['regionCode']): boolean =>
  region !== 'DE' || trade.german !== undefined;

const citiesByRegion = new Map(
  seedRegions.map((region) => [region, cities.filter((city) => city.regionCode === region)]),
);
export const citiesOf = (region: City['regionCode']): readonly City[] =>
  citiesByRegion.get(region) ?? [];

const drawCities = (random: Random, region: City['regionCode'], size: number): City[] =>
  random.shuffle(citiesOf(region)).slice(0, Math.max(2, Math.ceil(size / 2)));

export function planRequiredBrands(random: Random, wishes: readonly RequiredBrand[]): BrandPlan[] {
  return wishes.map(({ name, trade, locations, region }) => ({
    name,
    trade: tradeById(trade),
    size: locations,
    cities: drawCities(random, region ?? drawRegion(random), locations),
  }));
}

/** Plans `count` chains with `locations` locations in total: a few large chains and many small chains. */
export function planBrands(random: Random, count: number, locations: number): BrandPlan[] {
  const names = new Set<string>();
  let serviceAreaBudget = Math.round(locations * serviceAreaShare);
  return sizesOf(count, locations).map((size) => {
    const region = drawRegion(random);
    const visits = region !== 'DE' && size <= serviceAreaBudget && random.chance(0.4);
    if (visits) serviceAreaBudget -= size;
    const trade = random.pick(
      (visits ? serviceAreaTrades : shopTrades).filter((each) => hasTextsFor(each, region)),
    );
    const name = drawName(random, trade, region, names);
    return { name, trade, size, cities: drawCities(random, region, size) };
  });
}

function sizesOf(count: number, locations: number): number[] {
  const weights = Array.from({ length: count }, (_, rank) => 1 / (rank + 2) ** 0.8);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sizes = weights.map((weight) => Math.max(2, Math.floor((weight / total) * locations)));
  let left = locations - sizes.reduce((sum, size) => sum + size, 0);
  // A small set has too few locations for two per chain, so the last chains are dropped.
  while (left < 0) left += sizes.pop() ?? -left;
  if (sizes.length > 0) sizes[0] = (sizes[0] ?? 0) + left;
  return sizes;
}

function drawName(
  random: Random,
  trade: Trade,
  region: City['regionCode'],
  taken: Set<string>,
): string {
  const { brands } = wordingFor(trade, region);
  let name: string;
  do {
    name = fillIn(random.pick(brands), {
      mark: random.pick(region === 'DE' ? germanBrandWords : brandWords),
    });
    if (taken.has(name)) name = `${name} ${random.pick(['Group', 'Collective', '& Co', 'United'])}`;
  } while (taken.has(name));
  taken.add(name);
  return name;
}
