import type { SocialNetwork } from '../../rules/provider-fields.ts';
import { validateSocialProfile } from '../../rules/validate-social-profile.ts';
import { rejectWhere, type Validator } from './validator.ts';

export const validateSocialField =
  (network: SocialNetwork): Validator =>
  ({ next }) => {
    const error = validateSocialProfile(network, next.socialProfiles[network] ?? '');
    return rejectWhere([
      next.socialProfiles[network] !== undefined && error !== null,
      'ATTRIBUTE_PROVIDER_URL_NOT_ALLOWED',
      error ?? '',
    ]);
  };
