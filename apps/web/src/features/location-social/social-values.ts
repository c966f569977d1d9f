import { completeProfileUrl } from '@placekeeper/contracts/rules/complete-profile-url';
import { socialNetworks, type SocialNetwork } from '@placekeeper/contracts/rules/provider-fields';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import {
  socialProfileAddress,
  validateSocialProfile,
} from '@placekeeper/contracts/rules/validate-social-profile';
import type { SocialProfilesChange } from '../../data/locations/mutations.ts';
import type { ValidationError, ValidationErrors } from '../../widgets/saved-form/saved-form.ts';

/** By network: the profile URL, an empty string if there is none, or null if the platform didn't send it. */
export type SocialValues = Record<SocialNetwork, string | null>;

export function socialValuesOf(
  kept: Readonly<Record<string, string | null>>,
  absent: '' | null,
): SocialValues {
  const valueOf = (network: SocialNetwork) => {
    const value = kept[network];
    return value === undefined ? absent : (value ?? '');
  };
  return {
    facebook: valueOf('facebook'),
    instagram: valueOf('instagram'),
    linkedin: valueOf('linkedin'),
    pinterest: valueOf('pinterest'),
    tiktok: valueOf('tiktok'),
    twitter: valueOf('twitter'),
    youtube: valueOf('youtube'),
  };
}

export const changedNetworks = (saved: SocialValues, now: SocialValues): readonly SocialNetwork[] =>
  socialNetworks.filter((network) => now[network]?.trim() !== saved[network]?.trim());

/** Sends only changed networks. Null removes a URL. */
export const changeOf = (
  changed: readonly SocialNetwork[],
  values: SocialValues,
): SocialProfilesChange =>
  Object.fromEntries(
    changed.map((network) => [
      network,
      completeProfileUrl(network, values[network] ?? '').trim() || null,
    ]),
  );

/** An unchanged value is valid, because it must not block the save. */
export const profileUrlError = (
  network: SocialNetwork,
  saved: string | null,
  text: string,
): string | undefined =>
  text.trim() === '' || text.trim() === saved?.trim()
    ? undefined
    : (validateSocialProfile(network, completeProfileUrl(network, text)) ?? undefined);

export const isProfile = (network: SocialNetwork, text: string): boolean =>
  text.trim() !== '' && validateSocialProfile(network, text) === null;

/** The URL that the platform will store; null if the text is that URL already or invalid. */
export function normalizedUrl(network: SocialNetwork, text: string): string | null {
  if (!isProfile(network, text)) return null;
  const address = socialProfileAddress(text);
  return address === text.trim() ? null : address;
}

/** Maps `social_profiles.tiktok` to its network. An error with any other path is in `others`. */
export function socialErrorsOf(errors: FieldErrors): ValidationErrors<SocialNetwork> {
  const fields: Partial<Record<SocialNetwork, ValidationError>> = {};
  const others: string[] = [];
  for (const [path, messages] of Object.entries(errors)) {
    const network = socialNetworks.find((name) => path === `social_profiles.${name}`);
    if (network) fields[network] = { message: messages.join(' '), parts: {} };
    else others.push(...messages);
  }
  return { fields, others };
}
