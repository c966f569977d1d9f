import type { SocialNetwork } from '../../rules/provider-fields.ts';
import { validateSocialProfile } from '../../rules/validate-social-profile.ts';
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
