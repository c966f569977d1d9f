import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startService } from './service.mjs';
import { startWatchedService } from './watched-service.mjs';

const alive = 'setInterval(() => {}, 1000)';

test('an ended service reports how it ended', async () => {
  expect(await startService('short', ['-e', 'process.exit(3)']).ended).toBe(
    'ended with exit code 3',
  );
});

test('a stopped service ends', async () => {
  const service = startService('long', ['-e', alive]);
  await service.stop();
  expect(await service.ended).toBe('was ended by SIGTERM');
});

function watched(script: (restarted: boolean) => string) {
  const folder = mkdtempSync(join(tmpdir(), 'placekeeper-watch-'));
  const starts = vi.fn((restarted: boolean) => startService('twin', ['-e', script(restarted)]));
  const service = startWatchedService('twin', [folder], starts);
  onTestFinished(async () => {
    await service.stop();
    rmSync(folder, { recursive: true });
  });
  return { service, starts, change: () => writeFileSync(join(folder, 'a.ts'), `${Math.random()}`) };
}

test('a change restarts the service', async () => {
  const { starts, change } = watched(() => alive);
  change();
  await expect.poll(() => starts.mock.calls).toEqual([[false], [true]]);
});

test('a service that ends without a preceding change is not restarted', async () => {
  const { service } = watched(() => 'process.exit(1)');
  expect(await service.ended).toBe('ended with exit code 1');
});

test('a service that a change broke is restarted by the next change', async () => {
  const { service, starts, change } = watched((restarted) =>
    restarted ? 'process.exit(1)' : alive,
  );
  const ended = vi.fn<(why: string) => void>();
  void service.ended.then(ended);
  change();
  await expect.poll(() => starts).toHaveBeenCalledTimes(2);
  await starts.mock.results[1]?.value.ended;
  change();
  await expect.poll(() => starts).toHaveBeenCalledTimes(3);
  expect(ended).not.toHaveBeenCalled();
});
