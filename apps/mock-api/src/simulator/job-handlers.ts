import type { Deps } from '../deps.ts';
import type { Actor } from '../domain/actor.ts';
import { advanceFetch } from '../domain/imports/advance-fetch.ts';
import { advanceImport } from '../domain/imports/advance-import.ts';
import type { JobKind, JobPayloads } from '../domain/jobs/schedule.ts';
import { finishPatch } from '../domain/patch-attempts/finish.ts';

export const jobHandlers: {
  readonly [Kind in JobKind]: (deps: Deps, actor: Actor, payload: JobPayloads[Kind]) => void;
} = {
  'fetch.step': (deps, actor, { operationId }) => advanceFetch(deps, actor, operationId),
  'import.step': (deps, actor, { importId }) => advanceImport(deps, actor, importId),
  'patch.finish': (deps, actor, { patchAttemptId }) => finishPatch(deps, actor, patchAttemptId),
};
