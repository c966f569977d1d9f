import { and, asc, eq, lte } from 'drizzle-orm';
import * as z from 'zod/mini';
import { jobs } from '../db/schema/jobs.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from '../domain/actor.ts';
import {
  createConfiguration,
  updateConfiguration,
} from '../domain/notifications/commands/configurations.ts';
import { jobSchemas } from '../domain/jobs/schedule.ts';
import { sendDigest } from '../domain/notifications/commands/send-digest.ts';
import type { Blueprint } from './blueprints.ts';
import type { SeededLocation } from './import-locations.ts';

/** The account's holder gets a daily digest; the manager of one location gets immediate mails. */
export function seedConfigurations(
  deps: Deps,
  actor: Actor,
  wanted: NonNullable<Blueprint['notifications']>,
  seeded: readonly SeededLocation[],
): void {
  createConfiguration(deps, actor, {});
  const branch = seeded.find(({ managementStatus }) => managementStatus === 'enabled');
  if (wanted === 'account' || !branch) return;
  const { id, type, options } = createConfiguration(deps, actor, { location_id: branch.id });
  const emails = ['branch.manager@example.com'];
  const configuration = { type, period: 'immediate', options: { ...options, emails } } as const;
  updateConfiguration(deps, actor, { id, configuration });
}

/** Sends the digests that fell due in the account's past; the simulator sends later digests. */
export function sendDueDigests(deps: Deps, actor: Actor): void {
  const due = and(
    eq(jobs.userId, actor.user.id),
    eq(jobs.kind, 'digest.send'),
    lte(jobs.dueAt, actor.now),
  );
  for (const { id, dueAt, payload } of deps.db
    .select()
    .from(jobs)
    .where(due)
    .orderBy(asc(jobs.dueAt))
    .all()) {
    sendDigest(deps, { ...actor, now: dueAt }, z.parse(jobSchemas['digest.send'], payload));
    deps.db.delete(jobs).where(eq(jobs.id, id)).run();
  }
}
