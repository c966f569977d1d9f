import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from '../setup/npm-command.mjs';
import { run } from '../setup/run.mjs';
import { say } from '../setup/say.mjs';
import { assessAudit } from './assess-audit.mjs';

/** The task `audit`: asks the registry for advisories about the delivered packages. */
const { output } = await run(
  ...npmCommand(['audit', '--omit=dev', '--json', '--loglevel=silent']),
  {
    quiet: true,
  },
);
const allowed = JSON.parse(readFileSync(join(import.meta.dirname, 'allowed.json'), 'utf8'));
const report = parsed(output);
const { asked, problems } = assessAudit(report, allowed);
if (!asked)
  say(`NOT AUDITED: the registry gave no answer (${report.message || 'nothing at all'}).`);
else if (problems.length === 0) say('The delivered packages have no known vulnerabilities.');
for (const problem of problems) say(problem);
if (problems.length > 0) process.exitCode = 1;

/**
 * @param {string} text
 * @returns {import('./assess-audit.mjs').Report}
 */
function parsed(text) {
  try {
    return JSON.parse(text.slice(text.indexOf('{')));
  } catch {
    return { message: text.trim().split('\n', 1).join('') };
  }
}
