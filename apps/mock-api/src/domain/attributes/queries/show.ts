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

/** ATTR-1: the current values, and the attributes that the categories and the country allow. */
export function showAttributes(deps: Deps, actor: Actor, id: LocationId): AttributesView {
  const { profile } = authorize(deps, actor, 'location', id);
  return { settings: profile.attributes, available: allowedFor(profile) };
}

export const allowedFor = (profile: Profile): readonly AttributeMetadata[] =>
  availableAttributes(categoriesOf(profile), regionOf(profile));

/** The country of a business; without an address, the country of its telephone number. */
const regionOf = ({ storefrontAddress, phoneNumbers }: Profile): string | null =>
  storefrontAddress?.regionCode ??
  phoneOrigin(phoneNumbers.primaryPhone ?? '', undefined)?.country ??
  null;
