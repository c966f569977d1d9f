import { daysOfWeek, type OpeningPeriod } from '@placekeeper/contracts/model/opening-hours';
import { dayName } from '@placekeeper/contracts/wording/week-spans';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ChangeMarks } from './before-after.ts';
import { WeekChange } from './week-change.tsx';
import '../../app.css';

const open = (from: string, to: string, days: readonly number[]): OpeningPeriod[] =>
  days.map((at) => {
    const day = daysOfWeek[at] ?? 'MONDAY';
    const next = daysOfWeek[(at + 1) % 7] ?? 'MONDAY';
    return { open_day: day, open_time: from, close_day: to < from ? next : day, close_time: to };
  });

const weekdays = [0, 1, 2, 3, 4];
const everyDay = [...weekdays, 5, 6];

/** The painted segments, with the times that correspond to their pixels. */
function painted(): readonly string[] {
  const isRtl = document.documentElement.dir === 'rtl';
  return [...document.querySelectorAll('[data-day]')].flatMap((track) => {
    const { left, right, width } = track.getBoundingClientRect();
    const hour = (x: number) =>
      Math.round((((isRtl ? right - x : x - left) / width) * 24 + Number.EPSILON) * 4) / 4;
    return [...track.querySelectorAll('[data-kind]')].map((segment) => {
      const box = segment.getBoundingClientRect();
      const [from, to] = isRtl ? [box.right, box.left] : [box.left, box.right];
      const name = track.getAttribute('data-day')?.slice(0, 3);
      return `${name} ${hour(from)}-${hour(to)} ${segment.getAttribute('data-kind')}`;
    });
  });
}

const before = [...open('09:00', '17:30', weekdays), ...open('10:00', '16:00', [6])];
const after = [
  ...open('09:00', '17:30', [0, 1, 2]),
  ...open('09:00', '16:00', [3]),
  ...open('09:00', '17:30', [4]),
  ...open('22:00', '02:15', [5]),
];
const drawn = [
  'Mon 9-17.5 kept',
  'Tue 9-17.5 kept',
  'Wed 9-17.5 kept',
  'Thu 9-16 kept',
  'Thu 16-17.5 lost',
  'Fri 9-17.5 kept',
  'Sat 22-24 added',
  'Sun 0-2.25 added',
  'Sun 10-16 lost',
];

test.for(['ltr', 'rtl'])('@UPD-8 both weeks are drawn to scale, %s', async (dir) => {
  document.documentElement.dir = dir;
  await render(<WeekChange before={before} after={after} />);
  expect(painted()).toEqual(drawn);
  await expect
    .element(
      page.getByText(
        'Closes 1½ hours earlier on Thursday; also open 10:00 PM–2:15 AM on Saturday; closed on Sunday',
      ),
    )
    .toBeVisible();
});

test('@UPD-8 no hours, the same hours and a week without closing are drawn', async () => {
  const always = open('00:00', '24:00', everyDay);
  const { rerender } = await render(<WeekChange before={[]} after={[]} />);
  expect(painted()).toEqual([]);
  await rerender(<WeekChange before={always} after={always} />);
  expect(painted()).toEqual(everyDay.map((at) => `${nameAt(at)} 0-24 kept`));
  await expect.element(page.getByText('The business hours are the same.')).toBeVisible();
  await rerender(<WeekChange before={always} after={[]} />);
  expect(painted()).toEqual(everyDay.map((at) => `${nameAt(at)} 0-24 lost`));
  await expect.element(page.getByText('Hours removed: was open 168 hours a week')).toBeVisible();
});

const nameAt = (at: number): string => dayName(daysOfWeek[at] ?? 'MONDAY').slice(0, 3);

test('@UPD-8 the legend names only what is drawn', async () => {
  const { container, rerender } = await render(<WeekChange before={before} after={before} />);
  const legend = () => [...container.querySelectorAll('li')].map((item) => item.textContent);
  expect(legend()).toEqual(['Both']);
  await rerender(<WeekChange before={before} after={after} />);
  expect(legend()).toEqual(['Both', 'Your value', 'On Google now']);
});

test('@UPD-8 a rejection shows the kept hours and the removed hours in their colours', async () => {
  const { container } = await render(
    <ChangeMarks value={{ removed: 'kept', added: 'removed' }}>
      <WeekChange before={before} after={after} />
    </ChangeMarks>,
  );
  const classesOf = (kind: string) => container.querySelector(`[data-kind=${kind}]`)?.className;
  expect(classesOf('lost')).not.toContain('removed');
  expect(classesOf('added')).toContain('removed');
});

test('@UPD-8 one hour and a period around midnight are drawn to scale', async () => {
  await render(
    <WeekChange before={open('23:45', '00:15', [6])} after={open('12:00', '13:00', [0])} />,
  );
  expect(painted()).toEqual(['Mon 0-0.25 lost', 'Mon 12-13 added', 'Sun 23.75-24 lost']);
});
