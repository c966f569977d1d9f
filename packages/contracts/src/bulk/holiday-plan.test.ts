import { expect, test } from 'vitest';
import { LocationId } from '../core/id.ts';
import type { OpeningPeriod, SpecialPeriod } from '../model/opening-hours.ts';
import {
  byDate,
  changesOfPlan,
  coverageOf,
  planGrid,
  planOfSteps,
  planRow,
  stepError,
  type PlannedHours,
} from './holiday-plan.ts';
import { openUntil, period } from '../testing/hours.ts';

type Step = Parameters<typeof planOfSteps>[0] extends Iterable<infer Each> ? Each : never;

const christmas = { date: '2026-12-25', before: '2025-12-25' };
const eve = { date: '2026-12-24', before: '2025-12-24' };
const dates = [eve, christmas];
const lateLastYear = openUntil('2025-12-24', '18:00', '2025-12-25', '02:00');
const thursday = period('THURSDAY', '09:00', '18:00');

const shop = (
  id: number,
  special: readonly SpecialPeriod[],
  regular: readonly OpeningPeriod[] = [thursday],
  country: string | null = 'GB',
): PlannedHours => ({
  id: LocationId.parse(id),
  name: `Shop ${id}`,
  store_code: null,
  country,
  regular,
  special: byDate(special),
});
const alder = shop(1, [lateLastYear, { start_date: '2025-12-25', closed: true }]);
const birch = shop(2, [{ start_date: '2026-12-25', closed: true }]);
const cedar = shop(3, [], []);
const shops = [alder, birch, cedar];
const hours = new Map(shops.map((own) => [own.id, own]));

const step = (
  date: string,
  plan: Step['plan'],
  locations: Step['locations'] = hours.keys(),
): Step => ({ date, plan, locations: [...locations] });
const planned = (own: PlannedHours, ...steps: readonly Step[]) =>
  planRow(own, dates, planOfSteps(steps, hours)).cells.map((cell) => cell.planned);
const closed = (date: string) => [{ start_date: date, closed: true }];

test('gaps are days without special hours at locations with regular hours @BULK-1', () => {
  const nothing = planOfSteps([], hours);
  const { days, shown } = planGrid(shops, dates, nothing, { onlyGaps: false });
  expect(days).toEqual([
    { date: eve.date, gaps: 2, before: 1 },
    { date: christmas.date, gaps: 1, before: 1 },
  ]);
  expect(shown).toEqual(shops);
  expect(planGrid(shops, [christmas], nothing, { onlyGaps: true }).shown).toEqual([alder]);
  const rows = shops.map((own) => planRow(own, dates, nothing));
  expect(rows.map((row) => row.has_regular_hours)).toEqual([true, true, false]);
  expect(rows[0]?.cells[0]?.usual).toEqual([thursday]);
  expect(rows[1]?.cells[1]).toMatchObject({ current: closed(christmas.date), planned: null });
});

test('a location with planned hours stays among those with gaps, where the user sees its plan @BULK-1', () => {
  const plan = planOfSteps([step(christmas.date, { type: 'closed' })], hours);
  expect(plan.has(alder.id)).toBe(true);
  const { days, shown } = planGrid(shops, [christmas], plan, { onlyGaps: true });
  expect(days.map(({ gaps }) => gaps)).toEqual([0]);
  expect(shown).toEqual([alder]);
});

test('a location with a gap on one of several days is shown among the gaps @BULK-1', () => {
  const shown = (...days: typeof dates) =>
    planGrid(shops, days, planOfSteps([], hours), { onlyGaps: true }).shown;
  expect(shown(eve, christmas)).toEqual([alder, birch]);
  expect(shown(christmas)).toEqual([alder]);
});

test('a holiday of some countries shows the gaps of only their locations @BULK-1', () => {
  const berlin = shop(4, [], [thursday], 'DE');
  const nowhere = shop(5, [], [thursday], null);
  const shown = (countries?: readonly string[]) =>
    planGrid(
      [alder, berlin, nowhere],
      [{ ...christmas, ...(countries && { countries }) }],
      planOfSteps([], hours),
      { onlyGaps: true },
    ).shown;
  expect(shown()).toEqual([alder, berlin, nowhere]);
  expect(shown(['DE', 'GB'])).toEqual([alder, berlin]);
  expect(shown(['DE'])).toEqual([berlin]);
});

test('a row names its location, and each day has the usual hours of its weekday and the hours of the day to compare with @BULK-1', () => {
  const friday = period('FRIDAY', '10:00', '16:00');
  const own = { ...shop(4, [lateLastYear], [thursday, friday]), store_code: 'ELM' };
  const { location, cells } = planRow(own, dates, planOfSteps([], hours));
  expect(location).toEqual({ id: own.id, name: 'Shop 4', store_code: 'ELM' });
  expect(cells).toEqual([
    { date: eve.date, current: [], planned: null, before: [lateLastYear], usual: [thursday] },
    { date: christmas.date, current: [], planned: null, before: [], usual: [friday] },
  ]);
});

test('copied hours that ended on the same day end on the new day @BULK-1', () => {
  const noon = openUntil('2025-12-24', '11:00', '2025-12-24', '14:00');
  const own = shop(4, [noon]);
  const copy = step(eve.date, { type: 'copy', from: eve.before }, [own.id]);
  const days = planOfSteps([copy], new Map([[own.id, own]])).get(own.id);
  expect(days?.get(eve.date)).toEqual([{ ...noon, start_date: eve.date, end_date: eve.date }]);
});

test("last year's hours are copied where there were any, also past midnight @BULK-1", () => {
  const steps = dates.map(({ date, before }) => step(date, { type: 'copy', from: before }));
  expect(planned(alder, ...steps)).toEqual([
    [{ ...lateLastYear, start_date: '2026-12-24', end_date: '2026-12-25' }],
    closed(christmas.date),
  ]);
  const plan = planOfSteps(steps, hours);
  expect([...plan.keys()]).toEqual([alder.id]);
  const { days } = planGrid(shops, dates, plan, { onlyGaps: false });
  expect(days.map(({ gaps }) => gaps)).toEqual([1, 0]);
});

const twice = {
  type: 'open',
  open_time: '11:00',
  close_time: '14:00',
  second: { open_time: '18:00', close_time: '01:00' },
} as const;

test('a day can have two periods @BULK-1', () => {
  expect(planned(alder, step(eve.date, twice))[0]).toEqual([
    { start_date: eve.date, open_time: '11:00', close_time: '14:00' },
    { start_date: eve.date, end_date: '2026-12-25', open_time: '18:00', close_time: '01:00' },
  ]);
});

test('the later step applies, and a step can clear the plan @BULK-1', () => {
  const shut = step(eve.date, { type: 'closed' });
  const open = step(eve.date, { type: 'open', open_time: '20:00', close_time: '01:00' }, [
    alder.id,
  ]);
  expect(planned(alder, open, shut)[0]).toEqual(closed(eve.date));
  expect(planned(alder, shut, open)[0]).toEqual([
    { start_date: eve.date, end_date: '2026-12-25', open_time: '20:00', close_time: '01:00' },
  ]);
  expect(planned(alder, shut, step(eve.date, { type: 'nothing' }, [alder.id]))[0]).toBeNull();
});

test('planning the hours that a date already has changes nothing @BULK-1', () => {
  const evening = {
    start_date: eve.date,
    end_date: eve.date,
    open_time: '18:00',
    close_time: '22:00',
  };
  const noon = { start_date: eve.date, open_time: '11:00', close_time: '14:00', closed: false };
  const same = shop(1, [evening, noon, { start_date: christmas.date, closed: true }]);
  const shut = step(christmas.date, { type: 'closed' }, [same.id]);
  const open = step(eve.date, { ...twice, second: { open_time: '18:00', close_time: '22:00' } }, [
    same.id,
  ]);
  const changed = (...steps: readonly Step[]) =>
    [...planOfSteps(steps, new Map([[same.id, same]])).values()].map((days) => [...days.keys()]);
  expect(changed(shut, open)).toEqual([]);
  expect(changed(step(eve.date, { type: 'closed' }, [same.id]), shut, open)).toEqual([]);
  expect(changed(step(eve.date, twice, [same.id]), shut)).toEqual([[eve.date]]);
});

test('filling only gaps keeps existing and planned hours @BULK-1', () => {
  const fill = { ...step(christmas.date, { type: 'closed' }), only_gaps: true };
  expect(shops.map((own) => planned(own, fill)[1])).toEqual([closed(christmas.date), null, null]);
  const open = step(christmas.date, { type: 'open', open_time: '10:00', close_time: '12:00' }, [
    alder.id,
  ]);
  expect(planned(alder, open, fill)[1]).toMatchObject([{ open_time: '10:00' }]);
});

test('each location gets its own days, and missing locations are skipped @BULK-1', () => {
  const plan = planOfSteps(
    [
      step(christmas.date, { type: 'closed' }, [alder.id, LocationId.parse(999)]),
      step(eve.date, { type: 'copy', from: eve.before }),
    ],
    hours,
  );
  expect([...changesOfPlan(plan)]).toEqual([
    [
      alder.id,
      {
        special_periods: {
          add: [
            { start_date: christmas.date, closed: true },
            { ...lateLastYear, start_date: eve.date, end_date: christmas.date },
          ],
        },
      },
    ],
  ]);
});

test.each<[string, Step['plan'], RegExp | null]>([
  ['2026-02-30', { type: 'closed' }, /valid date/],
  ['2026-12-24', { type: 'open', open_time: '18:00', close_time: '13:00' }, /before noon/],
  ['2026-12-24', { type: 'open', open_time: '18:00', close_time: '02:00' }, null],
  ['2026-12-24', { ...twice, second: { open_time: '13:00', close_time: '13:00' } }, /before noon/],
  ['2026-12-24', { ...twice, second: { open_time: '13:00', close_time: '18:00' } }, /overlap/],
  ['2026-12-24', twice, null],
])('%s, %j: an invalid step has an error @ERR-4', (date, plan, error) => {
  expect(stepError({ date, plan })).toEqual(error && expect.stringMatching(error));
});

test('the coverage of a date counts special hours and plans once per location, by country @BULK-1', () => {
  const dublin = shop(4, [{ start_date: '2026-12-25', closed: true }], [thursday], 'IE');
  const unknown = shop(5, [], [thursday], null);
  const all = [...shops, dublin, unknown];
  const plan = planOfSteps(
    [step('2026-12-25', { type: 'closed' }, [birch.id, unknown.id])],
    new Map(all.map((own) => [own.id, own])),
  );
  const { locations, days } = coverageOf(all, plan);
  // A location without regular hours cannot have special hours, so it is not counted.
  expect([...locations]).toEqual([
    ['GB', 2],
    ['IE', 1],
    [null, 1],
  ]);
  expect([...(days.get('2026-12-25') ?? [])]).toEqual([
    ['GB', 1],
    ['IE', 1],
    [null, 1],
  ]);
  expect([...(days.get('2025-12-25') ?? [])]).toEqual([['GB', 1]]);
  expect(days.has('2026-12-24')).toBe(false);
});
