import type { FieldErrors } from '@placekeeper/contracts/rules/validate-location';
import { canBeDamaged } from '../http/damage-answer.ts';
import { matchesEndpoint, type Fault } from '../http/faults.ts';
import type { Route } from '../http/serve.ts';

/** Validates a fault before it is armed: most of all, that it can ever hit. */
export function checkFault(routes: readonly Route[], fault: Fault): FieldErrors {
  const meant = routes.filter(({ endpoint }) => matchesEndpoint(fault.endpoint, endpoint.id));
  if (meant.length === 0) return { endpoint: [`There is no call named ${fault.endpoint}.`] };
  if (fault.network !== undefined && (fault.status ?? fault.damage) !== undefined) {
    return { network: ['Where no answer arrives, there is no status and nothing to damage.'] };
  }
  if (fault.at !== undefined && !isValueDamage(fault.damage)) {
    return { at: ['Only a damaged value has a place.'] };
  }
  if (!doesAnything(fault)) {
    return { endpoint: ['Say what is to happen: a status, delay_ms, hold, body or network.'] };
  }
  if (fault.retryAfter !== undefined && fault.status === undefined) {
    return { retry_after: ['Only an answer with a status of its own says when to come back.'] };
  }
  return checkDamage(meant, fault);
}

const doesAnything = ({ status, delayMs, hold, damage, network }: Fault): boolean =>
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
  return possible ? {} : { body: [`No answer of ${endpoint} has a place for ${damage}.`] };
}

const isValueDamage = (damage: Fault['damage']) =>
  damage !== undefined && damage !== 'truncated' && damage !== 'malformed';
