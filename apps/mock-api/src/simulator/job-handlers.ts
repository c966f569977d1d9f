import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import type { Actor } from '../domain/actor.ts';
import { advanceFetch } from '../domain/imports/commands/advance-fetch.ts';
import { advanceImport } from '../domain/imports/commands/advance-import.ts';
import { jobSchemas, type JobKind, type JobPayload } from '../domain/jobs/schedule.ts';
import { sendDigest } from '../domain/notifications/commands/send-digest.ts';
import { finishPatch } from '../domain/patch-attempts/commands/finish.ts';
import { simulateStep } from '../domain/simulation/commands/simulate-step.ts';
import { repeatChange } from '../domain/google-updates/commands/repeat-change.ts';
import { sendPatch } from '../domain/patch-attempts/commands/send.ts';

type Handlers = {
  readonly [Kind in JobKind]: (deps: Deps, actor: Actor, payload: JobPayload<Kind>) => void;
};

const handlers: Handlers = {
  'fetch.step': (deps, actor, { operationId }) => advanceFetch(deps, actor, operationId),
  'import.step': (deps, actor, { importId }) => advanceImport(deps, actor, importId),
  'life.step': simulateStep,
  'digest.send': sendDigest,
  'google-update.repeat': (deps, actor, { updateId }) => repeatChange(deps, actor, updateId),
  'patch.send': (deps, actor, { patchAttemptId, told }) =>
    sendPatch(deps, actor, patchAttemptId, told),
  'patch.finish': (deps, actor, { patchAttemptId }) => finishPatch(deps, actor, patchAttemptId),
};

const schemas: { readonly [Kind in JobKind]: z.ZodMiniType<JobPayload<Kind>> } = jobSchemas;

const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(handlers, kind);

export function runJob(deps: Deps, actor: Actor, kind: string, payload: unknown): void {
  if (!isJobKind(kind)) throw new Error(`No job is called ${kind}`);
  run(deps, actor, kind, payload);
}

/** A stored payload may come from an older version, so it is validated like any other input. */
function run<Kind extends JobKind>(deps: Deps, actor: Actor, kind: Kind, payload: unknown): void {
  const schema: z.ZodMiniType<JobPayload<Kind>> = schemas[kind];
  handlers[kind](deps, actor, z.parse(schema, payload));
}
