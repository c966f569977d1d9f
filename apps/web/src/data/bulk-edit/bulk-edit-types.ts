import type { ForecastCounts } from '@placekeeper/contracts/bulk/assess';
import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import type { ItemLocation, JobId } from '../batch/job.ts';

export type BulkEditStatus =
  /** Starts at a time that the user chose. */
  | 'scheduled'
  /** Waits until another job ends. */
  | 'queued'
  | 'running'
  /** Nothing more is sent before somebody lets it go on. */
  | 'paused'
  | 'completed'
  | 'cancelled'
  | 'undoing'
  | 'undone';

/** In the order in which the tabs have them: what needs somebody comes first. */
export const bulkItemStatuses = [
  'failed',
  /** The platform saved it, but Google declined it later. */
  'declined',
  /** Skipped, for the reason that the preview showed. */
  'refused',
  /** Changed since, so at least one value was not put back. */
  'conflict',
  /** Waits for its turn. */
  'pending',
  /** Sent, and not answered yet. */
  'publishing',
  /** Waits to be put back. */
  'undoing',
  'completed',
  'undone',
  'unchanged',
  /** The bulk edit was cancelled before its turn. */
  'cancelled',
] as const;
export type BulkItemStatus = (typeof bulkItemStatuses)[number];

/** A pending update on a field that an edit changes. */
export interface PendingReplacement {
  readonly id: number;
  readonly field: string;
  /** Who changed the field; absent where the platform doesn't say. */
  readonly source: string | undefined;
  /** What the profile shows. */
  readonly value: unknown;
}

export interface BulkFieldChange {
  /** A field of the provider, one attribute, `tags`, `label`, `label_type` or `business_website_slug`. */
  readonly field: string;
  /** Undefined where nobody knows it. */
  readonly before: unknown;
  readonly after: unknown;
  /** Why it is refused or, when undone, why it was left; null when it is not. */
  readonly error: string | null;
  /** A probable mistake in the new value, in a preview. */
  readonly hint?: string | undefined;
  /** What an attribute is called and offers; absent for all other fields. */
  readonly attribute?: AttributeMetadata;
  /** The pending update that the change replaces. */
  readonly update?: PendingReplacement | undefined;
}

export interface BulkEditItem {
  /** Without an id where the item is about something else. */
  readonly location:
    | ItemLocation
    | { readonly id: null; readonly name: string; readonly store_code: null };
  readonly status: BulkItemStatus;
  readonly changes: readonly BulkFieldChange[];
  readonly message: string | null;
  /** Why the edit may not be published. */
  readonly blocks?: readonly string[];
  /** Other locations with exactly the same changes, which a preview shows once. */
  readonly others?: readonly ItemLocation[];
}

export interface BulkEdit {
  readonly id: JobId;
  readonly created_at: string;
  readonly created_by: string;
  /** Null while it runs. */
  readonly finished_at: string | null;
  readonly status: BulkEditStatus;
  /** The user has undone something with it. */
  readonly is_undo: boolean;
  /** The time that the user chose for the start; null where it starts at once. */
  readonly starts_at: string | null;
  /** Null before its first item is sent. */
  readonly started_at: string | null;
  /** It started after the time that the user chose. */
  readonly is_late: boolean;
  /** Its place among those that wait, counted from 1; null for one that doesn't wait. */
  readonly queue_place: number | null;
  /** Locations that changed between the preview and the start: the user is asked before anything is sent. */
  readonly stale: number;
  /** The user hasn't seen the outcome yet. */
  readonly is_new: boolean;
  /** The spreadsheet or the plan that it came from; null where the same change was made everywhere. */
  readonly file_name: string | null;
  /** Names of what it changes. */
  readonly fields: readonly string[];
  /** The text that it sets at all locations; null where it sets several, or something else. */
  readonly value: string | null;
  readonly total: number;
  /** Those that wait for nothing any more, whatever became of them. */
  readonly complete: number;
  /** Those among them that failed or that Google declined later. */
  readonly errored: number;
  /** How many there are of each item status; one without any is left out. */
  readonly item_totals: Readonly<Partial<Record<BulkItemStatus, number>>>;
  /** Until its end; null where nothing goes on by itself. */
  readonly remaining_seconds: number | null;
  readonly can_be_paused: boolean;
  readonly can_be_resumed: boolean;
  readonly can_be_cancelled: boolean;
  readonly can_be_retried: boolean;
  /** At how many locations it can be undone. */
  readonly undoable: number;
}

export interface BulkEditForecast extends ForecastCounts {
  /** From its start to its end. */
  readonly estimated_seconds: number;
  /** Locations that are left out, because they cannot be read. */
  readonly unreadable: number;
}
