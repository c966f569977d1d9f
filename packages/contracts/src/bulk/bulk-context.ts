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

/** An error in the values of one attribute, with its path below the attribute. */
export type AttributeError = readonly [path: string, message: string];

/** Data that the rules of a bulk edit need besides the locations. */
export interface BulkContext {
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly catalogue: Catalogue;
  readonly fields: FieldAccesses;
  readonly tags: KnownTags;
  /** Why the location cannot have this store code, or null. */
  readonly storeCodeError: (id: LocationId, storeCode: string | null) => string | null;
  /** Errors in these values that apply to every location. */
  readonly attributeErrors: (input: AttributeInput) => readonly AttributeError[];
  /** Why Google does not show the attribute on this profile, or null. */
  readonly attributeAvailability: (profile: Profile, name: string) => string | null;
}

/** The current state of a location, in Placekeeper and on Google. */
export interface Subject {
  readonly id: LocationId;
  readonly managementStatus: (typeof managementStatuses)[number];
  readonly state: EditedState;
  /** Fields whose value is unknown; `attributes` means all attributes. */
  readonly unknown: ReadonlySet<string>;
  /** The live profile; our own values if it is unknown. */
  readonly live: Profile;
  readonly standing: PatchToValidate['standing'];
  readonly servicesBlocked: boolean;
}
