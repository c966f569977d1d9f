import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Checkbox } from '@placekeeper/ui/checkbox';
import { EmptyState } from '@placekeeper/ui/empty-state';
import type { PlanCoverage } from '@placekeeper/contracts/bulk/holiday-plan';
import { addDays } from '@placekeeper/contracts/rules/calendar-date';
import { useNow } from '@placekeeper/ui/hooks/use-now';
import { cn } from '@placekeeper/ui/lib/cn';
import { Skeleton } from '@placekeeper/ui/skeleton';
import { lazyPart } from '@placekeeper/ui/lib/lazy-part';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { holidayQueries } from '../../../data/holidays/queries.ts';
import { holidayPlanQueries, type PlanAnswer } from '../../../data/bulk-edit/holiday-plans.ts';
import { localToday } from '../../../lib/text/calendar-day.ts';
import { to } from '../../../lib/url/paths.ts';
import { usePortfolio } from '../../../data/portfolio/portfolio.ts';
import { focusHeading } from '../../../lib/browser/screen-heading.ts';
import { LocationFilterBar } from '../../../widgets/filters/filter-bar.tsx';
import { useQuickChanges } from '../../../lib/url/use-quick-changes.ts';
import { filtersOf, isFiltered } from '../../../widgets/filters/filter-state.ts';
import { nothingMatches } from '../../../widgets/filters/filter-words.ts';
import { useFilterFold } from '../../../widgets/filters/use-filter-fold.ts';
import { ReadingNote } from '../../../widgets/filters/reading-note.tsx';
import { NoLocations } from '../../../widgets/location/no-locations.tsx';
import { sameValue } from '@placekeeper/contracts/core/same-value';
import { ChoiceSkeleton } from '../choose/choice-skeleton.tsx';
import { BrushBar, findBrushChoice } from './brush-bar.tsx';
import { focusAfter } from '../../../lib/browser/focus-after.ts';
import { firstBrush, stepWith } from './day-brush.ts';
import { DayChoice } from './day-choice.tsx';
import { comingDays, dayOn, type Day } from '../../../widgets/hours/common-holidays.ts';
import { daysOf, mostDays, writeDays } from './holiday-days.ts';
import type { HolidayState } from './holidays.loader.ts';
import {
  gapDate,
  nationalDays,
  nextGap,
  planColumn,
  suggestedDays,
  type NationalDays,
  type PlanColumn,
} from '../../../widgets/hours/national-days.ts';
import { NextHoliday } from './next-holiday.tsx';
import { PlanBar } from './plan-bar.tsx';
import { LeftOut, PlanGrid } from './plan-grid.tsx';
import type { HolidayPlanDraft } from './use-plan.ts';
import { LoadFailed } from '../../../widgets/page/load-failed.tsx';
import { PageLinks } from '../../../widgets/page/page-links.tsx';

const YearCalendar = lazyPart(async () => (await import('./year-calendar.tsx')).YearCalendar);

const noDays: NationalDays = new Map();

const remarks = 'flex min-w-0 flex-[1_1_16rem] flex-wrap items-center gap-x-3 gap-y-1';

interface PlannerProps {
  readonly state: HolidayState;
  readonly plan: HolidayPlanDraft;
}

function emptyText({ matching, unknown }: PlanAnswer, state: HolidayState): string {
  if (matching > 0) return 'No locations are missing hours on these dates.';
  return unknown > 0
    ? 'Placekeeper couldn’t read the hours of any of these locations.'
    : nothingMatches(state);
}

function useNationalDays(today: string) {
  const read = useQuery({
    ...holidayQueries.between(addDays(today, -366), addDays(today, 366)),
    // Shows the planner while the holidays of a new day load.
    placeholderData: keepPreviousData,
  });
  const { data } = read;
  const { records } = usePortfolio();
  const loaded = useMemo(() => data && nationalDays(data, records, today), [data, records, today]);
  return { read, loaded, national: loaded ?? noDays };
}

/** The plan is applied as a bulk edit. */
export function Planner({ state: inUrl, plan }: PlannerProps) {
  const [brush, setBrush] = useState(firstBrush);
  const [isAsked, setIsAsked] = useState(false);
  const today = localToday(useNow());
  const { national, ...holidays } = useNationalDays(today);
  const navigate = useNavigate();
  const { state, change } = useQuickChanges<HolidayState>(
    inUrl,
    (next, options) =>
      void navigate(to('bulk-edit.holidays', {}, { ...inUrl, page: undefined, ...next }), {
        ...options,
        preventScrollReset: true,
      }),
  );
  const addressOf = (next: Partial<HolidayState>) =>
    to('bulk-edit.holidays', {}, { ...state, ...next });
  const planDates = daysOf(state.days, today, plan.dates);
  const columnsWith = (coverage?: PlanCoverage) =>
    planDates.map((day) => planColumn(day, holidays.loaded, coverage));
  const days = columnsWith();
  const { gaps = false, page = 1 } = state;
  const filters = filtersOf(state);
  const isNarrowed = gaps || isFiltered(state);
  const fold = useFilterFold(isNarrowed);
  const read = useQuery(
    holidayPlanQueries.read({
      ...filters,
      ...(gaps && { gaps }),
      dates: days.map((day) => gapDate(day, gaps ? national : noDays)),
      ...(plan.steps.length > 0 && { steps: [...plan.steps] }),
      ...(page > 1 && { page: { number: page } }),
    }),
  );
  const { data, error, isPlaceholderData } = read;
  const show = (next: readonly Day[]) => change({ days: writeDays(next), page: state.page });
  // Counts of the previous filters would be wrong under the new filters.
  const isCounted = sameValue(data?.filters, filters);
  const coverage = isCounted ? data?.coverage : undefined;
  const gap = coverage && nextGap(national, coverage);
  const canAddGap =
    gap && days.length < mostDays && !days.some(({ date }) => date === gap.day.date);
  const columns = columnsWith(coverage);
  const add = (dates: readonly string[]) => show([...days, ...dates.map(dayOn)]);
  const leaveOut = (dates: readonly string[]) => {
    plan.leaveOut(...dates);
    show(days.filter(({ date }) => !dates.includes(date)));
  };
  const selectionsFor = ({ within }: PlanColumn) =>
    (within?.countries ?? [undefined]).map((country) => ({
      mode: 'matching' as const,
      ...filters,
      ...(country !== undefined && { region_code: country }),
    }));
  /** Runs `paint` if hours are selected. Otherwise asks the user to select them. */
  const withBrush = (paint: () => void) =>
    brush.kind === null ? focusAfter(() => setIsAsked(true), findBrushChoice) : paint();
  const fill = (...filled: readonly PlanColumn[]) =>
    plan.add(
      ...filled.flatMap((day) =>
        selectionsFor(day).map((selection) => ({
          ...stepWith(brush, day, selection),
          only_gaps: true,
        })),
      ),
    );

  if (data?.matching === 0 && data.unknown === 0 && !isFiltered(state) && !isPlaceholderData)
    return <NoLocations />;
  if (data && !isPlaceholderData && data.meta.total > 0 && page > data.meta.last_page)
    return <Navigate replace to={addressOf({ page: data.meta.last_page })} />;
  const introduction = (
    <p className="text-text-2 max-sm:hidden print:hidden">
      Without special hours, Google warns customers that hours may differ.
    </p>
  );
  // The next holiday is above the planner and would move it, so both appear at once.
  if (holidays.read.isLoading || (!data && !error))
    return (
      <>
        <ReadingNote />
        <div className="flex flex-wrap items-center gap-2 pb-3">
          <div className={remarks}>{introduction}</div>
          <Skeleton className="h-control w-40 animate-appear" />
        </div>
        <div className="flex animate-appear flex-wrap gap-2 pb-3">
          <Skeleton className="h-control w-80 max-md:w-48 max-md:grow" />
          <Skeleton className="ml-auto h-control w-77 max-md:w-full" />
        </div>
        <ChoiceSkeleton columns={days.length} />
      </>
    );
  return (
    <>
      {holidays.read.isLoadingError && (
        <LoadFailed query={holidays.read}>Couldn’t load public holidays.</LoadFailed>
      )}
      <DayChoice
        before={
          // On a phone only with a button, because the grid has the same numbers.
          <div className={cn(remarks, !canAddGap && 'max-sm:hidden')}>
            {introduction}
            {gap && (
              <NextHoliday
                gap={gap}
                today={today}
                onAdd={canAddGap ? () => add([gap.day.date]) : undefined}
              />
            )}
          </div>
        }
        after={
          <Button
            {...fold.button}
            className="sm:hidden"
            icon={<Search aria-hidden />}
            variant={isNarrowed ? 'primary' : 'secondary'}
          >
            {isNarrowed ? 'Filters on' : 'Search and filter'}
          </Button>
        }
        days={days}
        suggested={suggestedDays(comingDays(today), national, coverage)}
        today={today}
        onAdd={({ date }) => add([date])}
        onLeaveOut={({ date }) => leaveOut([date])}
      >
        <Suspense fallback={<div className="h-72" />}>
          <YearCalendar
            chosen={days.map(({ date }) => date)}
            coverage={coverage}
            nameOf={(date) => planColumn(dayOn(date), national, coverage).name}
            today={today}
            onChange={(dates, chosen) => (chosen ? add(dates) : leaveOut(dates))}
          />
        </Suspense>
      </DayChoice>
      <div className="flex flex-wrap justify-between gap-x-6">
        <div
          id={fold.panel.id}
          className={cn('min-w-0 flex-[1_1_38rem]', fold.panel.isFolded && 'max-sm:hidden')}
        >
          <LocationFilterBar
            change={change}
            pending={isPlaceholderData}
            similar={data?.similar ?? false}
            state={state}
            total={data?.meta.total}
          >
            <Checkbox
              checked={gaps}
              label="Only locations missing hours"
              onCheckedChange={(on) => change({ gaps: on || undefined })}
            />
          </LocationFilterBar>
        </div>
        <BrushBar
          brush={brush}
          error={isAsked && brush.kind === null ? 'Choose one of these options first.' : undefined}
          onChange={setBrush}
          onCopyAll={() => fill(...columns)}
        />
      </div>
      {data && isCounted && <LeftOut {...data} />}
      {data && data.rows.length > 0 && (
        // Keeps the table's sticky cells below the plan's bar.
        <div
          aria-busy={isPlaceholderData}
          className="isolate transition-opacity aria-busy:opacity-60 aria-busy:delay-150 border border-line bg-surface"
        >
          <PlanGrid
            answer={isCounted ? data : { ...data, days: [] }}
            brush={brush}
            days={columns}
            onFill={(day) => withBrush(() => fill(day))}
            onPaint={(painted, locations) =>
              withBrush(() =>
                plan.add(
                  ...painted.map((day) =>
                    stepWith(brush, day, { mode: 'ids', locations: [...locations] }),
                  ),
                ),
              )
            }
          />
          <PageLinks
            className="px-3 py-3"
            meta={data.meta}
            addressOf={(next) => addressOf({ page: next })}
          />
        </div>
      )}
      {data?.rows.length === 0 && !isPlaceholderData && (
        <EmptyState
          action={
            <ButtonLink render={<Link to={to('bulk-edit.holidays', {}, { days: state.days })} />}>
              Show all locations
            </ButtonLink>
          }
          variant="no-results"
        >
          {emptyText(data, state)}
        </EmptyState>
      )}
      {!data && error && (
        <LoadFailed whole query={read}>
          Couldn’t load the planner.
        </LoadFailed>
      )}
      {data && (
        <PlanBar
          plan={plan}
          planned={data.planned}
          onDraft={(draft) => {
            // SHELL-16: the draft replaces the planner and the pressed button, so the heading takes the focus.
            focusHeading();
            void navigate(addressOf({ draft }));
          }}
        />
      )}
    </>
  );
}
