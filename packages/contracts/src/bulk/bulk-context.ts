import type { LocationId } from '../core/id.ts';
import type { AttributeInput } from '../model/attribute.ts';
import type { managementStatuses } from '../model/location.ts';
import type { Tag } from '../model/tag.ts';
import type { Catalogue } from '../profile/catalogue.ts';
import type { FieldAccesses } from '../profile/fields.ts';
import type { PatchToValidate } from '../profile/validate-patch.ts';
import type { Profile } from '../profile/profile.ts';
import type { EditedState } from './edited-state.ts';

/** The tags of the account, by id. */
export type KnownTags = ReadonlyMap<number, Tag>;

/** What is wrong with the values of one attribute, at the place under it. */
export type AttributeError = readonly [path: string, message: string];

/** What the rules of a bulk edit need to know beside the locations. */
export interface BulkContext {
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly catalogue: Catalogue;
  readonly fields: FieldAccesses;
  readonly tags: KnownTags;
  /** Why a location cannot have a store code; null when it can. */
  readonly storeCodeError: (id: LocationId, storeCode: string | null) => string | null;
  /** What is wrong with these values wherever they go. */
  readonly attributeErrors: (input: AttributeInput) => readonly AttributeError[];
  /** Why Google does not show an attribute on this profile; null when it does. */
  readonly attributeAvailability: (profile: Profile, name: string) => string | null;
}

/** A location as it is now, here and in public. */
export interface Subject {
  readonly id: LocationId;
  readonly managementStatus: (typeof managementStatuses)[number];
  readonly state: EditedState;
  /** Fields of which nobody knows the value; `attributes` are all attributes. */
  readonly unknown: ReadonlySet<string>;
  /** What the public sees; our own values where nobody knows it. */
  readonly live: Profile;
  readonly standing: PatchToValidate['standing'];
  readonly servicesBlocked: boolean;
}
