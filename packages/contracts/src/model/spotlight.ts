import * as z from '../core/zod.ts';
import { LocationId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import { expected, isObject, reshaped } from '../core/schema-annotations.ts';
import { ShownText } from '../core/wire-types.ts';

/** An item with a location may lack title and link: the location's name and page replace them. */
export const SpotlightItem = reshaped(
  z.looseObject({
    type: expected(openEnum(['location', 'action'])),
    location: expected(
      z.nullable(
        z.looseObject({
          id: LocationId,
          name: ShownText,
          store_code: expected(z.nullable(ShownText)),
          formatted_address: expected(z.nullable(ShownText)),
        }),
      ),
    ),
    title: ShownText,
    link: z.string(),
    icon: expected(z.nullable(z.string())),
    color: expected(z.nullable(z.string())),
  }),
  (data) => {
    if (!isObject(data) || !isObject(data['location'])) return data;
    const { id, name } = data['location'];
    const { title = name, link = `/location/${String(id)}` } = data;
    return title === data['title'] && link === data['link'] ? data : { ...data, title, link };
  },
);
export type SpotlightItem = z.infer<typeof SpotlightItem>;
export type SentSpotlightItem = z.input<typeof SpotlightItem>;
