import type { SeedRegion } from './cities.ts';

type Replacement = readonly [british: RegExp, american: string];

const words: readonly Replacement[] = [
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

const spellings: readonly Replacement[] = [
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
export function localEnglish(text: string, region: SeedRegion): string {
  if (region !== 'US' && region !== 'CA') return text;
  const replacements = region === 'US' ? [...words, ...spellings] : words;
  return replacements.reduce(
    (result, [british, american]) => result.replaceAll(british, american),
    text,
  );
}
