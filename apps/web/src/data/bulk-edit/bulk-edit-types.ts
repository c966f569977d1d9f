import type { ForecastCounts } from '@placekeeper/contracts/bulk/assess';
import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import type { ItemLocation, JobId } from '../batch/job.ts';

export type BulkEditStatus =
  /** Waits for the start time that the user chose. */
  | 'scheduled'
  /** Waits until another job ends. */
  | 'queued'
  | 'running'
  | 'paused'
  /** The user stopped the edit, whose last calls are still without a response. */
  | 'stopping'
  | 'completed'
  | 'cancelled'
  /** Restores the old values of another bulk edit. */
  | 'undoing'
  /** Another job restores the old values. */
  | 'being-undone'
  | 'partly-undone'
  | 'undone';

/** In the order of the tabs: states that need attention come first. */
export const bulkItemStatuses = [
  'failed',
  /** Saved by the platform, but declined by Google later. */
  'declined',
  /** Skipped, for the reason that the preview showed. */
  'refused',
  /** At least one value has changed since the preview or the edit, so that value was not overwritten. */
  'conflict',
  /** Some values were restored; the others have changed since, or their old value is unknown. */
  'partly-undone',
  'pending',
  /** Sent, without a response yet. */
  'saving',
  /** Not restored yet. */
  'undoing',
  'completed',
  'undone',
  'unchanged',
  /** The bulk edit was cancelled before this item was sent. */
  'cancelled',
] as const;
export type BulkItemStatus = (typeof bulkItemStatuses)[number];

/** A pending update on a field that an edit changes. */
export interface PendingReplacement {
  readonly id: number;
  readonly field: string;
  /** Who changed the field; absent if the platform doesn't say. */
  readonly source: string | undefined;
  /** The profile's current value. */
  readonly value: unknown;
}

export interface BulkFieldChange {
  /** A field of the provider, one attribute, `tags`, `label`, `label_type` or `business_website_slug`. */
  readonly field: string;
  /** Undefined if unknown. */
  readonly before: unknown;
  readonly after: unknown;
  /** Why the value is refused or, in an undo, not restored; null otherwise. */
  readonly error: string | null;
  /** A probable mistake in the new value; only in previews. */
  readonly hint?: string | undefined;
  /** Name and options of an attribute; absent for other fields. */
  readonly attribute?: AttributeMetadata;
  readonly update?: PendingReplacement | undefined;
}

export interface BulkEditItem {
  /** The id is null if the item is no location. */
  readonly location:
    | ItemLocation
    | { readonly id: null; readonly name: string; readonly store_code: null };
  readonly status: BulkItemStatus;
  readonly changes: readonly BulkFieldChange[];
  readonly message: string | null;
  /** Why Google may not publish the edit. */
  readonly blocks?: readonly string[];
  /** Other locations with identical changes, which a preview shows once. */
  readonly others?: readonly ItemLocation[];
}

export interface BulkEdit {
  readonly id: JobId;
  readonly created_at: string;
  readonly finished_at: string | null;
  readonly status: BulkEditStatus;
  /** This job restores the old values of another bulk edit. */
  readonly is_undo: boolean;
  /** The edit that this job undoes, or the undo of this edit; null if the history has none. */
  readonly counterpart: JobId | null;
  /** The start time chosen by the user; null for an immediate start. */
  readonly starts_at: string | null;
  /** Null until the first item is sent. */
  readonly started_at: string | null;
  readonly is_late: boolean;
  /** The edit's position in the queue, counted from 1; null if the edit isn't queued. */
  readonly queue_place: number | null;
  /** The number of locations that changed since the preview, so that the start needs a confirmation. */
  readonly stale: number;
  /** The number of failed locations whose edits the platform may have saved. */
  readonly doubtful: number;
  /** Paused because the session has ended. */
  readonly waits_for_log_in: boolean;
  /** The user hasn't seen the outcome yet. */
  readonly is_new: boolean;
  /** The spreadsheet or plan of the edit; null if all locations get the same change. */
  readonly file_name: string | null;
  readonly fields: readonly string[];
  /** Whether Google has to publish some of the new values. */
  readonly is_published: boolean;
  /** The text that all locations get; null for several values or a value that is no text. */
  readonly value: string | null;
  readonly total: number;
  /** Settled items, whatever their outcome. */
  readonly complete: number;
  /** Items that failed or that Google declined later. */
  readonly errored: number;
  /** The number of items by status, without zeros. */
  readonly item_totals: Readonly<Partial<Record<BulkItemStatus, number>>>;
  /** Null if nothing is running. */
  readonly remaining_seconds: number | null;
  readonly can_be_paused: boolean;
  readonly can_be_resumed: boolean;
  readonly can_be_cancelled: boolean;
  readonly can_be_retried: boolean;
  /** The number of locations at which the edit can be undone. */
  readonly undoable: number;
}

export interface BulkEditForecast extends ForecastCounts {
  readonly estimated_seconds: number;
  /** Locations that are left out, because their data is unreadable. */
  readonly unreadable: number;
}
