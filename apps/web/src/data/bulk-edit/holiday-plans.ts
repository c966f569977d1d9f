import {
  byDate,
  changesOfPlan,
  coverageOf,
  planGrid,
  planOfSteps,
  planRow,
  stepError,
  type HolidayPlan,
  type PlannedHours,
} from '@placekeeper/contracts/bulk/holiday-plan';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { PageMeta } from '@placekeeper/contracts/core/page';
import type {
  GridDate,
  PlanCoverage,
  PlanDay,
  PlanRow,
} from '@placekeeper/contracts/bulk/holiday-plan';
import { pageSizes } from '@placekeeper/contracts/rules/limits';
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query';
import * as z from '@placekeeper/contracts/core/zod';
import { apiError } from '../http/api-error.ts';
import { keepDraft } from './spreadsheet-imports.ts';
import { LocationSelection } from '../locations/location-selection.ts';
import { findMatchingIds, matchingIds } from '../portfolio/matching.ts';
import { getPortfolio, readPortfolio } from '../portfolio/portfolio.ts';
import type { LocationRecord } from '../portfolio/location-record.ts';
import type { RecordFilters } from '../portfolio/record-filters.ts';
import { queryClient } from '../api/query-client.ts';

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/));

const openTimes = { open_time: time, close_time: time };

/** The planned hours of some locations on one day. */
export const PlanStep = z.strictObject({
  selection: LocationSelection,
  date,
  only_gaps: z.optional(z.boolean()),
  plan: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('closed') }),
    z.strictObject({
      type: z.literal('open'),
      ...openTimes,
      second: z.optional(z.strictObject(openTimes)),
    }),
    z.strictObject({ type: z.literal('copy'), from: date }),
    z.strictObject({ type: z.literal('nothing') }),
  ]),
});
export type PlanStep = z.infer<typeof PlanStep>;

interface PlanRequest extends RecordFilters {
  readonly gaps?: boolean;
  readonly dates: readonly GridDate[];
  readonly steps?: readonly PlanStep[];
  readonly page?: { readonly number?: number };
}

export interface PlanAnswer {
  readonly days: readonly PlanDay[];
  readonly rows: readonly PlanRow[];
  readonly coverage: PlanCoverage;
  readonly matching: number;
  /** True if no location matches the search exactly and these are only similar. */
  readonly similar: boolean;
  /** Locations that might match, but whose hours are unknown. */
  readonly unknown: number;
  /** Locations of the whole account whose data is unreadable. */
  readonly unreadable: number;
  /** Locations with a plan, matching or not. */
  readonly planned: number;
  /** The filters of this answer, which stays on the screen while the next answer loads. */
  readonly filters: RecordFilters;
  readonly meta: PageMeta;
}

/** Undefined for unreadable hours, because a plan would delete them. */
function hoursOf(record: LocationRecord): PlannedHours | undefined {
  const { id, name, store_code, region_code: country, opening_hours: own } = record;
  const special = own === null ? [] : own?.special_periods;
  return (
    special && {
      id,
      name,
      store_code,
      country,
      regular: own?.periods ?? [],
      special: byDate(special),
    }
  );
}

/** Reads the hours of all locations, because each page of the plan counts the gaps of all locations. */
const hoursQuery = () =>
  queryOptions<ReadonlyMap<LocationId, PlannedHours>>({
    queryKey: ['locations', 'hours'],
    queryFn: async ({ signal }) => {
      const hours = (await readPortfolio({ signal })).flatMap((record) => hoursOf(record) ?? []);
      return new Map(hours.map((own) => [own.id, own]));
    },
    staleTime: 5 * 60_000,
  });

async function planFor(
  steps: readonly PlanStep[],
  hours: ReadonlyMap<LocationId, PlannedHours>,
): Promise<HolidayPlan> {
  const errors = steps.flatMap((step, at) => {
    const error = stepError(step);
    return error === null ? [] : [[`steps.${at}.plan`, [error]] as const];
  });
  if (errors.length > 0) throw apiError({ kind: 'validation', fields: Object.fromEntries(errors) });
  const chosen = await Promise.all(
    steps.map(async ({ selection, ...step }) => ({ ...step, locations: await idsOf(selection) })),
  );
  return planOfSteps(chosen, hours);
}

async function idsOf(selection: PlanStep['selection']): Promise<readonly LocationId[]> {
  if (selection.mode === 'ids') return selection.locations;
  const { mode: _, ...filters } = selection;
  return matchingIds(filters);
}

export const holidayPlanQueries = {
  /** Merges the plan into the current special hours. */
  read: ({ gaps = false, dates, steps = [], page, ...filters }: PlanRequest) =>
    queryOptions<PlanAnswer>({
      queryKey: ['locations', 'holiday-plan', { gaps, dates, steps, page, ...filters }],
      queryFn: async () => {
        const hours = await queryClient.query(hoursQuery());
        const plan = await planFor(steps, hours);
        const { ids, similar } = await findMatchingIds(filters);
        const matching = ids.flatMap((id) => hours.get(id) ?? []);
        const { days, shown } = planGrid(matching, dates, plan, { onlyGaps: gaps });
        const number = page?.number ?? 1;
        const size = pageSizes.locations;
        const rows = shown.slice((number - 1) * size, number * size);
        return {
          days,
          rows: rows.map((own) => planRow(own, dates, plan)),
          coverage: coverageOf(matching, plan),
          matching: matching.length,
          similar: similar && matching.length > 0,
          unknown: ids.length - matching.length,
          unreadable: getPortfolio().unreadable,
          planned: plan.size,
          filters,
          meta: {
            current_page: number,
            last_page: Math.max(1, Math.ceil(shown.length / size)),
            per_page: size,
            total: shown.length,
            to: shown.length === 0 ? null : Math.min(number * size, shown.length),
          },
        };
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
};

/** Stores the plan as the draft of a bulk edit; nothing is sent yet. */
export function useCreateHolidayPlan() {
  return useMutation({
    meta: { changesNothing: true },
    mutationFn: async (steps: readonly PlanStep[]) => {
      const changes = changesOfPlan(await planFor(steps, await queryClient.query(hoursQuery())));
      return keepDraft({
        name: 'Holiday plan',
        changes,
        report: {
          rows: changes.size,
          unchanged: 0,
          faulty: 0,
          errors: [],
          error_total: 0,
          skipped: [],
          skipped_total: 0,
          unknown_columns: [],
        },
      });
    },
  });
}
