import type { LocationId } from '@placekeeper/contracts/core/id';
import type { FailedPatchAttempts } from '@placekeeper/contracts/model/patch-attempt';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { and, desc, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import type { LocationRow } from '../../../db/schema/locations.ts';
import { patchAttempts, type PatchAttemptRow } from '../../../db/schema/patch-attempts.ts';
import type { Deps } from '../../../deps.ts';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import { fields as access } from '../../../provider/catalogue.ts';
import type { Actor } from '../../actor.ts';
import { authorize } from '../../authorize.ts';

/** Only this many of the newest attempts are searched, so failures in older attempts are forgotten. */
const considered = 100;

const queries = prepared((db) => ({
  current: db
    .select()
    .from(patchAttempts)
    .where(
      and(eq(patchAttempts.locationId, sql.placeholder('id')), eq(patchAttempts.status, 'created')),
    )
    .orderBy(patchAttempts.id)
    .prepare(),
  latest: db
    .select()
    .from(patchAttempts)
    .where(eq(patchAttempts.locationId, sql.placeholder('id')))
    .orderBy(desc(patchAttempts.id))
    .limit(considered)
    .prepare(),
}));

export function currentPatchAttempts(
  deps: Deps,
  actor: Actor,
  id: LocationId,
): readonly PatchAttemptRow[] {
  authorize(deps, actor, 'location', id);
  return queries(deps.db).current.all({ id });
}

/** Returns the fields whose values are being published. */
export const pendingFields = (deps: Deps, id: LocationId): ReadonlySet<ProviderField> =>
  new Set(
    queries(deps.db)
      .current.all({ id })
      .flatMap(({ fields }) => fields),
  );

export const latestAttemptAt = (
  deps: Deps,
  id: LocationId,
  field: ProviderField,
): PatchAttemptRow | undefined =>
  queries(deps.db)
    .latest.all({ id })
    .find(({ fields }) => fields.includes(field));

/**
 * DET-3: only a field's last attempt counts. A failure is forgotten after a newer attempt, or after our value changes.
 */
export function failedPatchAttempts(deps: Deps, actor: Actor, id: LocationId): FailedPatchAttempts {
  return failedFieldsOf(deps, authorize(deps, actor, 'location', id));
}

export function failedFieldsOf(
  deps: Deps,
  { id, profile }: Pick<LocationRow, 'id' | 'profile'>,
): FailedPatchAttempts {
  const decided = new Set<ProviderField>();
  const failed: FailedPatchAttempts = { fields: [], errors: [] };
  for (const attempt of queries(deps.db).latest.all({ id })) {
    const open = attempt.fields.filter((field) => !decided.has(field));
    for (const field of open) decided.add(field);
    if (attempt.status !== 'failed') continue;
    const wanted = open.filter((field) =>
      sameValue(attempt.values[field], access[field].read(profile)),
    );
    failed.fields.push(...wanted);
    failed.errors.push(
      ...attempt.errors
        .filter((error) => error.field === null || wanted.includes(error.field))
        .map((error) => ({ ...error })),
    );
  }
  return failed;
}
