import { allEndpoints } from '../api.ts';
import type { AnyEndpoint } from '../core/endpoint.ts';
import { existingLocation } from './existing-location.ts';
import { unusedId, type Memory } from './step.ts';
import type { Received, Target } from './target.ts';

/** A call outside the specification. `offered` is null if the probe cannot tell whether the server has the call. */
export interface Extension {
  readonly call: string;
  readonly request: string;
  readonly status: number | null;
  readonly offered: boolean | null;
}

export const isExtension = ({ definition }: AnyEndpoint): boolean =>
  definition.origin === 'ours' && definition.path.startsWith('/api/');

/**
 * Probes each extension without changing anything: a write is sent without its token, so a server with this call
 * refuses it.
 */
export async function findExtensions(
  { ask }: Target,
  memory: Memory,
): Promise<readonly Extension[]> {
  const found: Extension[] = [];
  for (const endpoint of allEndpoints.filter(isExtension)) {
    const { method, path } = endpoint.definition;
    const call = { call: endpoint.id, request: `${method} ${path}` };
    try {
      const { id, isKnown } = thingFor(path, memory);
      const received = await ask(endpoint, { params: { id } }, { 'X-XSRF-TOKEN': null });
      found.push({ ...call, status: received.status, offered: isOffered(received, isKnown) });
    } catch {
      found.push({ ...call, status: null, offered: null });
    }
  }
  return found;
}

/** A probe of a missing resource gets 404 whether or not the call exists. */
function thingFor(path: string, memory: Memory) {
  const known = path.startsWith('/api/locations/{id}') ? existingLocation(memory)?.id : undefined;
  return { id: known ?? unusedId, isKnown: known !== undefined || !path.includes('{id}') };
}

function isOffered({ status, body }: Received, isKnown: boolean): boolean | null {
  if (status === 405) return false;
  if (status !== 404) return true;
  const isRoute = /route \S* could not be found/.test(String(Reflect.get(Object(body), 'message')));
  return isKnown || isRoute ? false : null;
}
