import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The task `tests` has built the twin, whose bundle starts several times faster than the sources. */
const isBuilt = process.env['npm_lifecycle_event'] === 'tests';

export const twinScript = join(import.meta.dirname, isBuilt ? '../../dist/main.mjs' : '../main.ts');

/** In megabytes, as in `npm start` and `npm run preview`. */
const memoryLimit = '--max-semi-space-size=8';

export interface SpawnedTwin {
  readonly url: string;
  readonly pid: number | undefined;
  /** A normal exit: signal handlers run. */
  readonly stop: () => Promise<void>;
  /** A crash: no signal handler runs. */
  readonly kill: () => Promise<void>;
}

export async function spawnTwin(
  args: readonly string[],
  script: string = twinScript,
): Promise<SpawnedTwin> {
  const child = spawn(process.execPath, [memoryLimit, script, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`The twin ended before it listened: ${complaints}`)));
  });
  return {
    url,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
