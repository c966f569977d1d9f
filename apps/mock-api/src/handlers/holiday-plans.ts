import type { Handlers } from '@placekeeper/contracts/core/handlers';
import type { holidayPlans } from '@placekeeper/contracts/endpoints/holiday-plans';
import { bulkEditToWire } from '../domain/bulk-edits/wire.ts';
import { createHolidayPlan } from '../domain/holiday-plans/create.ts';
import { readHolidayPlan } from '../domain/holiday-plans/read.ts';
import type { RequestContext } from '../http/request-context.ts';

export const holidayPlanHandlers: Handlers<typeof holidayPlans, RequestContext> = {
  read: ({ body }, reply, { deps, actor }) => reply(200, readHolidayPlan(deps, actor, body)),
  create: ({ body }, reply, { deps, actor }) => {
    const { edit, totals } = createHolidayPlan(deps, actor, body.steps);
    return reply(201, { bulk_edit: bulkEditToWire(deps, actor, edit, totals) });
  },
};
