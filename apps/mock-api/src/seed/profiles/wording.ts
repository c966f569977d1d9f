import { localEnglish } from '../data/american-english.ts';
import type { City } from '../data/cities.ts';
import type { Trade, TradeWording } from '../data/trade.ts';
import type { Site } from './business-place.ts';

export type Words = Readonly<Record<string, string>>;

const localWordings = new Map<string, TradeWording>();

/** The trade's German texts in Germany, if it has them, or else its texts in the region's English. */
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

/** Replaces placeholders such as `{city}`; unknown placeholders stay. */
export const fillIn = (pattern: string, words: Words): string =>
  pattern.replaceAll(/\{(\w+)\}/g, (placeholder, word: string) => words[word] ?? placeholder);

/**
 * The place that a business has in its name: its district, or its city if the district has a general name, such as
 * "City Centre".
 */
export const localName = ({ city, district }: Site): string =>
  /^(City Centre|Town Centre|Downtown|Main Street)$/.test(district.name)
    ? city.locality
    : district.name;
