import type { City, SeedRegion } from '../data/cities.ts';
import type { Trade, TradeWording } from '../data/trade.ts';
import type { Site } from './business-place.ts';

export type Words = Readonly<Record<string, string>>;

type Replacement = readonly [british: RegExp, american: string];

const americanWords: readonly Replacement[] = [
  [/\bSolicitors\b/g, 'Attorneys'],
  [/\bsolicitors\b/g, 'attorneys'],
  [/\bEstate Agents\b/g, 'Realty'],
  [/\bLettings\b/g, 'Rentals'],
  [/\blettings\b/g, 'rentals'],
  [/\bChemists?\b/g, 'Drugstore'],
  [/\bChartered accountants\b/g, 'Certified accountants'],
  [/\bChartered Accountants\b/g, 'CPAs'],
  [/\bDay Nursery\b/g, 'Preschool'],
  [/\bday nursery\b/g, 'preschool'],
  [/\bHouse Nursery\b/g, 'House Preschool'],
  [/\bHire\b/g, 'Rental'],
  [/\bhire\b/g, 'rental'],
  [/\bHairdressers\b/g, 'Hair stylists'],
  [/\bhairdressers\b/g, 'hair stylists'],
  [/\bDental Surgery\b/g, 'Dental Office'],
  [/\bVeterinary Surgeons\b/g, 'Veterinarians'],
  [/\bVeterinary Surgery\b/g, 'Animal Hospital'],
  [/\bveterinary surgeons\b/g, 'veterinarians'],
  [/\bPhysiotherapy\b/g, 'Physical Therapy'],
  [/\bChartered physiotherapists\b/g, 'Licensed physical therapists'],
  [/\bring ahead\b/g, 'call ahead'],
];

const americanSpellings: readonly Replacement[] = [
  [/\bCentre\b/g, 'Center'],
  [/\bcentre(s?)\b/g, 'center$1'],
  [/\bcentimetre\b/g, 'inch'],
  [/\bcolour\b/g, 'color'],
  [/\btyres\b/g, 'tires'],
  [/\bneighbourhood\b/g, 'neighborhood'],
  [/\bjewellery\b/g, 'jewelry'],
  [/\bby the kilo\b/g, 'by the pound'],
  [/\bmetre\b/g, 'foot'],
];

/** Converts the texts' British English: to American words in the US and Canada, and to American spellings in the US. */
function localEnglish(text: string, region: SeedRegion): string {
  if (region !== 'US' && region !== 'CA') return text;
  const replacements = region === 'US' ? [...americanWords, ...americanSpellings] : americanWords;
  return replacements.reduce(
    (result, [british, american]) => result.replaceAll(british, american),
    text,
  );
}

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
