import * as z from 'zod/mini';
import { LocationId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import { ShownText } from '../core/wire.ts';

export const SpotlightItem = z.looseObject({
  type: openEnum(['location', 'action']),
  location: z.nullable(
    z.looseObject({
      id: LocationId,
      name: ShownText,
      store_code: z.nullable(ShownText),
      formatted_address: z.nullable(ShownText),
    }),
  ),
  title: ShownText,
  link: z.string(),
  icon: z.nullable(z.string()),
  color: z.nullable(z.string()),
});
export type SpotlightItem = z.infer<typeof SpotlightItem>;
