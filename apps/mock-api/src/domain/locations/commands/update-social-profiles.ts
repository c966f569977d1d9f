import type { LocationId } from '@placekeeper/contracts/core/id';
import {
  socialField,
  socialNetworks,
  type SocialNetwork,
} from '@placekeeper/contracts/rules/provider-fields';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';
import { refuseInvalid } from '../../errors.ts';
import { authorize } from '../../authorize.ts';
import { saveAndPublish } from './update.ts';
import {
  socialProfileErrors,
  withSocialProfiles,
} from '@placekeeper/contracts/profile/social-profiles';

interface Input {
  readonly id: LocationId;
  readonly social_profiles: Partial<Record<SocialNetwork, string | null>>;
}

export function updateSocialProfiles(deps: Deps, actor: Actor, input: Input): void {
  const row = authorize(deps, actor, 'location', input.id);
  refuseInvalid(socialProfileErrors(input.social_profiles));
  const next = withSocialProfiles(row.profile, input.social_profiles);
  const named = socialNetworks.filter((network) => Object.hasOwn(input.social_profiles, network));
  saveAndPublish(deps, actor, row, next, { named: named.map(socialField) });
}
