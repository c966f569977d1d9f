import type { Handlers } from '@placekeeper/contracts/core/handlers';
import { advanceTo, readClock, runNextJob, setClockMode } from '../clock.ts';
import { caller, callerAsActor, type ControlContext } from '../context.ts';
import type { clockCalls } from '../contract/clock.ts';

export const clockHandlers: Handlers<typeof clockCalls, ControlContext> = {
  clock: (_, reply, context) => reply(200, readClock(context.deps, caller(context))),
  setClock: ({ body }, reply, context) => {
    const user = setClockMode(context.deps, callerAsActor(context), body.mode);
    return reply(200, readClock(context.deps, user));
  },
  advanceClock: ({ body }, reply, context) => {
    const actor = callerAsActor(context);
    return reply(200, advanceTo(context.deps, actor, actor.now + body.ms));
  },
  runNextJob: (_, reply, context) => reply(200, runNextJob(context.deps, callerAsActor(context))),
};
