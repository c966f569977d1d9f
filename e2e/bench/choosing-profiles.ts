import type { Page } from '@playwright/test';
import { connectAccount } from '../fixtures/google-account.ts';
import { slowDown } from '../fixtures/slow-down.ts';
import { twinFor } from '../fixtures/twin.ts';
import { traceTasks } from './main-thread.ts';
import { at, heading, median, row } from './report.ts';

const text = 'dental bristol';
/** In milliseconds. The search starts 150 ms after a key, so earlier tasks are the key's own work. */
const ownTime = 140;

/** ONB-4: measures typing in a list of thousands of profiles. */
export async function measureChoosing(
  page: Page,
  { cpu, count }: { cpu: number; count: number },
): Promise<void> {
  await openPicker(page, count);
  await slowDown(page, { cpu });
  await page.getByRole('searchbox').focus();
  // The focus starts animations, whose work must not count for the first key.
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const tasks = await traceTasks(
    page,
    // Types with long pauses, so that the work of updating the list is separate from the work of the next key.
    () => page.keyboard.type(text, { delay: 700 }),
    'keydown',
  );

  const keys = Array.from({ length: text.length }, (_, key) => {
    const own = tasks.filter((task) => task.press === key && task.at < ownTime);
    const list = tasks.filter((task) => task.press === key && task.at >= ownTime);
    return {
      own: own.reduce((sum, { work }) => sum + work, 0),
      longest: Math.max(0, ...list.map(({ work }) => work)),
    };
  });
  heading(
    `Choosing from ${count.toLocaleString('en')} profiles, ${cpu}x CPU, ms`,
    'median',
    '90 %',
    'worst',
  );
  const printRow = (what: string, values: readonly number[]) =>
    row(what, median(values), at(values, 0.9), at(values, 1));
  printRow(
    'a key, until it is drawn',
    keys.map(({ own }) => own),
  );
  printRow(
    'the longest piece of the list after it',
    keys.map(({ longest }) => longest),
  );
}

async function openPicker(page: Page, count: number): Promise<void> {
  const twin = twinFor(page.request);
  await twin.createAccount({ persona: 'new', locations: count });
  await connectAccount(page, 'nina.lindqvist@example.com');
  await page.getByRole('heading', { name: 'Finding your profiles' }).waitFor();
  await twin.advance(10_000);
  await page.getByRole('table', { name: 'Profiles' }).waitFor();
  await page.waitForLoadState('networkidle');
}
