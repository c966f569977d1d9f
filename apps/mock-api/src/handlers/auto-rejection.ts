import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { autoRejection } from '@placekeeper/contracts/endpoints/auto-rejection';
import { applyAutoRejection } from '../domain/auto-rejection/apply.ts';
import { backtest } from '../domain/auto-rejection/backtest.ts';
import type { RequestContext } from '../http/request-context.ts';
import { presentUpdate } from '../present/google-update.ts';

export const autoRejectionHandlers: Handlers<typeof autoRejection, RequestContext> = {
  backtest: ({ body }, reply, { deps, actor }) => {
    const { examples, ...result } = backtest(deps, actor, body);
    return reply(200, {
      ...result,
      examples: examples.map(presentUpdate),
    });
  },
  apply: ({ body }, reply, { deps, actor }) =>
    reply(200, applyAutoRejection(deps, actor, body.changes)),
};
