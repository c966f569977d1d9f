import * as z from 'zod/mini';
import { TagId } from '../core/id.ts';

export const Tag = z.looseObject({
  id: TagId,
  name: z.string(),
  locations_count: z.optional(z.int()),
});
export type Tag = z.infer<typeof Tag>;
