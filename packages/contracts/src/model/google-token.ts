import * as z from 'zod/mini';
import { GoogleTokenId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import { ShownText, Timestamp } from '../core/wire.ts';
import { GoogleAccount } from './google-location.ts';

/** A connected provider account. */
export const GoogleToken = z.looseObject({
  id: GoogleTokenId,
  email: ShownText,
  name: z.nullable(ShownText),
  status: openEnum(['active', 'lost-authorization']),
  /** Imported locations that hang on this account. */
  locations_count: z.int(),
  /** Of these, those whose management is on, or paused until the account is connected again. */
  managed_locations_count: z.optional(z.int()),
  /** The location groups it reaches. */
  groups: z.optional(z.array(GoogleAccount)),
  created_at: Timestamp,
  last_contacted_at: z.nullable(Timestamp),
});
export type GoogleToken = z.infer<typeof GoogleToken>;
