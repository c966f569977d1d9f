import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../tooling/setup/chromium-launch.mjs';
import { connectAccount } from '../fixtures/google-consent.ts';
import { slowDown } from '../fixtures/slow.ts';
import { twinFor } from '../fixtures/twin.ts';
import { traceTasks } from './main-thread.ts';

/**
 * What typing costs where thousands of profiles are chosen from (ONB-4), at a quarter of this machine's speed:
 * `npm run bench --workspace e2e -- http://127.0.0.1:4010 2500`, with `npm run preview` at the address.
 */
const [address = 'http://127.0.0.1:4010', count = '2500'] = process.argv.slice(2);
const text = 'dental bristol';
/** The search is asked for once typing has paused for 150 ms; until then a key's work is its own. */
const ownTime = 140;

const browser = await chromium.launch(launchOptions);
const page = await browser.newPage({ baseURL: address, viewport: { width: 1440, height: 900 } });
await openPicker(page);
await slowDown(page, { cpu: 4 });
const search = page.getByRole('searchbox');
await search.focus();

const tasks = await traceTasks(page, () =>
  // Far enough apart for the list to come: what it costs is told apart from the key.
  page.keyboard.type(text, { delay: 700 }),
);
await browser.close();

const keys = Array.from({ length: text.length }, (_, key) => {
  const own = tasks.filter((task) => task.key === key && task.at < ownTime);
  const list = tasks.filter((task) => task.key === key && task.at >= ownTime);
  return {
    own: sum(own.map(({ work }) => work)),
    longest: Math.max(0, ...list.map(({ work }) => work)),
  };
});
tell(
  'A key, until it is drawn',
  keys.map(({ own }) => own),
);
tell(
  'The longest piece of the list after it',
  keys.map(({ longest }) => longest),
);

async function openPicker(on: Page): Promise<void> {
  const twin = twinFor(on.request);
  await twin.createAccount({ persona: 'new', locations: Number(count) });
  await connectAccount(on, 'nina.lindqvist@example.com');
  await on.getByRole('heading', { name: 'Fetching your profiles' }).waitFor();
  await twin.advance(10_000);
  await on.getByRole('table', { name: 'Profiles' }).waitFor();
  await on.waitForLoadState('networkidle');
}

function tell(what: string, values: readonly number[]): void {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  process.stdout.write(
    `${what}: median ${at(0.5)} ms, nine of ten ${at(0.9)} ms, worst ${at(1)} ms\n`,
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
