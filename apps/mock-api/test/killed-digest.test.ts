import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { api } from '@placekeeper/contracts/api';
import { expect, onTestFinished, test } from 'vitest';
import { control } from '../src/control/contract.ts';
import { days } from '../src/domain/clock.ts';
import { createHttpClient, type HttpClient } from '../src/testing/http-client.ts';
import { spawnTwin } from '../src/testing/spawned-twin.ts';
import { isFullRun } from './generated-requests.ts';

/** The delays until the process is killed. In the full run these are before, during and after the digest. */
const killsAfterMs = isFullRun ? [5, 15, 40] : [15];

const addresses = Array.from({ length: 20 }, (_, n) => `reader${n}@example.com`);

test(
  '@NOTIF-1 killed at any time while sending, every address gets each digest once',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'killed-digest-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const start = async () => {
      const twin = await spawnTwin(['--db', join(folder, 'twin.sqlite'), '--locations', '8']);
      onTestFinished(twin.kill);
      const client = createHttpClient(twin.url);
      await client.succeed(control.signIn, { body: { persona: 'owner' } });
      return { twin, client };
    };

    for (const ms of killsAfterMs) {
      const { twin, client } = await start();
      await tell(client);
      await client.succeed(control.changeManyProfiles, {
        body: { type: 'google', field_name: 'title', most: 5 },
      });
      const broken = client.send(control.advanceClock, { body: { ms: days(1) } }).catch(() => null);
      await pause(ms);
      await twin.kill();
      await broken;
    }
    const { client } = await start();
    await client.succeed(control.advanceClock, { body: { ms: days(1) } });

    const { emails } = await client.succeed(control.inbox, {});
    const told = emails.flatMap(({ recipient, subject, body }) => {
      const updates = body.matchAll(/gbp-update-management\/(\d+)/g);
      const period = subject.includes('to review') ? 'daily' : 'immediate';
      return [...new Set(Array.from(updates, ([, id]) => `${recipient} ${id} ${period}`))];
    });
    expect(told.filter((one, at) => told.indexOf(one) !== at)).toEqual([]);
    const readers = Map.groupBy(
      told.filter((one) => one.startsWith('reader')),
      (one) => one.split(' ')[0],
    );
    expect(new Set(readers.keys())).toEqual(new Set(addresses));
    const [first] = readers.values();
    for (const theirs of readers.values()) expect(theirs).toHaveLength(first?.length ?? 0);
  },
);

/** Makes the account mail all updates daily. */
async function tell(client: HttpClient): Promise<void> {
  const { configurations } = await client.succeed(api.notificationSettings.list, { query: {} });
  const [configuration] = configurations;
  if (!configuration) throw new Error('The account has no notifications.');
  const { id, options } = configuration;
  await client.send(api.notificationSettings.update, {
    params: { id },
    body: { period: 'daily', type: 'new-gbp-update', options: { ...options, emails: addresses } },
  });
}
