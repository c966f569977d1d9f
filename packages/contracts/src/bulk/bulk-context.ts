import type { LocationId } from '../core/id.ts';
import type { AttributeInput } from '../model/attribute.ts';
import type { managementStatuses } from '../model/location.ts';
import type { Tag } from '../model/tag.ts';
import type { Catalogue } from '../profile/catalogue.ts';
import { profileFields, type FieldAccesses } from '../profile/fields.ts';
import type { PatchToValidate } from '../profile/validate-patch.ts';
import type { Profile } from '../profile/profile.ts';
import type { EditedState } from './edited-state.ts';

export type KnownTags = ReadonlyMap<number, Tag>;

/** `path` is relative to the attribute, such as `name`. */
export type AttributeError = readonly [path: string, message: string];

export interface BulkContext {
  /** `YYYY-MM-DD` */
  readonly today: string;
  readonly catalogue: Catalogue;
  readonly fields: FieldAccesses;
  readonly tags: KnownTags;
  readonly storeCodeError: (id: LocationId, storeCode: string | null) => string | null;
  /** The errors of an attribute that do not depend on the location. */
  readonly attributeErrors: (input: AttributeInput) => readonly AttributeError[];
  /** Why Google does not show the attribute on this profile, or null. */
  readonly attributeAvailability: (profile: Profile, name: string) => string | null;
}

/** A context in which the rules that need the platform's data allow everything. */
export const plainContext = (
  today: string,
  catalogue: Catalogue,
  tags: readonly Tag[] = [],
): BulkContext => ({
  today,
  catalogue,
  fields: profileFields(catalogue),
  tags: new Map(tags.map((tag) => [tag.id, tag])),
  storeCodeError: () => null,
  attributeErrors: () => [],
  attributeAvailability: () => null,
});

/** The current state of a location, in Placekeeper and on Google. */
export interface Subject {
  readonly id: LocationId;
  readonly managementStatus: (typeof managementStatuses)[number];
  readonly state: EditedState;
  /** Fields whose value is unknown because its read failed; `attributes` means all attributes. */
  readonly unknown: ReadonlySet<string>;
  /** The profile on Google; Placekeeper's values if the live profile is unknown. */
  readonly live: Profile;
  readonly standing: PatchToValidate['standing'];
  readonly servicesBlocked: boolean;
}
