import type { GoogleUpdateId } from '../core/id.ts';
import { providerFields } from '../rules/provider-fields.ts';
import type { Refusal } from './patch-attempt.ts';

export const historyFields = [
  ...providerFields,
  'label',
  'label_type',
  'business_website_slug',
] as const;
export type HistoryField = (typeof historyFields)[number];

export interface HistoryEntry {
  readonly id: string;
  /** Determines the shape of `before` and `after`, see `model/field-value.ts`. */
  readonly field: string;
  readonly cause: 'edited' | 'changed-outside' | 'accepted' | 'rejected' | 'dismissed';
  /** Undefined if the platform does not name the author. */
  readonly made_by: { readonly type: string; readonly name: string | null } | undefined;
  readonly made_at: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly google_update: {
    readonly id: GoogleUpdateId;
    readonly resolved_action: string | null | undefined;
  } | null;
  /** The publishing state of the value; null if it is unknown. */
  readonly publishing:
    | { readonly status: 'pending' | 'published' }
    | { readonly status: 'failed'; readonly refusal: Refusal }
    | null;
}
