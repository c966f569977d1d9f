import { allEndpoints } from '@placekeeper/contracts/api';
import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { capabilities } from '@placekeeper/contracts/endpoints/capabilities';
import type { RequestContext } from '../http/session.ts';

const extensions = [
  ...new Set(allEndpoints.flatMap(({ definition }) => definition.extension ?? [])),
];

export const capabilityHandlers: Handlers<typeof capabilities, RequestContext> = {
  list: (_, reply) => reply(200, { capabilities: extensions }),
};
