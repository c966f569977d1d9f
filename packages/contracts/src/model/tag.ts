import * as z from '../core/zod.ts';
import { TagId } from '../core/id.ts';
import { ShownText } from '../core/wire-types.ts';

export const Tag = z.looseObject({
  id: TagId,
  name: ShownText,
  locations_count: z.optional(z.int()),
});
export type Tag = z.infer<typeof Tag>;
