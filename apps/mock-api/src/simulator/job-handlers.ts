import { GoogleUpdateId, PatchAttemptId } from '@placekeeper/contracts/core/id';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import type { Actor } from '../domain/actor.ts';
import { advanceFetch } from '../domain/imports/commands/advance-fetch.ts';
import { advanceImport } from '../domain/imports/commands/advance-import.ts';
import type { JobKind, JobPayloads } from '../domain/jobs/schedule.ts';
import { DigestPayload } from '../domain/notifications/commands/digest-time.ts';
import { sendDigest } from '../domain/notifications/commands/send-digest.ts';
import { finishPatch } from '../domain/patch-attempts/commands/finish.ts';
import { liveOn } from '../domain/simulation/commands/simulate-step.ts';
import { repeatChange } from '../domain/google-updates/commands/repeat-change.ts';
import { sendPatch } from '../domain/patch-attempts/commands/send.ts';

type Run = (deps: Deps, actor: Actor, payload: unknown) => void;

/** What was written down long ago is read as carefully as anything from outside. */
function job<Kind extends JobKind>(
  schema: z.ZodMiniType<JobPayloads[Kind]>,
  run: (deps: Deps, actor: Actor, payload: JobPayloads[Kind]) => void,
): Run {
  return (deps, actor, payload) => run(deps, actor, z.parse(schema, payload));
}

const handlers: Readonly<Record<JobKind, Run>> = {
  'fetch.step': job<'fetch.step'>(
    z.object({ operationId: z.string() }),
    (deps, actor, { operationId }) => advanceFetch(deps, actor, operationId),
  ),
  'import.step': job<'import.step'>(z.object({ importId: z.int() }), (deps, actor, { importId }) =>
    advanceImport(deps, actor, importId),
  ),
  'life.step': job<'life.step'>(z.strictObject({}), (deps, actor) => liveOn(deps, actor)),
  'digest.send': job<'digest.send'>(DigestPayload, sendDigest),
  'google-update.repeat': job<'google-update.repeat'>(
    z.object({ updateId: GoogleUpdateId }),
    (deps, actor, { updateId }) => repeatChange(deps, actor, updateId),
  ),
  'patch.send': job<'patch.send'>(
    z.object({ patchAttemptId: PatchAttemptId, told: z.boolean() }),
    (deps, actor, { patchAttemptId, told }) => sendPatch(deps, actor, patchAttemptId, told),
  ),
  'patch.finish': job<'patch.finish'>(
    z.object({ patchAttemptId: PatchAttemptId }),
    (deps, actor, { patchAttemptId }) => finishPatch(deps, actor, patchAttemptId),
  ),
};

export function runJob(deps: Deps, actor: Actor, kind: string, payload: unknown): void {
  const run = Object.entries(handlers).find(([known]) => known === kind)?.[1];
  if (!run) throw new Error(`No job is called ${kind}`);
  run(deps, actor, payload);
}
