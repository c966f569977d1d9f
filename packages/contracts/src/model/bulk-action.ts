import * as z from 'zod/mini';
import { LocationId, TagId } from '../core/id.ts';

const tags = z.array(TagId).check(z.minLength(1), z.maxLength(100));

/** LOC-7: what is done to many locations at once and needs no preview. Fields are edited by a bulk edit. */
export const BulkAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('add-tags'), tags }),
  z.strictObject({ type: z.literal('remove-tags'), tags }),
  /** LOC-5: for as many as there are free slots, in the order of the selection. */
  z.strictObject({ type: z.literal('enable-management') }),
  z.strictObject({ type: z.literal('disable-management') }),
  z.strictObject({ type: z.literal('delete') }),
]);
export type BulkAction = z.infer<typeof BulkAction>;

/** Each selected location is in one of the three: changed, refused, or as the action would have left it before. */
export const BulkActionResult = z.looseObject({
  total: z.int(),
  changed: z.array(LocationId),
  /** Left as they were, each with its reason. */
  refused: z.array(
    z.looseObject({
      location: z.looseObject({
        id: LocationId,
        name: z.string(),
        store_code: z.nullable(z.string()),
      }),
      message: z.string(),
    }),
  ),
});
export type BulkActionResult = z.infer<typeof BulkActionResult>;
