import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup/root.mjs';
import { say } from '../setup/say.mjs';
import { releaseFaults } from './release-faults.mjs';

/** The step `release`: what `npm run build` wrote can be given to everybody. */
const dist = join(root, 'apps/web/dist');
if (!existsSync(dist)) throw new Error('There is no build. Run: npm run build');
const texts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.(html|js|css|json|svg|map|conf)$/.test(path),
);
const faults = await Promise.all(
  texts.map((path) => releaseFaults(path, readFileSync(join(dist, path), 'utf8'))),
);
for (const fault of faults.flat()) say(fault);
say(`${texts.length} files looked through`);
if (faults.flat().length > 0 || texts.length === 0) process.exitCode = 1;
