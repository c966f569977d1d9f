import type { BulkChanges } from '@placekeeper/contracts/model/bulk-edit';
import { isProviderField, type ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import type { Deps } from '../../deps.ts';
import { fields as access } from '../../provider/fields.ts';
import type { Profile } from '../../provider/profile.ts';
import type { Actor } from '../actor.ts';
import { applyChanges, type KnownTags } from './apply-changes.ts';
import {
  attributesAmong,
  changedStateFields,
  readField,
  type EditedState,
} from './edited-state.ts';
import { ownProblems, type Problems } from './find-problems.ts';
import type { Subject } from './load-subjects.ts';

/** What the changes would make of one location. */
export interface Assessment {
  readonly next: EditedState;
  /** The fields that would differ. */
  readonly changed: readonly string[];
  /** Why our own rules refuse it; empty when they don't. */
  readonly problems: Problems;
}

export function assess(
  deps: Deps,
  actor: Actor,
  subject: Subject,
  changes: BulkChanges,
  tags: KnownTags,
): Assessment {
  const next = applyChanges(subject.state, changes, tags);
  const changed = changedStateFields(subject.state, next);
  const problems = ownProblems(deps, actor, subject, changes, next.profile, changed);
  return { next, changed, problems };
}

/** How many calls it takes to bring these fields to the provider: one for attributes, one for all others. */
export const callsFor = (fields: readonly string[]): number =>
  Number(providerFieldsOf(fields).length > 0) + Number(attributesAmong(fields).length > 0);

export const hasAny = (problems: Problems): boolean => Object.keys(problems).length > 0;

export const valuesOf = (
  state: EditedState,
  fields: readonly string[],
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(fields.map((field) => [field, readField(state, field)]));

export const providerFieldsOf = (fields: readonly string[]): readonly ProviderField[] =>
  fields.filter(isProviderField);

/** What the public would see once these fields have come through. */
export const publicWith = (
  live: Profile,
  next: Profile,
  fields: readonly ProviderField[],
): Profile =>
  fields.reduce((profile, field) => access[field].write(profile, access[field].read(next)), live);
