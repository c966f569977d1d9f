import * as z from '../core/zod.ts';
import { endpoint, resource } from '../core/endpoint.ts';
import { paging } from '../core/envelope.ts';
import { common, invalid } from '../core/error.ts';
import { PageMeta, PageRequest } from '../core/page.ts';
import { expected } from '../core/schema-annotations.ts';
import { SpotlightItem } from '../model/spotlight.ts';

const items = paging(
  'data',
  z.looseObject({ data: z.array(SpotlightItem), meta: expected(PageMeta) }),
  ['items', 'results', 'locations'],
);
const page = z.optional(PageRequest);

export const spotlight = resource('spotlight', {
  search: endpoint({
    method: 'GET',
    path: '/api/spotlight',
    summary: 'Matching locations and actions',
    query: z.strictObject({ query: z.string().check(z.maxLength(200)), page }),
    responses: { 200: items, ...invalid, ...common },
  }),
  recentLocations: endpoint({
    method: 'GET',
    path: '/api/spotlight/recent-locations',
    summary: 'Recently viewed locations, newest first',
    query: z.strictObject({ page }),
    responses: { 200: items, ...invalid, ...common },
  }),
});
