import { labelTypes, type LocationPatch } from '../model/location.ts';
import type { Tag } from '../model/tag.ts';
import { isProviderField } from '../rules/provider-fields.ts';
import { TagId } from '../core/id.ts';
import * as z from '../core/zod.ts';
import { parse, safeParse } from '../core/validate.ts';
import { sameValue } from '../core/same-value.ts';
import { changedFields, type FieldAccesses } from '../profile/fields.ts';
import { type Profile, withAttributes } from '../profile/profile.ts';

/** Everything that a bulk edit can change: the provider's profile, and fields that only the platform has. */
export interface EditedState {
  readonly profile: Profile;
  readonly label: string | null;
  readonly labelType: NonNullable<LocationPatch['label_type']> | null;
  readonly websiteSlug: string | null;
  readonly tags: readonly Tag[];
}

interface StateAccess {
  readonly read: (state: EditedState) => unknown;
  /** Throws a zod error if the value does not have the field's type. */
  readonly write: (state: EditedState, value: unknown) => EditedState;
}

const text = z.nullable(z.string());
const tagList = z.array(z.object({ id: TagId, name: z.string() }));
const attributeSetting = z.nullable(
  z.object({
    values: z.array(z.union([z.string(), z.boolean()])),
    unset_values: z.optional(z.array(z.string())),
  }),
);

const own: Readonly<Record<string, StateAccess>> = {
  label: {
    read: ({ label }) => label,
    write: (state, value) => ({ ...state, label: parse(text, value) }),
  },
  label_type: {
    read: ({ labelType }) => labelType,
    write: (state, value) => ({
      ...state,
      labelType: parse(z.nullable(z.enum(labelTypes)), value),
    }),
  },
  business_website_slug: {
    read: ({ websiteSlug }) => websiteSlug,
    write: (state, value) => ({ ...state, websiteSlug: parse(text, value) }),
  },
  tags: {
    read: ({ tags }) => tags,
    write: (state, value) => ({ ...state, tags: parse(tagList, value) }),
  },
};

/** `field` is a provider field, a key of `own`, or the name of an attribute. */
function accessTo(field: string, fields: FieldAccesses): StateAccess {
  if (isProviderField(field)) {
    return {
      read: ({ profile }) => fields[field].read(profile),
      write: (state, value) => ({ ...state, profile: fields[field].write(state.profile, value) }),
    };
  }
  return own[field] ?? attributeAccess(field);
}

function attributeAccess(name: string): StateAccess {
  return {
    read: ({ profile }) => {
      const setting = profile.attributes[name];
      if (!setting) return null;
      const { values, unsetValues } = setting;
      return { values, ...(unsetValues && { unset_values: unsetValues }) };
    },
    write: (state, value) => {
      const input = { name, values: [], ...parse(attributeSetting, value) };
      return { ...state, profile: withAttributes(state.profile, [input]) };
    },
  };
}

export const readField = (state: EditedState, field: string, fields: FieldAccesses): unknown =>
  accessTo(field, fields).read(state);

export const writeField = (
  state: EditedState,
  field: string,
  value: unknown,
  fields: FieldAccesses,
): EditedState => accessTo(field, fields).write(state, value);

/** Lists whose items the platform may return in any order. */
const unordered = new Set(['regularHours', 'specialHours', 'serviceItems', 'serviceArea.places']);

/** Tags are compared by id, because they can be renamed. */
function comparable(field: string, value: unknown): unknown {
  const tags = field === 'tags' ? safeParse(tagList, value) : null;
  if (tags?.success) return tags.data.map(({ id }) => id).toSorted((a, b) => a - b);
  if (!unordered.has(field) || !Array.isArray(value)) return value;
  return value.map((member) => JSON.stringify(member)).toSorted();
}

export const sameField = (field: string, a: unknown, b: unknown): boolean =>
  sameValue(comparable(field, a), comparable(field, b));

/** The fields in which two states of a location differ, provider fields first. */
export function changedStateFields(
  from: EditedState,
  to: EditedState,
  fields: FieldAccesses,
): readonly string[] {
  const attributes = new Set([
    ...Object.keys(from.profile.attributes),
    ...Object.keys(to.profile.attributes),
  ]);
  const others = [...(from.profile.attributes === to.profile.attributes ? [] : attributes)]
    .toSorted()
    .concat(Object.keys(own))
    .filter(
      (field) => !sameField(field, readField(from, field, fields), readField(to, field, fields)),
    );
  return [...changedFields(fields, from.profile, to.profile), ...others];
}

/** Without social profiles: they are provider fields, although their names begin with `attributes/`. */
export const attributesAmong = (named: readonly string[]): readonly string[] =>
  named.filter((field) => field.startsWith('attributes/') && !isProviderField(field));
