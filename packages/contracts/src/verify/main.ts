import { parseArgs } from 'node:util';
import { api } from '../api.ts';
import { describeReport } from './describe-report.ts';
import { profiles, verifyTarget } from './verify-target.ts';

const usage = `Usage: npm run contracts:verify -- --target URL --cookie "name=value; …" [options]

Compares a server with the contract, as a signed-in user. The exit code is 1 if they differ.

  --target URL     the platform's address, such as https://app.example.com
  --cookie TEXT    the Cookie header of a signed-in browser
  --write          also makes calls that write; removes what it creates, and restores what it
                   changes
  --profile NAME   all, or specified: the 66 calls of the specification, and the extensions it has (all)
  --only NAMES     only these resources: ${Object.keys(api).join(', ')}
  --except CALLS   skip these calls, such as tags.create,media.upload
  --timeout MS     the time limit of each call (15000)
  --max-wait MS    the total time to wait for operations and after 429 (60000)
  --json           print the report as JSON`;

const { values } = parseArgs({
  options: {
    target: { type: 'string' },
    cookie: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
    profile: { type: 'string', default: 'all' },
    only: { type: 'string', default: '' },
    except: { type: 'string', default: '' },
    timeout: { type: 'string', default: '15000' },
    'max-wait': { type: 'string', default: '60000' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const names = (text: string) => text.split(',').filter(Boolean);
const unknown = names(values.only).find((name) => !Object.hasOwn(api, name));

const profile = profiles.find((name) => name === values.profile);

if (values.help || values.target === undefined || unknown !== undefined || !profile) {
  if (!profile) console.error(`There is no profile ${values.profile}.\n`);
  if (unknown !== undefined) console.error(`There is no resource ${unknown}.\n`);
  console.log(usage);
  process.exitCode = values.help ? 0 : 2;
} else {
  const report = await verifyTarget({
    url: new URL(values.target).origin,
    cookie: values.cookie,
    write: values.write,
    profile,
    only: names(values.only),
    except: names(values.except),
    timeoutMs: Number(values.timeout),
    maxWaitMs: Number(values['max-wait']),
    intervalMs: 500,
    stamp: new Date().toISOString(),
  });
  console.log(values.json ? JSON.stringify(report, null, 2) : describeReport(report));
  if (report.findings > 0) process.exitCode = 1;
}
