import * as z from 'zod/mini';
import { map, Timestamp } from '../core/wire.ts';

export const Category = z.looseObject({
  /** `gcid:dentist` */
  id: z.string(),
  title: z.string(),
  display_name: z.string(),
  created_at: z.nullable(Timestamp),
  /** What ties it to a location, as `{primary: true}`. */
  pivot: z.optional(z.nullable(map(z.unknown()))),
});
export type Category = z.infer<typeof Category>;
