import { localEnglish } from '../data/american-english.ts';
import type { City } from '../data/cities.ts';
import type { Trade, TradeWording } from '../data/trade.ts';
import type { Site } from './business-place.ts';

export type Words = Readonly<Record<string, string>>;

const localWordings = new Map<string, TradeWording>();

/** The texts of the trade in the language of the region, or in English. */
export function wordingFor(trade: Trade, region: City['regionCode']): TradeWording {
  if (region === 'DE' && trade.german) return trade.german;
  const key = `${region} ${trade.id}`;
  let wording = localWordings.get(key);
  if (!wording) {
    const local = (text: string) => localEnglish(text, region);
    const { brands, independents, descriptions } = trade;
    wording = {
      brands: brands.map(local),
      independents: independents.map(local),
      descriptions: descriptions.map(local),
    };
    localWordings.set(key, wording);
  }
  return wording;
}

/** Replaces placeholders such as `{city}`. */
export const fillIn = (pattern: string, words: Words): string =>
  pattern.replaceAll(/\{(\w+)\}/g, (placeholder, word: string) => words[word] ?? placeholder);

/**
 * The place in a business name. Every city has a centre, so there the name contains the city instead of the district.
 */
export const localName = ({ city, district }: Site): string =>
  /^(City Centre|Town Centre|Downtown|Main Street)$/.test(district.name)
    ? city.locality
    : district.name;
