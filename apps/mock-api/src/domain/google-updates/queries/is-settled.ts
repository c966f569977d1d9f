import type { LocationId } from '@placekeeper/contracts/core/id';
import type { ProviderField } from '@placekeeper/contracts/rules/provider-fields';
import { and, desc, eq, sql } from 'drizzle-orm';
import { prepared } from '../../../db/prepared.ts';
import { googleUpdates } from '../../../db/schema/google-updates.ts';
import type { Deps } from '../../../deps.ts';
import { sameValue } from '@placekeeper/contracts/profile/fields';
import { latestAttemptAt } from '../../patch-attempts/queries/list.ts';

const queries = prepared((db) => ({
  last: db
    .select()
    .from(googleUpdates)
    .where(
      and(
        eq(googleUpdates.locationId, sql.placeholder('locationId')),
        eq(googleUpdates.fieldName, sql.placeholder('field')),
      ),
    )
    .orderBy(desc(googleUpdates.id))
    .limit(1)
    .prepare(),
}));

interface KnownDifference {
  readonly locationId: LocationId;
  readonly field: ProviderField;
  readonly ours: unknown;
  readonly theirs: unknown;
  /** Whether someone outside made the live value. */
  readonly changedOutside: boolean;
}

/**
 * Whether a difference needs no decision: the user dismissed exactly this one, or it exists because the provider
 * refused our value, which is shown as a failed attempt.
 */
export function isSettled(deps: Deps, difference: KnownDifference): boolean {
  const { locationId, field, ours, theirs, changedOutside } = difference;
  const last = queries(deps.db).last.get({ locationId, field });
  const told = last !== undefined && sameValue(last.updateValue, theirs);
  if (told && last.resolvedAction === 'dismissed' && sameValue(last.platformValue, ours))
    return true;
  if (changedOutside && !told) return false;
  const attempt = latestAttemptAt(deps, locationId, field);
  return attempt?.status === 'failed' && sameValue(attempt.values[field], ours);
}
