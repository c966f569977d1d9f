import { api } from '@placekeeper/contracts/api';
import type { LocationId } from '@placekeeper/contracts/core/id';
import type { PlanStep } from '@placekeeper/contracts/model/holiday-plan';
import { expect, test } from 'vitest';
import { createAccount } from '../../seed/create-account.ts';
import { createBulkEditBench } from '../../testing/bulk-edit-bench.ts';
import { createTestTwin } from '../../testing/test-twin.ts';
import { minutes } from '../clock.ts';
import { startBulkEditImport } from '../bulk-edit-imports/start.ts';
import { undoBulkEdit } from '../bulk-edits/undo.ts';
import { createHolidayPlan } from './create.ts';
import { readHolidayPlan } from './read.ts';

const christmas = { date: '2026-12-25', before: '2025-12-25' };
const eve = { date: '2026-12-24', before: '2025-12-24' };
const shutLastYear = { startDate: '2025-12-25', closed: true };
const lateLastYear = {
  startDate: '2025-12-24',
  endDate: '2025-12-25',
  openTime: '18:00',
  closeTime: '02:00',
};

const everywhere = { mode: 'matching' } as const;
const step = (
  date: string,
  plan: PlanStep['plan'],
  selection: PlanStep['selection'] = everywhere,
): PlanStep => ({ selection, date, plan });
const only = (...locations: LocationId[]) => ({ mode: 'ids' as const, locations });

function bench() {
  const made = createBulkEditBench([
    { title: 'Alder', specialHours: [lateLastYear, shutLastYear] },
    { title: 'Birch', specialHours: [{ startDate: '2026-12-25', closed: true }] },
    { title: 'Cedar', regularHours: [] },
  ]);
  const { deps, actor } = made;
  type Read = Parameters<typeof readHolidayPlan>[2];
  return {
    ...made,
    read: (more: Partial<Read> = {}) =>
      readHolidayPlan(deps, actor(), { dates: [eve, christmas], ...more }),
    draft: (...steps: PlanStep[]) => createHolidayPlan(deps, actor(), steps),
  };
}

test('gaps are days without special hours, where there are regular ones @BULK-1', () => {
  const { read } = bench();
  const { days, rows, meta } = read();
  expect(days).toEqual([
    { date: eve.date, gaps: 2, before: 1 },
    { date: christmas.date, gaps: 1, before: 1 },
  ]);
  expect(meta.total).toBe(3);
  expect(rows.map(({ has_regular_hours: has }) => has)).toEqual([true, true, false]);
  expect(rows[1]?.cells[1]).toMatchObject({
    current: [{ start_date: christmas.date, closed: true }],
    planned: null,
  });
  expect(rows[0]?.cells[1]?.usual).not.toEqual([]);
  expect(read({ dates: [christmas], gaps: true }).rows).toHaveLength(1);
  expect(read({ search: 'birch' })).toMatchObject({
    matching: 1,
    days: [{ gaps: 1 }, { gaps: 0 }],
  });
});

test('last year is copied where there was something, past midnight too @BULK-1', () => {
  const { read } = bench();
  const steps = [eve, christmas].map(({ date, before }) =>
    step(date, { type: 'copy', from: before }),
  );
  const { rows, days, planned } = read({ steps });
  expect(planned).toBe(1);
  expect(rows[0]?.cells.map((cell) => cell.planned)).toEqual([
    [
      {
        start_date: '2026-12-24',
        end_date: '2026-12-25',
        open_time: '18:00',
        close_time: '02:00',
      },
    ],
    [{ start_date: '2026-12-25', closed: true }],
  ]);
  expect(days.map(({ gaps }) => gaps)).toEqual([1, 0]);
});

test('the later step counts, and one can take a plan back @BULK-1', () => {
  const { read, id } = bench();
  const closed = step(eve.date, { type: 'closed' });
  const open = step(eve.date, { type: 'open', open_time: '20:00', close_time: '01:00' }, only(id));
  const planned = (...steps: PlanStep[]) => read({ steps }).rows[0]?.cells[0]?.planned;
  expect(planned(open, closed)).toEqual([{ start_date: eve.date, closed: true }]);
  expect(planned(closed, open)).toEqual([
    { start_date: eve.date, end_date: '2026-12-25', open_time: '20:00', close_time: '01:00' },
  ]);
  expect(planned(closed, step(eve.date, { type: 'nothing' }, only(id)))).toBeNull();
});

test('where only gaps are filled, what is there or planned stays @BULK-1', () => {
  const { read, ids, id } = bench();
  const open = step(
    christmas.date,
    { type: 'open', open_time: '10:00', close_time: '12:00' },
    only(id),
  );
  const fill = { ...step(christmas.date, { type: 'closed' as const }), only_gaps: true };
  expect(read({ steps: [fill] }).rows.map(({ cells }) => cells[1]?.planned)).toEqual([
    [{ start_date: christmas.date, closed: true }],
    null,
    null,
  ]);
  const { rows } = read({ steps: [open, fill] });
  expect(rows[0]?.cells[1]?.planned).toMatchObject([{ open_time: '10:00' }]);
  expect(ids).toHaveLength(3);
});

test('a plan becomes a bulk edit with each location its own days, and can be undone @BULK-1 @BULK-2', () => {
  const { deps, actor, draft, show, advance, profile, ids, id } = bench();
  const { edit, totals } = draft(
    step(christmas.date, { type: 'closed' }),
    step(eve.date, { type: 'copy', from: eve.before }),
  );
  // Birch is closed already, and Cedar has no regular hours.
  expect(totals).toEqual({ pending: 1, refused: 1 });
  startBulkEditImport(deps, actor(), edit.id);
  advance(minutes(5));
  expect(show(edit.id)).toMatchObject({ status: 'completed', file_name: 'Holiday plan' });
  const dates = () => profile(id).specialHours.map(({ startDate }) => startDate);
  expect(dates()).toEqual(['2025-12-24', '2025-12-25', eve.date, christmas.date]);
  expect(ids).toHaveLength(3);
  undoBulkEdit(deps, actor(), edit.id);
  advance(minutes(5));
  expect(dates()).toEqual(['2025-12-24', '2025-12-25']);
});

test('the locations of others have no part in a plan @PERM-1', () => {
  const { deps, actor, ids } = bench();
  const stranger = createAccount(deps, { persona: 'owner', clock: 'manual', locations: 1 });
  const other = { ...actor(), user: stranger };
  const steps = [step(eve.date, { type: 'closed' }, only(...ids))];
  expect(readHolidayPlan(deps, other, { dates: [eve], steps }).planned).toBe(0);
  expect(createHolidayPlan(deps, other, steps).totals).toEqual({});
});

test('a plan from its reading to its draft, as it travels @BULK-1', async () => {
  const user = await createTestTwin().as('owner', { locations: 9 });
  const steps = [step(christmas.date, { type: 'closed' })];
  const read = await user.call(api.holidayPlans.read, { body: { dates: [christmas], steps } });
  expect(read).toMatchObject({ status: 200, body: { matching: 9, planned: 9 } });
  const created = await user.call(api.holidayPlans.create, { body: { steps } });
  expect(created).toMatchObject({
    status: 201,
    body: { bulk_edit: { status: 'draft', file_name: 'Holiday plan', fields: ['specialHours'] } },
  });
});

test('days that do not exist, and times that the provider refuses, are told @ERR-4', async () => {
  const user = await createTestTwin().as('owner', { locations: 1 });
  const never = { date: '2026-02-30', before: '2025-02-28' };
  expect(await user.call(api.holidayPlans.read, { body: { dates: [never] } })).toMatchObject({
    status: 422,
    body: { errors: { 'dates.0': ['Enter a date that exists.'] } },
  });
  const steps = [step(eve.date, { type: 'open', open_time: '18:00', close_time: '13:00' })];
  expect(await user.call(api.holidayPlans.create, { body: { steps } })).toMatchObject({
    status: 422,
    body: { errors: { 'steps.0.plan': [expect.stringContaining('11:59')] } },
  });
});

test('2,500 locations on twelve days are read by the page @BULK-1', () => {
  const { deps, actor } = bench();
  const user = createAccount(deps, { persona: 'agency', clock: 'manual' });
  const agency = { ...actor(), user };
  const dates = Array.from({ length: 12 }, (_, at) => ({
    date: `2026-12-${10 + at}`,
    before: `2025-12-${10 + at}`,
  }));
  const steps = dates.map(({ date }) => step(date, { type: 'closed' }));
  const { matching, rows } = readHolidayPlan(deps, agency, { dates, steps, page: { number: 60 } });
  expect(matching).toBe(2500);
  expect(rows).toHaveLength(25);
});
