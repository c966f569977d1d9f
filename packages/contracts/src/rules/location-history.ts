import type { HistoryEntry, HistoryField } from '../model/field-history.ts';
import type { GoogleUpdate } from '../model/google-update.ts';
import type { Refusal } from '../model/patch-attempt.ts';
import { isProviderField } from './provider-fields.ts';

/** An edit that was saved in this browser. */
export interface JournaledEdit {
  readonly id: number;
  readonly field: HistoryField;
  readonly before: unknown;
  readonly after: unknown;
  readonly made_at: string;
  /** Why Google declined the edit, if this browser read it. */
  readonly refusal?: Refusal;
}

interface HistorySources {
  readonly updates: readonly GoogleUpdate[];
  readonly edits: readonly JournaledEdit[];
  /** Undefined if the platform does not report pending attempts. */
  readonly pendingFields: ReadonlySet<string> | undefined;
  readonly failed: Refusal;
  /** Edits of an unmanaged location are not sent to the provider. */
  readonly isManaged: boolean;
}

export function locationHistory(sources: HistorySources): readonly HistoryEntry[] {
  const edits = sources.edits.toSorted(newestFirst);
  const latest = new Map(edits.toReversed().map((edit) => [edit.field, edit.id]));
  const entries = [
    ...edits.map((edit) => ofEdit(edit, latest.get(edit.field) === edit.id, sources)),
    ...sources.updates.flatMap(ofUpdate),
  ];
  return entries.toSorted(newestFirst);
}

const newestFirst = (
  one: { readonly made_at: string },
  other: { readonly made_at: string },
): number => Date.parse(other.made_at) - Date.parse(one.made_at);

/** The platform reports only the last attempt of each field, so this browser remembers refusals of earlier edits. */
function ofEdit(edit: JournaledEdit, isLatest: boolean, sources: HistorySources): HistoryEntry {
  const { id, refusal, ...values } = edit;
  return {
    ...values,
    id: `edit ${id}`,
    cause: 'edited',
    // The journal contains only this user's edits.
    made_by: { type: 'user', name: 'you' },
    google_update: null,
    publishing:
      isLatest && sources.isManaged && isProviderField(edit.field)
        ? publishingOf(edit.field, sources)
        : refusedEarlier(refusal),
  };
}

const refusedEarlier = (refusal: Refusal | undefined): HistoryEntry['publishing'] =>
  refusal ? { status: 'failed', refusal } : null;

function publishingOf(
  field: string,
  { pendingFields, failed }: HistorySources,
): HistoryEntry['publishing'] {
  if (pendingFields?.has(field)) return { status: 'pending' };
  if (failed.fields.some((one) => one === field)) return { status: 'failed', refusal: failed };
  return pendingFields ? { status: 'published' } : null;
}

const decisions = ['accepted', 'rejected', 'dismissed'] as const;

/** An update gives two entries: the change, and the decision if its time is known. */
function ofUpdate(update: GoogleUpdate): readonly HistoryEntry[] {
  const { id, field_name: field, created_at, resolution, type } = update;
  if (created_at === undefined) return [];
  const action = resolution === undefined ? undefined : (resolution?.resolved_action ?? null);
  const common = {
    field,
    google_update: { id, resolved_action: action },
    publishing: null,
  } as const;
  const values = { before: update.platform_value, after: update.update_value };
  const received: HistoryEntry = {
    ...common,
    ...values,
    id: `update ${id}`,
    cause: 'changed-outside',
    made_by: type && { type, name: null },
    made_at: created_at,
  };
  const cause = decisions.find((known) => known === action);
  const decidedAt = resolution?.resolved_at;
  if (!cause || !decidedAt) return [received];
  const decided: HistoryEntry = {
    ...common,
    // A rejection publishes Placekeeper's value again.
    ...(cause === 'rejected' ? { before: values.after, after: values.before } : values),
    id: `decision ${id}`,
    cause,
    made_by: resolution.resolved_by ? { type: resolution.resolved_by, name: null } : undefined,
    made_at: decidedAt,
  };
  return [decided, received];
}
