import * as z from 'zod/mini';
import { endpoint, resource } from '../core/endpoint.ts';
import { common, invalid } from '../core/error.ts';
import { TagId } from '../core/id.ts';
import { PageMeta, PageRequest } from '../core/page.ts';
import { BulkEdit } from '../model/bulk-edit.ts';
import { PlanDate, PlanDay, PlanRow, PlanSteps } from '../model/holiday-plan.ts';
import { managementStatuses } from '../model/location.ts';

export const holidayPlans = resource('holidayPlans', {
  read: endpoint({
    method: 'POST',
    path: '/api/holiday-plans/read',
    summary: 'Special hours by location and day, with a plan laid over them; nothing changes',
    origin: 'ours',
    body: z.strictObject({
      search: z.optional(z.string().check(z.maxLength(200))),
      only_tag_ids: z.optional(z.array(TagId)),
      gbp_management_status: z.optional(z.enum(managementStatuses)),
      has_unresolved_updates: z.optional(z.boolean()),
      has_failed_patch_attempts: z.optional(z.boolean()),
      /** Only locations with a gap on one of these days. */
      gaps: z.optional(z.boolean()),
      dates: z.array(PlanDate).check(z.minLength(1), z.maxLength(20)),
      steps: z.optional(PlanSteps),
      page: z.optional(PageRequest),
    }),
    responses: {
      200: z.looseObject({
        days: z.array(PlanDay),
        rows: z.array(PlanRow),
        /** Locations that match, whether they have gaps or not. */
        matching: z.int(),
        /** Locations with a plan, whether they match or not. */
        planned: z.int(),
        meta: PageMeta,
      }),
      ...invalid,
      ...common,
    },
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/holiday-plans',
    summary: 'Makes a plan a draft of a bulk edit, to be started like that of a spreadsheet',
    origin: 'ours',
    body: z.strictObject({ steps: PlanSteps.check(z.minLength(1)) }),
    responses: { 201: z.looseObject({ bulk_edit: BulkEdit }), ...invalid, ...common },
  }),
});
