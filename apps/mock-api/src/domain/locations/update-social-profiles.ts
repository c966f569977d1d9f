import type { LocationId } from '@placekeeper/contracts/core/id';
import { socialNetworks, type SocialNetwork } from '@placekeeper/contracts/rules/provider-fields';
import {
  socialProfileAddress,
  validateSocialProfile,
} from '@placekeeper/contracts/rules/validate-social-profile';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../actor.ts';
import { refuseInvalid } from '../errors.ts';
import { ownedLocation } from '../owned.ts';
import { saveAndPublish } from './save-and-publish.ts';

interface Input {
  readonly id: LocationId;
  readonly social_profiles: Partial<Record<SocialNetwork, string | null>>;
}

/** SOC-1: null and an empty text remove an address; a network that is not named keeps its own. */
export function updateSocialProfiles(deps: Deps, actor: Actor, input: Input): void {
  const row = ownedLocation(deps, actor, input.id);
  const named = socialNetworks.flatMap((network) => {
    const address = input.social_profiles[network];
    return address === undefined ? [] : [{ network, address: address?.trim() || null }];
  });
  refuseInvalid(
    Object.fromEntries(
      named.flatMap(({ network, address }) => {
        const fault = address && validateSocialProfile(network, address);
        return fault ? [[`social_profiles.${network}`, [fault]]] : [];
      }),
    ),
  );
  const addresses = new Map(
    socialNetworks.map((network) => [network, row.profile.socialProfiles[network] ?? null]),
  );
  for (const { network, address } of named) {
    addresses.set(network, address && socialProfileAddress(address));
  }
  const socialProfiles = Object.fromEntries(Array.from(addresses).filter(([, address]) => address));
  saveAndPublish(deps, actor, row, { ...row.profile, socialProfiles });
}
