import type { Handlers } from '@placekeeper/contracts/core/handlers';
import { notFound, refuseInvalid } from '../../domain/errors.ts';
import { type ArmedFault, type Fault, matchesEndpoint } from '../../http/faults.ts';
import { caller, type ControlContext } from '../context.ts';
import type { faultCalls } from '../contract/faults.ts';
import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { canBeDamaged } from '../../http/damage-answer.ts';
import type { Route } from '../../http/serve-resource.ts';

function presentFault({ id, fault, calls, hits, left, waiting }: ArmedFault) {
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
    reply(200, { faults: context.faults.list(caller(context).id).map(presentFault) }),
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

/** Returns the errors of the fault: for example, no call matches it, or it has no effect. */
function checkFault(routes: readonly Route[], fault: Fault): FieldErrors {
  const matching = routes.filter(({ endpoint }) => matchesEndpoint(fault.endpoint, endpoint.id));
  if (matching.length === 0) return { endpoint: [`There is no call named ${fault.endpoint}.`] };
  if (fault.network !== undefined && (fault.status ?? fault.damage) !== undefined) {
    return {
      network: ['A network fault has no response, so it can have neither a status nor damage.'],
    };
  }
  if (fault.at !== undefined && !isValueDamage(fault.damage)) {
    return { at: ['Only damage to a value can name its place.'] };
  }
  if (!hasEffect(fault)) {
    return { endpoint: ['Set at least one of status, delay_ms, hold, body and network.'] };
  }
  if (fault.retryAfter !== undefined && fault.status === undefined) {
    return { retry_after: ['Only a fault with a status can have a retry_after.'] };
  }
  return checkDamage(matching, fault);
}

const hasEffect = ({ status, delayMs, hold, damage, network }: Fault): boolean =>
  [status, delayMs, hold, damage, network].some((effect) => effect !== undefined);

function checkDamage(meant: readonly Route[], { endpoint, status, damage }: Fault): FieldErrors {
  if (!isValueDamage(damage)) return {};
  const possible = meant.some(({ endpoint: { definition } }) =>
    Object.entries(definition.responses).some(
      ([declared, schema]) =>
        (status === undefined ? Number(declared) < 300 : Number(declared) === status) &&
        canBeDamaged(schema, damage),
    ),
  );
  return possible ? {} : { body: [`No response of ${endpoint} contains a value for ${damage}.`] };
}

const isValueDamage = (damage: Fault['damage']) =>
  damage !== undefined && damage !== 'truncated' && damage !== 'malformed';
