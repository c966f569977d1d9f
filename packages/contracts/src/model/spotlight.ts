import * as z from 'zod/mini';
import { LocationId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';

export const SpotlightItem = z.looseObject({
  type: openEnum(['location', 'action']),
  location: z.nullable(
    z.looseObject({
      id: LocationId,
      name: z.string(),
      store_code: z.nullable(z.string()),
      formatted_address: z.nullable(z.string()),
    }),
  ),
  title: z.string(),
  link: z.string(),
  icon: z.nullable(z.string()),
  color: z.nullable(z.string()),
});
export type SpotlightItem = z.infer<typeof SpotlightItem>;
