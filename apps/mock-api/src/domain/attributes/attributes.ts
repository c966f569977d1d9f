import type { LocationId } from '@placekeeper/contracts/core/id';
import type { AttributeInput } from '@placekeeper/contracts/model/attribute';
import { type Profile, withAttributes } from '@placekeeper/contracts/profile/profile';
import { attributeLinkError } from '@placekeeper/contracts/rules/attribute-link';
import { phoneOrigin } from '@placekeeper/contracts/rules/phone-number';
import { socialFields } from '@placekeeper/contracts/rules/provider-fields';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { eq } from 'drizzle-orm';
import { profiles } from '../../db/schema/provider.ts';
import type { Deps } from '../../deps.ts';
import {
  attributeByName,
  availableAttributes,
  type AttributeMetadata,
  type AttributeValueType,
} from '../../provider/attributes.ts';
import { categoriesOf } from '../../provider/services.ts';
import type { Actor } from '../actor.ts';
import { authorize } from '../authorize.ts';
import { refuseInvalid } from '../errors.ts';
import { liveProfile, refuseUnlessVerified, refuseWithoutAuthorization } from '../live-profile.ts';
import { saveProfile } from '../locations/commands/update.ts';
import { spendProviderCall } from '../provider-quota/provider-quota.ts';
import { transact } from '../transact.ts';

export interface AttributesView {
  readonly settings: Profile['attributes'];
  readonly available: readonly AttributeMetadata[];
}

export function showAttributes(deps: Deps, actor: Actor, id: LocationId): AttributesView {
  const { profile } = authorize(deps, actor, 'location', id);
  return { settings: profile.attributes, available: allowedFor(profile) };
}

const allowedFor = (profile: Profile): readonly AttributeMetadata[] =>
  availableAttributes(categoriesOf(profile), regionOf(profile));

/** The country of the address or, for a business without an address, of the telephone number. */
const regionOf = ({ storefrontAddress, phoneNumbers }: Profile): string | null =>
  storefrontAddress?.regionCode ??
  phoneOrigin(phoneNumbers.primaryPhone ?? '', undefined)?.country ??
  null;

/**
 * ATTR-1: sets the named attributes and keeps the rest. Attributes never wait, unlike other fields: without
 * authorization or verification the request is refused.
 */
export function updateAttributes(
  deps: Deps,
  actor: Actor,
  { id, attributes }: { readonly id: LocationId; readonly attributes: readonly AttributeInput[] },
): void {
  const location = authorize(deps, actor, 'location', id);
  refuseWithoutAuthorization(location);
  refuseInvalid(checkAttributes(attributes, allowedFor(location.profile)));
  if (attributes.length === 0) return;

  transact(deps, () => {
    saveProfile(deps, location, withAttributes(location.profile, attributes));
    if (location.managementStatus === 'disabled') return;
    const profile = liveProfile(deps, location);
    refuseUnlessVerified(profile);
    spendProviderCall(deps, actor, { editedProfileId: profile.id });
    deps.db
      .update(profiles)
      .set({ live: withAttributes(profile.live, attributes) })
      .where(eq(profiles.id, profile.id))
      .run();
  });
}

/** `path` is relative to the attribute, for example `values.0`. */
type AttributeError = readonly [path: string, message: string];
type Check = (input: AttributeInput, choices: ReadonlySet<unknown>) => readonly AttributeError[];

/** The provider's limit of links per attribute. */
const mostLinks = 20;

function checkAttributes(
  inputs: readonly AttributeInput[],
  available: readonly AttributeMetadata[],
): FieldErrors {
  const allowed = new Map(available.map((attribute) => [attribute.name, attribute]));
  const seen = new Set<string>();
  const errors = inputs.flatMap((input, index) => {
    const attribute = allowed.get(input.name);
    const found: readonly AttributeError[] = seen.has(input.name)
      ? [['name', 'This attribute is listed twice.']]
      : attribute
        ? errorsOf(input, attribute)
        : [['name', whyUnavailable(input.name)]];
    seen.add(input.name);
    return found.map(([path, message]) => [`attributes.${index}.${path}`, [message]] as const);
  });
  return Object.fromEntries(errors);
}

function whyUnavailable(name: string): string {
  if (socialFields.some((field) => field === name))
    return 'Edit social links in the Social profiles tab.';
  return attributeByName(name)
    ? 'This attribute isn’t available for this location’s categories or country.'
    : 'This attribute doesn’t exist.';
}

function errorsOf(input: AttributeInput, attribute: AttributeMetadata): readonly AttributeError[] {
  const { values, unset_values: unset = [] } = input;
  if (unset.length > 0 && attribute.valueType !== 'REPEATED_ENUM')
    return [['unset_values', 'Only attributes with several options accept unset_values.']];
  if (values.length === 0 && unset.length === 0) return [];
  const choices = new Set(attribute.valueMetadata.map(({ value }) => value));
  return checks[attribute.valueType](input, choices);
}

const checkOne =
  (message: string): Check =>
  ({ values }, choices) => {
    if (values.length > 1) return [['values', 'Enter one value.']];
    return values.every((value) => choices.has(value)) ? [] : [['values.0', message]];
  };

/** Each choice may occur once, either in `values` or in `unset_values`. */
const checkSeveral: Check = ({ values, unset_values: unset = [] }, choices) => {
  const seen = new Set<unknown>();
  const errorsIn = (list: string, chosen: readonly unknown[]) =>
    chosen.flatMap((value, index): readonly AttributeError[] => {
      const isRepeated = seen.has(value);
      seen.add(value);
      if (!choices.has(value)) return [[`${list}.${index}`, 'Choose one of the available values.']];
      return isRepeated ? [[`${list}.${index}`, 'This value is listed twice.']] : [];
    });
  return [...errorsIn('values', values), ...errorsIn('unset_values', unset)];
};

const checkLinks: Check = ({ name, values }) => {
  if (values.length > mostLinks) return [['values', `Google allows up to ${mostLinks} links.`]];
  return values.flatMap((value, index): readonly AttributeError[] => {
    const error = attributeLinkError(name, String(value));
    if (error !== null) return [[`values.${index}`, error]];
    return values.indexOf(value) < index ? [[`values.${index}`, 'This link is listed twice.']] : [];
  });
};

const checks: Readonly<Record<AttributeValueType, Check>> = {
  BOOL: checkOne('Use true or false.'),
  ENUM: checkOne('Choose one of the available values.'),
  REPEATED_ENUM: checkSeveral,
  URL: checkLinks,
};
