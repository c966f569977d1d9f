import type { EndpointDefinition } from '@placekeeper/contracts/core/endpoint';
import { fillPath } from '@placekeeper/contracts/core/path';
import { encodeQuery } from '@placekeeper/contracts/core/query-codec';

export interface LooseRequest {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The path and query of a call, without the origin. */
export function addressOf(
  definition: Pick<EndpointDefinition, 'path'>,
  { params, query }: LooseRequest,
): string {
  const search = encodeQuery(query);
  return fillPath(definition.path, params) + (search ? `?${search}` : '');
}
