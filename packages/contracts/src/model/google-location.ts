import * as z from '../core/zod.ts';
import { expected, isObject, reshaped } from '../core/schema-annotations.ts';
import { ShownMessage, ShownText } from '../core/wire-types.ts';

/** A location group or account at the provider. */
export const GoogleAccount = z.looseObject({
  id: z.string(),
  /** `accounts/{id}` */
  name: z.string(),
  accountName: expected(ShownText),
});
export type GoogleAccount = z.infer<typeof GoogleAccount>;
export type SentGoogleAccount = z.input<typeof GoogleAccount>;

/** A business that hides its address, because it visits or delivers, has null instead. */
export const StorefrontAddress = z.looseObject({
  addressLines: expected(z.array(ShownText)),
  locality: z.optional(z.nullable(ShownText)),
  administrativeArea: z.optional(z.nullable(ShownText)),
  postalCode: z.optional(z.nullable(ShownText)),
  regionCode: z.optional(z.nullable(z.string())),
});
export type StorefrontAddress = z.infer<typeof StorefrontAddress>;
export type SentStorefrontAddress = z.input<typeof StorefrontAddress>;

/** A profile offered for import, in the provider's format. */
export const GoogleLocation = reshaped(
  z.looseObject({
    id: z.string(),
    /** `locations/{id}` */
    name: z.string(),
    title: ShownText,
    storefrontAddress: expected(z.nullable(StorefrontAddress)),
    storeCode: z.optional(z.nullable(ShownText)),
    /** The `name` of the account in which the fetch found the profile first. */
    account: expected(z.string()),
    /** The `name` of every account that reaches the profile. */
    accounts: expected(z.array(z.string())),
    selected: expected(z.boolean()),
    selectedAccount: expected(z.nullable(z.string())),
    /** Whether the profile is already one of the user's locations. */
    imported: z.optional(z.boolean()),
  }),
  // A platform may omit the field for a service area business, which has no address.
  (data) =>
    isObject(data) && !('storefrontAddress' in data) ? { ...data, storefrontAddress: null } : data,
);
export type GoogleLocation = z.infer<typeof GoogleLocation>;
export type SentGoogleLocation = z.input<typeof GoogleLocation>;

export const Operation = z.looseObject({
  complete: z.boolean(),
  id: z.string(),
  /** Why the fetch failed, or is incomplete. */
  errors: z.optional(
    z.array(z.looseObject({ account: z.nullable(z.string()), message: ShownMessage })),
  ),
});
export type Operation = z.infer<typeof Operation>;
