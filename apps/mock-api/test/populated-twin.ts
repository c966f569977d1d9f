import { api } from '@placekeeper/contracts/api';
import type { LocationId, UserId } from '@placekeeper/contracts/core/id';
import { control } from '../src/control/contract.ts';
import { mediaFiles, mediaItems } from '../src/db/schema/media.ts';
import { notificationConfigurations } from '../src/db/schema/notifications.ts';
import { manualStart } from '../src/seed/create-account.ts';
import { createTestTwin, type SignedInClient } from '../src/testing/test-twin.ts';

/** An owner's account with data, and its ids by kind. */
export interface PopulatedAccount extends SignedInClient {
  readonly ids: Readonly<Record<string, readonly (number | string)[]>>;
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

export function createPopulatedTwin() {
  const twin = createTestTwin();
  const { db } = twin.deps;
  return {
    ...twin,
    async populatedAccount(): Promise<PopulatedAccount> {
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
    },
    /** Differs after any write, even of equal values. */
    state: () =>
      db.$client.prepare<[], { writes: number }>('SELECT total_changes() AS writes').get()?.writes,
    async breaches(): Promise<readonly string[]> {
      return (await twin.guest().succeed(control.coverage)).breaches;
    },
  };

  /** Adds one resource of each kind that the owner persona lacks. */
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
