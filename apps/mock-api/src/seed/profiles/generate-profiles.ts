import type { Profile } from '@placekeeper/contracts/profile/profile';
import { brandProfiles, type Claims } from './brand-profiles.ts';
import {
  planBrands,
  planRequiredBrands,
  type BrandPlan,
  type RequiredBrand,
} from './brand-plan.ts';
import { independentProfile } from './independents.ts';
import { createRandom, type Random } from './random.ts';

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
