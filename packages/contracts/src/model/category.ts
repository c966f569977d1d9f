import * as z from '../core/zod.ts';
import { expected, isObject, reshaped } from '../core/schema-annotations.ts';
import { map, Timestamp } from '../core/wire-types.ts';

/** A missing `title` is taken from `display_name`, and a missing `display_name` from `title`. */
export const Category = reshaped(
  z.looseObject({
    /** `gcid:dentist` */
    id: z.string(),
    title: z.string(),
    display_name: z.string(),
    created_at: expected(z.nullable(Timestamp)),
    /** The link to a location, such as `{primary: true}`. */
    pivot: z.optional(z.nullable(map(z.unknown()))),
  }),
  (data) => {
    if (!isObject(data)) return data;
    const { title, display_name: name } = data;
    if (typeof title === 'string' && typeof name !== 'string')
      return { ...data, display_name: title };
    if (typeof name === 'string' && typeof title !== 'string') return { ...data, title: name };
    return data;
  },
);
export type Category = z.infer<typeof Category>;
export type SentCategory = z.input<typeof Category>;
