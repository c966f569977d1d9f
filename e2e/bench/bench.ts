import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../tooling/setup/chromium-launch.mjs';
import { measureAllLocations } from './all-locations.ts';
import { measureCalls } from './calls.ts';
import { measureChoosing } from './choosing-profiles.ts';
import { measureEvents } from './events.ts';
import { measureFirstScreen, type Conditions } from './first-screen.ts';
import { measureLocationList } from './location-list.ts';
import { measurePhases } from './phases.ts';
import { say } from './report.ts';
import { measureReviewing, measureTriage } from './reviewing.ts';
import { measureRouteChange } from './route-change.ts';
import { buildFloor, builtWeb, withTwin, withVisitor } from './servers.ts';

/**
 * `npm run bench:web` measures the built application in a browser, and a minimal application with the same libraries.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    part: { type: 'string', multiple: true },
  },
});
const rounds = values.quick ? 3 : 7;
const cpus = [1, 4];
const slow: readonly Conditions[] = [
  ...cpus.map((cpu) => ({ name: `${cpu}x CPU`, cpu })),
  { name: 'slow 4G (165 ms, 8 Mbit/s)', latencyMs: 165, kilobytesPerSecond: 1000 },
];
const began = performance.now();
const browser = await chromium.launch(launchOptions);
say(`Node ${process.version}, Chromium ${browser.version()}`);

const parts: Readonly<Record<string, (address: string) => Promise<void>>> = {
  async first(ours) {
    await withTwin(buildFloor(), 2500, async (floor) => {
      for (const conditions of slow)
        await measureFirstScreen(browser, { ours, floor }, conditions, rounds);
    });
  },
  phases: (ours) =>
    withTwin(buildFloor(), 2500, (floor) => measurePhases(browser, { ours, floor }, rounds)),
  async route(ours) {
    await withTwin(buildFloor(), 2500, async (floor) => {
      for (const cpu of cpus) await measureRouteChange(browser, { ours, floor }, { cpu, rounds });
    });
  },
  list: () =>
    measureLocationList(browser, {
      sizes: values.quick ? [2500] : [2500, 100_000],
      cpus,
      rounds: Math.ceil(rounds / 2),
    }),
  all: () =>
    measureAllLocations(browser, { sizes: values.quick ? [2500] : [2500, 25_000], cpu: 4 }),
  async review(address) {
    for (const cpu of cpus) {
      await withVisitor(browser, { address }, (page) =>
        measureReviewing(page, { cpu, presses: values.quick ? 30 : 100 }),
      );
    }
  },
  triage: (address) =>
    withVisitor(browser, { address }, (page) => measureTriage(page, values.quick ? 100 : 1000)),
  choose: (address) =>
    withVisitor(browser, { address }, (page) => measureChoosing(page, { cpu: 4, count: 2500 })),
  calls: (address) => withVisitor(browser, { address }, measureCalls),
  events: (address) =>
    withVisitor(browser, { address }, (page) => measureEvents(page, values.quick ? 200 : 3600)),
};

for (const name of values.part ?? Object.keys(parts)) {
  const part = parts[name];
  if (!part)
    throw new Error(`--part takes one of ${Object.keys(parts).join(', ')}, not "${name}".`);
  await withTwin(builtWeb, 2500, part);
}
await browser.close();
say(`\n${Math.round((performance.now() - began) / 1000)} s in all`);
