import type { Handlers } from '@placekeeper/contracts/core/handlers';
import { notFound, refuseInvalid } from '../../domain/errors.ts';
import type { ArmedFault, Fault } from '../../http/faults.ts';
import { checkFault } from '../check-fault.ts';
import { caller, type ControlContext } from '../context.ts';
import type { faultCalls } from '../contract/faults.ts';

function faultToWire({ id, fault, calls, hits, left, waiting }: ArmedFault) {
  const { delayMs, retryAfter, damage, ...others } = fault;
  return {
    id,
    ...others,
    delay_ms: delayMs,
    retry_after: retryAfter,
    body: damage,
    calls,
    hits,
    left: left === Infinity ? null : left,
    waiting,
  };
}

export const faultHandlers: Handlers<typeof faultCalls, ControlContext> = {
  armFault: ({ body }, reply, context) => {
    const { delay_ms: delayMs, retry_after: retryAfter, body: damage, ...others } = body;
    const fault: Fault = { ...others, delayMs, retryAfter, damage };
    refuseInvalid(checkFault(context.routes, fault));
    context.faults.arm(caller(context).id, fault);
    return reply(204);
  },
  faults: (_, reply, context) =>
    reply(200, { faults: context.faults.list(caller(context).id).map(faultToWire) }),
  releaseFaults: ({ query }, reply, context) => {
    context.faults.release(caller(context).id, query.endpoint);
    return reply(204);
  },
  clearFaults: (_, reply, context) => {
    context.faults.clear(caller(context).id);
    return reply(204);
  },
  clearFault: ({ params }, reply, context) => {
    if (!context.faults.clear(caller(context).id, params.id)) throw notFound();
    return reply(204);
  },
};
