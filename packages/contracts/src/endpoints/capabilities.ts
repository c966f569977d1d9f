import * as z from '../core/zod.ts';
import { endpoint, resource } from '../core/endpoint.ts';
import { common } from '../core/error.ts';

export const capabilities = resource('capabilities', {
  list: endpoint({
    method: 'GET',
    path: '/api/capabilities',
    summary: "The platform's extensions of the specification",
    origin: 'ours',
    responses: { 200: z.looseObject({ capabilities: z.array(z.string()) }), ...common },
  }),
});
