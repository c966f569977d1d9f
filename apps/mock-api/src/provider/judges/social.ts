import type { SocialNetwork } from '@placekeeper/contracts/rules/provider-fields';
import { validateSocialProfile } from '@placekeeper/contracts/rules/validate-social-profile';
import { refuse, type Judge } from './judge.ts';

export const judgeSocialProfile =
  (network: SocialNetwork): Judge =>
  ({ next }) => {
    const fault = validateSocialProfile(network, next.socialProfiles[network] ?? '');
    return refuse([
      next.socialProfiles[network] !== undefined && fault !== null,
      'ATTRIBUTE_PROVIDER_URL_NOT_ALLOWED',
      fault ?? '',
    ]);
  };
