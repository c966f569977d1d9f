import * as z from '../core/zod.ts';
import { UserId } from '../core/id.ts';
import { expected, reshaped } from '../core/schema-annotations.ts';
import { map, ShownText } from '../core/wire-types.ts';

export const MetadataValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type MetadataValue = z.infer<typeof MetadataValue>;

/** HINT-2: the metadata key that records whether the hint about the home screen was shown. */
export const homeHintKey = 'acknowledged_home_screen_navigation';

/** The person at the platform's identity provider, shared by the sibling products. */
export const Identity = z.looseObject({
  name: z.optional(ShownText),
  email: z.optional(ShownText),
  subscriptions: expected(z.array(z.looseObject({ product_key: z.string() }))),
});
export type Identity = z.infer<typeof Identity>;

export const User = z.looseObject({
  id: UserId,
  is_admin: expected(z.boolean()),
  has_gbp_management_subscription: expected(z.boolean()),
  locations_count: expected(z.int()),
  metadata: expected(map(z.unknown())),
  identity: expected(Identity),
});
export type User = z.infer<typeof User>;

export const SubscriptionMeta = z.looseObject({
  gbp_management_subscription: expected(
    reshaped(
      z.looseObject({
        /** The maximum number of managed locations. */
        slots: z.int(),
        /** The number of managed locations. */
        locations: z.int(),
        pending_updates: expected(z.int()),
      }),
      // Null means no subscription, so there are no slots.
      (data) => (data === null ? { slots: 0, locations: 0 } : data),
    ),
  ),
});
export type SubscriptionMeta = z.infer<typeof SubscriptionMeta>;
