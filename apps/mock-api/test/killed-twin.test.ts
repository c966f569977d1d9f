import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@placekeeper/contracts/api';
import type { LocationId } from '@placekeeper/contracts/core/id';
import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { control } from '../src/control/contract.ts';
import { createHttpClient, type HttpClient } from '../src/testing/http-client.ts';
import { spawnTwin } from '../src/testing/spawned-twin.ts';
import { isFullRun } from './generated-requests.ts';

/** At least two, because each start shows the data that the previous kill left. */
const kills = isFullRun ? 4 : 2;
const writers = 8;
/** The number of answers after which the process is killed, while it handles the next requests. */
const acknowledgedPerKill = 60;

interface Write {
  readonly locationId: LocationId;
  readonly text: string;
}

test(
  'a killed twin has lost no acknowledged write, and left no partial one',
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'killed-twin-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const database = join(folder, 'twin.sqlite');
    const acknowledged: Write[] = [];
    const keys: string[] = [];

    for (let kill = 0; kill < kills; kill += 1) {
      const twin = await spawnTwin(['--db', database, '--locations', '20']);
      onTestFinished(twin.kill);
      const client = createHttpClient(twin.url);
      await client.succeed(control.signIn, { body: { persona: 'owner' } });
      const { user } = await client.succeed(api.currentUser.show, {});
      expect(keys.filter((key) => user.metadata[key] !== key)).toEqual([]);

      const goal = acknowledged.length + acknowledgedPerKill;
      const { enough, written } = write(client, goal);
      await enough;
      await twin.kill();
      await written;
      expectWhole(database);
    }

    /** Starts writers that continue until the process no longer answers. */
    function write(client: HttpClient, goal: number) {
      let reached = () => {};
      const enough = new Promise<void>((resolve) => (reached = resolve));
      const one = async (writer: number) => {
        const managed = { gbp_management_status: 'enabled', page: { size: 100 } } as const;
        const { data } = await client.succeed(api.locations.list, { query: managed });
        for (let turn = 0; ; turn += 1) {
          const location = data[(turn * writers + writer) % data.length];
          if (!location) throw new Error('There is no location to write to');
          const text = `Written ${goal} by ${writer} in turn ${turn}.`;
          const key = `${goal}-${writer}-${turn}`;
          const patch = { params: { id: location.id }, body: { description: text } };
          if ((await client.send(api.locations.update, patch)).status === 200)
            acknowledged.push({ locationId: location.id, text });
          const metadata = { body: { key, value: key } };
          if ((await client.send(api.currentUser.setMetadata, metadata)).status === 204)
            keys.push(key);
          if (acknowledged.length >= goal) reached();
        }
      };
      const all = Array.from({ length: writers }, (_, writer) => one(writer));
      const written = Promise.allSettled(all);
      // Also ends the wait if all writers fail before the goal.
      void written.then(reached);
      return { enough, written };
    }

    function expectWhole(file: string): void {
      const sqlite = new Sqlite(file);
      try {
        expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
        expect(sqlite.pragma('foreign_key_check')).toEqual([]);
        const sent = sqlite
          .prepare<[], { locationId: number; text: string }>(
            `SELECT location_id AS locationId, "values" ->> 'profile.description' AS text FROM patch_attempts`,
          )
          .all();
        const known = new Set(sent.map(({ locationId, text }) => `${locationId} ${text}`));
        const lost = acknowledged.filter(
          ({ locationId, text }) => !known.has(`${locationId} ${text}`),
        );
        expect(lost).toEqual([]);
        expect(acknowledged.length).toBeGreaterThanOrEqual(acknowledgedPerKill);
        // Every pending attempt has a job that finishes it, and our values equal the values that were sent last.
        expect(
          sqlite
            .prepare(
              `SELECT patch_attempts.id FROM patch_attempts
              JOIN locations ON locations.id = location_id AND management_status = 'enabled'
              WHERE patch_attempts.status = 'created' AND patch_attempts.id NOT IN
              (SELECT payload ->> 'patchAttemptId' FROM jobs WHERE kind = 'patch.finish')`,
            )
            .all(),
        ).toEqual([]);
        expect(
          sqlite
            .prepare(
              `SELECT location_id FROM patch_attempts
              JOIN locations ON locations.id = location_id
              GROUP BY location_id
              HAVING max(patch_attempts.id) AND "values" ->> 'profile.description' <> profile ->> 'description'`,
            )
            .all(),
        ).toEqual([]);
      } finally {
        sqlite.close();
      }
    }
  },
);
