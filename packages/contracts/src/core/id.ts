import * as z from './zod.ts';

/** A number branded with its resource, so that a `TagId` is not a `LocationId`. */
export type Id<Name extends string> = number & { readonly '~id': Name };

type IdSchema<Name extends string> = z.ZodMiniType<Id<Name>, Id<Name>>;

export function id<const Name extends string>(): IdSchema<Name> {
  // The brand exists only in types; on the wire it is a positive integer.
  return z.int().check(z.positive()) as unknown as IdSchema<Name>;
}

export const UserId = id<'User'>();
export const LocationId = id<'Location'>();
export const TagId = id<'Tag'>();
export const GoogleTokenId = id<'GoogleToken'>();
export const GoogleUpdateId = id<'GoogleUpdate'>();
export const PatchAttemptId = id<'PatchAttempt'>();
export const MediaId = id<'Media'>();
export const SuggestedServiceId = id<'SuggestedService'>();
export const NotificationConfigurationId = id<'NotificationConfiguration'>();

export type UserId = Id<'User'>;
export type LocationId = Id<'Location'>;
export type TagId = Id<'Tag'>;
export type GoogleTokenId = Id<'GoogleToken'>;
export type GoogleUpdateId = Id<'GoogleUpdate'>;
export type PatchAttemptId = Id<'PatchAttempt'>;
export type MediaId = Id<'Media'>;
export type SuggestedServiceId = Id<'SuggestedService'>;
export type NotificationConfigurationId = Id<'NotificationConfiguration'>;
