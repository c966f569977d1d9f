import * as z from '../core/zod.ts';
import { GoogleTokenId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import { expected } from '../core/schema-annotations.ts';
import { ShownText, Timestamp } from '../core/wire-types.ts';
import { GoogleAccount } from './google-location.ts';

export const GoogleToken = z.looseObject({
  id: GoogleTokenId,
  email: expected(ShownText),
  name: expected(z.nullable(ShownText)),
  status: expected(openEnum(['active', 'lost-authorization'])),
  locations_count: expected(z.int()),
  /** The number of imported locations that are managed, or paused until the account is connected again. */
  managed_locations_count: z.optional(z.int()),
  /** The location groups that the account reaches. */
  groups: z.optional(z.array(GoogleAccount)),
  created_at: expected(Timestamp),
  last_contacted_at: expected(z.nullable(Timestamp)),
});
export type GoogleToken = z.infer<typeof GoogleToken>;
export type SentGoogleToken = z.input<typeof GoogleToken>;
