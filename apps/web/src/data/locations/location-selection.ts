import { GoogleTokenId, LocationId } from '@placekeeper/contracts/core/id';
import { locationFilters } from '@placekeeper/contracts/endpoints/locations';
import { maximumSelection } from '@placekeeper/contracts/rules/limits';
import * as z from '@placekeeper/contracts/core/zod';
import { missingFacts, standings } from '../portfolio/record-filters.ts';

/** Selected locations: by id, or all that match the list's filters, minus exceptions. */
export const LocationSelection = z.discriminatedUnion('mode', [
  z.strictObject({
    mode: z.literal('ids'),
    locations: z.array(LocationId).check(z.minLength(1), z.maxLength(maximumSelection)),
  }),
  z.strictObject({
    mode: z.literal('matching'),
    ...locationFilters,
    tag_match: z.optional(z.enum(['all', 'none'])),
    region_code: z.optional(z.string()),
    locality: z.optional(z.string()),
    primary_category_id: z.optional(z.string()),
    owner_id: z.optional(GoogleTokenId),
    label: z.optional(z.string()),
    status: z.optional(z.string()),
    standing: z.optional(z.enum(standings)),
    missing: z.optional(z.array(z.enum(missingFacts))),
    no_special_hours_on: z.optional(z.string()),
  }),
]);
export type LocationSelection = z.infer<typeof LocationSelection>;
