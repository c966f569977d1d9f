import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childEnvironment } from '../setup/child-environment.mjs';
import { root } from '../setup/root.mjs';
import { say } from '../setup/say.mjs';
import { tool } from '../setup/tool.mjs';
import { releaseProblems } from './release-problems.mjs';

/**
 * Checks that the output of `npm run release` may be published. `--sample` first builds a release with sample addresses
 * in a temporary folder.
 */
const isSample = process.argv.includes('--sample');
const dist = isSample ? await buildSample() : join(root, 'apps/web/dist');
if (!existsSync(dist)) throw new Error('There is no build. Run: npm run release');
const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.(html|js|css|json|svg|map|conf)$/.test(path),
);
const problems = await Promise.all(
  texts.map((path) => releaseProblems(path, readFileSync(join(dist, path), 'utf8'))),
);
for (const problem of problems.flat()) say(problem);
say(`${texts.length} files checked`);
if (isSample) rmSync(dist, { recursive: true });
if (problems.flat().length > 0 || texts.length === 0) process.exitCode = 1;

async function buildSample() {
  // Imported only for `--sample`, because only the Node of `npm test` can import TypeScript.
  const { twinAddresses } = await import('../../apps/web/deploy/settings.ts');
  const folder = mkdtempSync(join(tmpdir(), 'placekeeper-release-'));
  const names = Object.keys(twinAddresses);
  const addresses = Object.fromEntries(names.map((name) => [name, 'https://platform.example/']));
  const vite = tool('vite', { from: 'apps/web' });
  execFileSync(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: join(root, 'apps/web'),
      env: childEnvironment({ NODE_ENV: 'production', PLACEKEEPER_SAMPLE: 'true', ...addresses }),
      stdio: 'inherit',
    },
  );
  return folder;
}
