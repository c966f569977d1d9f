import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { control } from '@placekeeper/mock-api/control/contract';
import { spawnTwin } from '@placekeeper/mock-api/testing/spawned-twin';
import type { Browser, Page } from '@playwright/test';
import { slowDown, type Slowness } from '../fixtures/slow-down.ts';
import { twinFor } from '../fixtures/twin.ts';

const apps = join(import.meta.dirname, '../../apps');

export function buildFloor(): string {
  const floor = join(apps, 'web/bench/floor');
  execFileSync('vite', ['build', '--config', join(floor, 'vite.config.ts')], {
    cwd: join(apps, 'web'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // The application's files are compressed as well.
  execFileSync(process.execPath, [join(apps, 'web/deploy/compress.ts'), join(floor, 'dist')]);
  return join(floor, 'dist');
}

export const builtWeb = join(apps, 'web/dist');

/** Runs the built twin with this number of locations and a built application during the measurement. */
export async function withTwin<Result>(
  web: string,
  locations: number,
  measure: (address: string) => Promise<Result>,
): Promise<Result> {
  const args = ['--web', web, '--locations', String(locations)];
  const twin = await spawnTwin(args, join(apps, 'mock-api/dist/main.mjs'));
  try {
    return await measure(twin.url);
  } finally {
    await twin.stop();
  }
}

/** Opens a new browser during the measurement, signed in to the agency. */
export async function withVisitor<Result>(
  browser: Browser,
  { address, ...slowness }: { address: string } & Slowness,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await twinFor(page.request).call(control.signIn, { body: { persona: 'agency' } });
  await slowDown(page, slowness);
  try {
    return await measure(page);
  } finally {
    await context.close();
  }
}
