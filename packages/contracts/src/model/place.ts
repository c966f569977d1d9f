import * as z from '../core/zod.ts';

/** A region that a business can serve. */
export const Place = z.looseObject({ place_id: z.string(), name: z.string() });
export type Place = z.infer<typeof Place>;
