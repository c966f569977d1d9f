import { eq, sql } from 'drizzle-orm';
import { type Database, prepared } from '../db/client.ts';
import { profiles } from '../db/schema/provider.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';

const queries = prepared((db) => ({
  profile: db
    .insert(profiles)
    .values({
      cid: sql.placeholder('cid'),
      title: sql.placeholder('title'),
      live: sql.placeholder('live'),
    })
    .prepare(),
}));

export interface SeededProfile {
  readonly id: number;
  readonly live: Profile;
}

/** Each call inserts a profile with a unique CID. */
export function profileInserter(db: Database, seed: number): (live: Profile) => SeededProfile {
  let count = 0;
  return (live) => {
    count += 1;
    const result = queries(db).profile.run({ cid: cidOf(seed, count), title: live.title, live });
    return { id: Number(result.lastInsertRowid), live };
  };
}

/**
 * Nineteen digits, as in an address of Google Maps. The factor of `position` is odd, so no two positions get the same
 * number.
 */
function cidOf(seed: number, position: number): string {
  const mixed = BigInt.asUintN(
    62,
    BigInt(seed) * 0x9e3779b97f4a7c15n + BigInt(position) * 0xd1b54a32d192ed03n,
  );
  return String(mixed + (1n << 62n));
}

export function breakImport(db: Database, profileId: number): void {
  db.update(profiles)
    .set({
      importError:
        'Google suspended this profile. Request reinstatement on Google, then import it again.',
    })
    .where(eq(profiles.id, profileId))
    .run();
}
