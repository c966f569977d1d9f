import { homeHintKey } from '@placekeeper/contracts/model/user';
import { inTransaction, type Database } from '../db/client.ts';
import { users, type Simulation, type UserRow } from '../db/schema/users.ts';
import type { Deps } from '../deps.ts';
import { days, isoDate } from '../domain/clock.ts';
import { restartSimulation } from '../domain/simulation/commands/simulate-step.ts';
import type { Profile } from '@placekeeper/contracts/profile/profile';
import { blueprintOf, personas, type Blueprint, type Persona } from './blueprints.ts';
import { createProviderData } from './create-provider-data.ts';
import { takeEvenly } from './split-list.ts';
import { importLocations } from './import-locations.ts';
import { breakImport } from './insert-profile.ts';
import { seedTagsAndLabels } from './seed-tags-and-labels.ts';
import { generateProfiles } from './profiles/generate-profiles.ts';
import { seedConfigurations } from './seed-notifications.ts';
import { seedServiceTrouble } from './seed-services.ts';
import { seedMedia } from './seed-media.ts';
import { seedHistory } from './seed-history.ts';
import { seedUpdates } from './seed-updates.ts';

export interface AccountWish {
  readonly persona: Persona;
  /** The number of locations or, for `new`, which has none yet, of profiles at the provider. */
  readonly locations?: number | undefined;
  /** `manual`: time stands still at `manualStart` until the control plane advances it. */
  readonly clock: 'manual' | 'live';
  /** How often the simulated provider makes changes; absent: `still`. */
  readonly mood?: Simulation['mood'] | undefined;
  /** Profiles at the provider; absent: generated profiles. */
  readonly profiles?: readonly Profile[] | undefined;
  readonly seed?: number | undefined;
  /** The number of open updates; absent: the persona's usual number. */
  readonly pendingUpdates?: number | undefined;
}

export const manualStart = Date.UTC(2026, 2, 2, 9);
/** In a smaller account, a profile that cannot be imported would be too conspicuous. */
const fewestForError = 5;

/** Only generated profiles can fail to be imported. */
const madeUp = (wish: AccountWish) => wish.profiles === undefined;

export function createAccount(deps: Deps, wish: AccountWish): UserRow {
  const blueprint = blueprintOf(wish.persona);
  const now = wish.clock === 'manual' ? manualStart : deps.clock();
  const seed = (wish.seed ?? 1) * personas.length + personas.indexOf(wish.persona);
  const { toImport, offered } = profilesFor(blueprint, wish, { now, seed });

  return inTransaction(deps.db, () => {
    const user = insertUser(deps, wish, { now, locations: toImport.length });
    const { logins, tags, hasSubscription, notifications } = blueprint;
    const { pendingUpdates = blueprint.pendingUpdates } = wish;
    const providerData = createProviderData(deps.db, {
      userId: user.id,
      now,
      seed,
      logins,
      toImport,
      offered,
    });
    const broken = providerData.offered[Math.floor(providerData.offered.length / 2)];
    if (broken && madeUp(wish) && providerData.offered.length >= fewestForError)
      breakImport(deps.db, broken.id);
    const seeded = bulkLoad(deps.db, toImport.length, () =>
      importLocations(deps.db, { userId: user.id, hasSubscription, now }, providerData.connected),
    );
    seedTagsAndLabels(deps.db, { userId: user.id, now, tags }, seeded);
    if (madeUp(wish)) seedMedia(deps.db, now, seeded);
    const managed = seeded.filter(({ managementStatus }) => managementStatus === 'enabled');
    if (blueprint.hasHistory) {
      seedHistory(
        deps,
        { user, now },
        {
          managed: managed.slice(pendingUpdates),
          lost: seeded.filter(({ managementStatus }) => managementStatus === 'lost-authorization'),
        },
      );
    }
    if (notifications) seedConfigurations(deps, { user, now }, notifications, seeded);
    seedUpdates(deps, { user, now }, managed.slice(0, pendingUpdates));
    if (wish.persona === 'owner' && madeUp(wish)) seedServiceTrouble(deps.db, seeded);
    restartSimulation(deps, { user, now });
    return user;
  });
}

function insertUser(
  deps: Deps,
  wish: AccountWish,
  { now, locations }: { now: number; locations: number },
): UserRow {
  const blueprint = blueprintOf(wish.persona);
  return deps.db
    .insert(users)
    .values({
      name: blueprint.name,
      email: blueprint.email,
      persona: wish.persona,
      isAdmin: blueprint.isAdmin ?? false,
      hasSubscription: blueprint.hasSubscription,
      // A tenth more slots than locations, but at least five slots.
      slots: blueprint.hasSubscription ? Math.max(5, Math.ceil(locations * 1.1)) : 0,
      productKeys: blueprint.productKeys,
      // HINT-2: an account with locations has already dismissed the hint.
      metadata: blueprint.locations > 0 ? { [homeHintKey]: true } : {},
      simulation: { mood: wish.mood ?? 'still', speed: 1, digestHour: 7 },
      manualClock: wish.clock === 'manual' ? now : null,
      createdAt: blueprint.locations === 0 ? now : now - days(420),
    })
    .returning()
    .get();
}

interface Profiles {
  readonly toImport: readonly Profile[];
  readonly offered: readonly Profile[];
}

function profilesFor(
  blueprint: Blueprint,
  wish: AccountWish,
  { now, seed }: { now: number; seed: number },
): Profiles {
  const established = blueprint.locations > 0;
  const locations = established ? (wish.locations ?? blueprint.locations) : 0;
  if (wish.profiles)
    return { toImport: wish.profiles.slice(0, locations), offered: wish.profiles.slice(locations) };
  const offers = established ? blueprint.offered : (wish.locations ?? blueprint.offered);
  const profiles = generateProfiles({
    seed,
    count: locations + offers,
    today: isoDate(now),
    ...(blueprint.chains !== undefined && { brands: blueprint.chains }),
  });
  const { taken, left } = takeEvenly(profiles, offers);
  return { toImport: left, offered: taken };
}

/** Below this number of rows, rebuilding the indexes takes longer than it saves. */
const worthwhile = 5000;

interface Named {
  readonly name: string;
  readonly sql: string;
}

/**
 * Inserts many locations without indexes and search, and then builds both in sorted order. Random insertions into every
 * index would take three times as long.
 */
function bulkLoad<Result>(db: Database, rows: number, work: () => Result): Result {
  if (rows < worthwhile) return work();
  const sqlite = db.$client;
  const named = sqlite.prepare<[string, string], Named>(
    `SELECT name, sql FROM sqlite_master
      WHERE tbl_name = 'locations' AND sql IS NOT NULL AND type = ? AND name LIKE ?`,
  );
  const indexes = named.all('index', '%');
  const triggers = named.all('trigger', '%_insert');
  const last = sqlite
    .prepare<[], { id: number | null }>('SELECT max(id) AS id FROM locations')
    .get();

  for (const { name } of indexes) sqlite.exec(`DROP INDEX ${name}`);
  for (const { name } of triggers) sqlite.exec(`DROP TRIGGER ${name}`);
  const result = work();
  for (const { sql } of [...indexes, ...triggers]) sqlite.exec(sql);
  sqlite
    .prepare(
      `INSERT INTO location_search(rowid, search_text)
        SELECT id, search_text FROM locations WHERE id > ? ORDER BY id`,
    )
    .run(last?.id ?? 0);
  return result;
}
