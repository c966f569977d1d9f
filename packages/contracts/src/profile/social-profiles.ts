import { socialNetworks, type SocialNetwork } from '../rules/provider-fields.ts';
import type { FieldErrors } from '../rules/validate-location.ts';
import { socialProfileAddress, validateSocialProfile } from '../rules/validate-social-profile.ts';
import type { Profile } from './profile.ts';

/** Null or an empty text removes a network's URL; an absent network keeps its URL. */
type SocialProfiles = Readonly<Partial<Record<SocialNetwork, string | null | undefined>>>;

const named = (changes: SocialProfiles) =>
  socialNetworks.flatMap((network) => {
    const address = changes[network];
    return address === undefined ? [] : [{ network, address: address?.trim() || null }];
  });

export const socialProfileErrors = (changes: SocialProfiles): FieldErrors =>
  Object.fromEntries(
    named(changes).flatMap(({ network, address }) => {
      const error = address && validateSocialProfile(network, address);
      return error ? [[`social_profiles.${network}`, [error]]] : [];
    }),
  );

/** Requires URLs that pass `socialProfileErrors`. */
export function withSocialProfiles(profile: Profile, changes: SocialProfiles): Profile {
  const addresses = new Map(
    socialNetworks.map((network) => [network, profile.socialProfiles[network] ?? null]),
  );
  for (const { network, address } of named(changes)) {
    addresses.set(network, address && socialProfileAddress(address));
  }
  const socialProfiles = Object.fromEntries(Array.from(addresses).filter(([, address]) => address));
  return { ...profile, socialProfiles };
}
