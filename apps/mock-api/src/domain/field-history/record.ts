import type { BulkEditId, PatchAttemptId } from '@placekeeper/contracts/core/id';
import type { HistoryCause, HistoryField } from '@placekeeper/contracts/model/field-history';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import { fieldChanges, type FieldChangeRow } from '../../db/schema/field-changes.ts';
import type { GoogleUpdateRow } from '../../db/schema/google-updates.ts';
import type { LocationRow } from '../../db/schema/locations.ts';
import type { Deps } from '../../deps.ts';
import { fields as access } from '../../provider/fields.ts';
import type { Actor } from '../actor.ts';

const at = sql.placeholder;

const queries = prepared((db) => ({
  insert: db
    .insert(fieldChanges)
    .values({
      locationId: at('locationId'),
      field: at('field'),
      cause: at('cause'),
      madeBy: at('madeBy'),
      madeAt: at('madeAt'),
      before: at('before'),
      after: at('after'),
      bulkEditId: at('bulkEditId'),
      googleUpdateId: at('googleUpdateId'),
      patchAttemptId: at('patchAttemptId'),
    })
    .prepare(),
}));

/** What our values were changed by. */
export type Origin =
  | { readonly cause: 'edited' | 'refreshed' }
  | { readonly cause: 'bulk-edited' | 'bulk-undone'; readonly bulkEditId: BulkEditId };

interface Edit {
  readonly before: LocationRow;
  readonly after: LocationRow;
  /** The provider's fields that changed, or were sent again; ours are compared here. */
  readonly fields: readonly ProviderField[];
  readonly origin: Origin;
  readonly patchAttemptId: PatchAttemptId | null;
}

/** What we alone call a location. */
const own = [
  { field: 'label', read: ({ label }) => label },
  { field: 'label_type', read: ({ labelType }) => labelType },
  { field: 'business_website_slug', read: ({ websiteSlug }) => websiteSlug },
] as const satisfies readonly {
  readonly field: Exclude<HistoryField, ProviderField>;
  readonly read: (row: LocationRow) => string | null;
}[];

/** Within the transaction that saves the values. */
export function recordEdit(
  deps: Deps,
  actor: Actor,
  { before, after, fields, origin, patchAttemptId }: Edit,
): void {
  const written = {
    locationId: before.id,
    cause: origin.cause,
    madeBy: 'user',
    madeAt: actor.now,
    bulkEditId: 'bulkEditId' in origin ? origin.bulkEditId : null,
    googleUpdateId: null,
  };
  for (const field of fields) {
    const { read } = access[field];
    queries(deps.db).insert.run({
      ...written,
      field,
      before: read(before.profile),
      after: read(after.profile),
      patchAttemptId,
    });
  }
  for (const { field, read } of own) {
    const values = { before: read(before), after: read(after) };
    if (values.before === values.after) continue;
    queries(deps.db).insert.run({ ...written, ...values, field, patchAttemptId: null });
  }
}

/** A change at the provider came to light. */
export const recordReceived = (deps: Deps, actor: Actor, update: GoogleUpdateRow): void =>
  insertOfUpdate(deps, actor, update, { cause: 'changed-outside', madeBy: update.type });

/** A person decided about it, or the location's auto-rejection; ours was sent again by the attempt. */
export function recordDecision(
  deps: Deps,
  actor: Actor,
  update: GoogleUpdateRow,
  cause: Extract<HistoryCause, 'accepted' | 'rejected' | 'dismissed'>,
  { madeBy = 'user', patchAttemptId = null }: Partial<Decision> = {},
): void {
  insertOfUpdate(deps, actor, update, { cause, madeBy, patchAttemptId });
}

interface Decision {
  readonly madeBy: 'user' | 'auto-rejection';
  readonly patchAttemptId: PatchAttemptId | null;
}

function insertOfUpdate(
  deps: Deps,
  actor: Actor,
  update: GoogleUpdateRow,
  happened: Pick<FieldChangeRow, 'cause' | 'madeBy'> & Partial<Pick<Decision, 'patchAttemptId'>>,
): void {
  queries(deps.db).insert.run({
    patchAttemptId: null,
    ...happened,
    locationId: update.locationId,
    field: update.fieldName,
    madeAt: actor.now,
    before: null,
    after: null,
    bulkEditId: null,
    googleUpdateId: update.id,
  });
}
