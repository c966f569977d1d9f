import type { LocationId } from '@placekeeper/contracts/core/id';
import type { Deps } from '../../../deps.ts';
import { availableAttributes, type AttributeMetadata } from '../../../provider/attributes.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { categoriesOf } from '../../../provider/services.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';
import { phoneOrigin } from '@placekeeper/contracts/rules/phone-number';

export interface AttributesView {
  readonly settings: Profile['attributes'];
  readonly available: readonly AttributeMetadata[];
}

export function showAttributes(deps: Deps, actor: Actor, id: LocationId): AttributesView {
  const { profile } = authorize(deps, actor, 'location', id);
  return { settings: profile.attributes, available: allowedFor(profile) };
}

export const allowedFor = (profile: Profile): readonly AttributeMetadata[] =>
  availableAttributes(categoriesOf(profile), regionOf(profile));

/** The country of the address or, for a business without an address, of the telephone number. */
const regionOf = ({ storefrontAddress, phoneNumbers }: Profile): string | null =>
  storefrontAddress?.regionCode ??
  phoneOrigin(phoneNumbers.primaryPhone ?? '', undefined)?.country ??
  null;
