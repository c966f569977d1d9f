import type { PatchAttemptId } from '@placekeeper/contracts/core/id';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { and, eq, inArray } from 'drizzle-orm';
import type { LocationRow } from '../../db/schema/locations.ts';
import { profiles } from '../../db/schema/provider.ts';
import { locationTags } from '../../db/schema/tags.ts';
import type { Deps } from '../../deps.ts';
import { changedFields, fields as providerFields } from '../../provider/fields.ts';
import type { Actor } from '../actor.ts';
import { supersedeUpdates } from '../google-updates/settle.ts';
import { saveProfile } from '../locations/save-profile.ts';
import { publish } from '../patch-attempts/publish.ts';
import type { Emit } from '../transact.ts';
import {
  attributesAmong,
  changedStateFields,
  readField,
  writeField,
  type EditedState,
} from '@placekeeper/contracts/bulk/edited-state';
import type { LoadedSubject } from './load-subjects.ts';

/**
 * As a single save does it: the values are ours, attributes are in public at once, and whatever else changed is sent, with
 * what is to be sent again.
 */
export function saveState(
  deps: Deps,
  actor: Actor,
  emit: Emit,
  subject: LoadedSubject,
  next: EditedState,
  again: readonly ProviderField[] = [],
): PatchAttemptId | null {
  const { row, state } = subject;
  const fields = changedFields(state.profile, next.profile);
  const saved = saveProfile(deps, row, next.profile, {
    label: next.label,
    labelType: next.labelType,
    websiteSlug: next.websiteSlug,
  });
  saveTags(deps, row, state, next);
  if (row.managementStatus === 'enabled') showAttributes(deps, subject, next);
  supersedeUpdates(deps, actor, saved, fields);
  const sent = [...new Set([...fields, ...again])];
  return publish(deps, actor, emit, saved, sent);
}

function showAttributes(
  { db }: Deps,
  { row, state, live }: LoadedSubject,
  next: EditedState,
): void {
  const changed = attributesAmong(changedStateFields(state, next, providerFields));
  if (changed.length === 0) return;
  const shown = changed.reduce(
    (shownSoFar, name) =>
      writeField(shownSoFar, name, readField(next, name, providerFields), providerFields),
    { ...next, profile: live },
  );
  db.update(profiles).set({ live: shown.profile }).where(eq(profiles.id, row.profileId)).run();
}

function saveTags({ db }: Deps, { id }: LocationRow, from: EditedState, to: EditedState): void {
  const before = new Set(from.tags.map((tag) => tag.id));
  const after = new Set(to.tags.map((tag) => tag.id));
  const gone = [...before].filter((tag) => !after.has(tag));
  const added = [...after].filter((tag) => !before.has(tag));
  if (gone.length > 0) {
    db.delete(locationTags)
      .where(and(eq(locationTags.locationId, id), inArray(locationTags.tagId, gone)))
      .run();
  }
  if (added.length > 0) {
    db.insert(locationTags)
      .values(added.map((tagId) => ({ tagId, locationId: id })))
      .run();
  }
}
