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

/** Null for a business that visits or delivers and hides its address. */
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
    /** The `name` of the account in which it was found first. */
    account: expected(z.string()),
    /** The names of all accounts that reach it. */
    accounts: expected(z.array(z.string())),
    selected: expected(z.boolean()),
    selectedAccount: expected(z.nullable(z.string())),
    /** Whether it is already one of the user's locations. */
    imported: z.optional(z.boolean()),
  }),
  // Without an address a profile is a service area business, even if the platform omits the field.
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
