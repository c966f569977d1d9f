import * as z from 'zod/mini';
import { endpoint, resource } from '../core/endpoint.ts';
import { common, forbidden, invalid } from '../core/error.ts';
import {
  AutoRejectionBacktest,
  AutoRejectionBefore,
  AutoRejectionRequest,
  AutoRejectionRequests,
} from '../model/auto-rejection-change.ts';

/** LSET-1 for many locations; all of it needs the subscription (PERM-2). */
export const autoRejection = resource('autoRejection', {
  backtest: endpoint({
    method: 'POST',
    path: '/api/auto-rejection/backtest',
    summary: 'What other settings would have rejected in the last 90 days; nothing is changed',
    origin: 'ours',
    body: AutoRejectionRequest,
    responses: { 200: AutoRejectionBacktest, ...forbidden, ...invalid, ...common },
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/auto-rejection',
    summary: 'Changes what up to 10,000 locations reject by themselves, all or none',
    origin: 'ours',
    body: z.strictObject({ changes: AutoRejectionRequests }),
    responses: {
      200: z.looseObject({ changed_count: z.int(), before: z.array(AutoRejectionBefore) }),
      ...forbidden,
      ...invalid,
      ...common,
    },
  }),
});
