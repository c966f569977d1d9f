import { api } from '@placekeeper/contracts/api';
import type { LocationId, UserId } from '@placekeeper/contracts/core/id';
import { control } from '../src/control/contract.ts';
import { mediaFiles, mediaItems } from '../src/db/schema/media.ts';
import { notificationConfigurations } from '../src/db/schema/notifications.ts';
import { manualStart } from '../src/seed/create-account.ts';
import { createTestTwin, type SignedInClient, type TestTwin } from '../src/testing/test-twin.ts';

/** An owner's account with data, and its ids by kind. */
export interface PopulatedAccount extends SignedInClient {
  readonly ids: Readonly<Record<string, readonly (number | string)[]>>;
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

type Snapshot = Pick<PopulatedAccount, 'cookies' | 'userId' | 'ids'> &
  Pick<TestTwin, 'events'> & { readonly database: Buffer };

/**
 * A twin with its first populated account. Tests copy it, because creating the account would take most of the time of
 * many tests.
 */
let firstPopulated: Snapshot | undefined;

/** `isCopied: false` makes every request of the account's history again, so that two histories can be compared. */
export function createPopulatedTwin({ isCopied = true } = {}) {
  let snapshot = isCopied ? firstPopulated : undefined;
  const twin = createTestTwin({ database: snapshot?.database });
  const { db } = twin.deps;
  return {
    ...twin,
    async populatedAccount(): Promise<PopulatedAccount> {
      if (snapshot) {
        const { cookies, userId, ids, events } = snapshot;
        snapshot = undefined;
        twin.events.push(...events);
        const client = twin.guest();
        for (const [name, value] of cookies) client.cookies.set(name, value);
        return { ...client, userId, ids };
      }
      const made = await settle();
      firstPopulated ??= {
        ...made,
        cookies: new Map(made.cookies),
        events: [...twin.events],
        database: db.$client.serialize(),
      };
      return made;
    },
    /** Differs after any write, even of an equal value. */
    state: () =>
      db.$client.prepare<[], { writes: number }>('SELECT total_changes() AS writes').get()?.writes,
    async violations(): Promise<readonly string[]> {
      return (await twin.guest().succeed(control.coverage)).violations;
    },
  };

  async function settle(): Promise<PopulatedAccount> {
    const client = await twin.as('owner', { locations: 9 });
    const { data } = await client.succeed(api.locations.list, {});
    const { tokens } = await client.succeed(api.googleTokens.list);
    const { google_updates } = await client.succeed(api.updates.list, {});
    const { tags } = await client.succeed(api.tags.list);
    const [token] = tokens;
    const [location] = data;
    if (!token || !location) throw new Error('The owner has no account or no location');
    const { suggestions } = await client.succeed(api.services.listSuggestions, {
      params: { id: location.id },
    });
    const { operation } = await client.succeed(api.googleLocations.fetch, {
      body: { google_account: token.id },
    });
    return {
      ...client,
      ids: {
        location: idsOf(data),
        token: idsOf(tokens),
        update: idsOf(google_updates),
        tag: idsOf(tags),
        operation: [operation.id],
        suggestion: idsOf(suggestions),
        ...belongings(client.userId, location.id),
      },
    };
  }

  /** One row of each kind that a new owner's account lacks. */
  function belongings(userId: UserId, locationId: LocationId) {
    const options = {
      fields: [],
      sources: [],
      emails: ['owner@example.com'],
      verification_status: true,
      location: locationId,
    };
    const configuration = {
      userId,
      locationId,
      period: 'daily',
      type: 'new-gbp-update',
      options,
    } as const;
    const file = { id: 'photo', contentType: 'image/png', width: 800, height: 600 } as const;
    db.insert(mediaFiles)
      .values({ ...file, content: Buffer.from('photo') })
      .onConflictDoNothing()
      .run();
    const photo = {
      locationId,
      fileId: 'photo',
      source: 'owner',
      category: 'EXTERIOR',
      createdAt: manualStart,
    } as const;
    return {
      media: idsOf(db.insert(mediaItems).values(photo).returning().all()),
      configuration: idsOf(
        db.insert(notificationConfigurations).values(configuration).returning().all(),
      ),
    };
  }
}
