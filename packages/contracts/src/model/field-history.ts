import * as z from 'zod/mini';
import { BulkEditId, GoogleUpdateId, HistoryEntryId } from '../core/id.ts';
import { openEnum } from '../core/open-enum.ts';
import { Timestamp } from '../core/wire.ts';
import { providerFields } from '../rules/provider-fields.ts';
import { resolvedActions } from './google-update.ts';
import { PatchAttempt } from './patch-attempt.ts';

/** Whose history is kept: the fields of the provider, and what we alone call a location. */
export const historyFields = [
  ...providerFields,
  'label',
  'label_type',
  'business_website_slug',
] as const;
export type HistoryField = (typeof historyFields)[number];

export const historyCauses = [
  'edited',
  'bulk-edited',
  /** A bulk edit was undone. */
  'bulk-undone',
  /** Read from the provider again, because somebody asked for it. */
  'refreshed',
  /** Changed at the provider: an update. */
  'changed-outside',
  /** What was decided about an update: its value is ours now, ours was sent again, or both stay. */
  'accepted',
  'rejected',
  'dismissed',
] as const;
export type HistoryCause = (typeof historyCauses)[number];

export const historyActors = ['user', 'google', 'ownerManager', 'auto-rejection'] as const;
export type HistoryActor = (typeof historyActors)[number];

/** One thing that happened to one field. Never changes, but for what became of its update and of its attempt. */
export const HistoryEntry = z.looseObject({
  id: HistoryEntryId,
  /** The shape of `before` and `after` follows it, as that of an update's values: `model/field-value.ts`. */
  field: openEnum(historyFields),
  cause: openEnum(historyCauses),
  made_by: z.looseObject({
    type: openEnum(historyActors),
    /** Null for whoever is not a user of ours. */
    name: z.nullable(z.string()),
  }),
  made_at: Timestamp,
  before: z.unknown(),
  /** The same as `before` where a value was sent again. */
  after: z.unknown(),
  /** Null unless it was made or undone by one. */
  bulk_edit: z.nullable(z.looseObject({ id: BulkEditId })),
  /** Null unless it was made at the provider, or is a decision about what was. */
  google_update: z.nullable(
    z.looseObject({ id: GoogleUpdateId, resolved_action: z.nullable(openEnum(resolvedActions)) }),
  ),
  /** What brought the value to the provider; null where nothing was sent. */
  patch_attempt: z.nullable(PatchAttempt),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
export type SentHistoryEntry = z.input<typeof HistoryEntry>;
