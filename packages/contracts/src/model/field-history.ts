import type { GoogleUpdateId } from '../core/id.ts';
import { providerFields } from '../rules/provider-fields.ts';
import type { PatchError } from './patch-attempt.ts';

/** The fields of the provider, and the names that a location has in Placekeeper alone. */
export const historyFields = [
  ...providerFields,
  'label',
  'label_type',
  'business_website_slug',
] as const;
export type HistoryField = (typeof historyFields)[number];

/** One thing that happened to one field. */
export interface HistoryEntry {
  readonly id: string;
  /** Decides the shape of `before` and `after`: `model/field-value.ts`. */
  readonly field: string;
  readonly cause: 'edited' | 'changed-outside' | 'accepted' | 'rejected' | 'dismissed';
  /** Undefined where the platform does not say. */
  readonly made_by: { readonly type: string; readonly name: string | null } | undefined;
  readonly made_at: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly google_update: {
    readonly id: GoogleUpdateId;
    readonly resolved_action: string | null | undefined;
  } | null;
  /** How far the value is on its way to the provider; null where that is not known. */
  readonly publishing:
    | { readonly status: 'pending' | 'published' }
    | { readonly status: 'failed'; readonly errors: PatchError[] }
    | null;
}
