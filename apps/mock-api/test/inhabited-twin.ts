import { createHash } from 'node:crypto';
import { api } from '@placekeeper/contracts/api';
import { control } from '../src/control/contract.ts';
import { createTestTwin, type SignedInClient } from '../src/testing/test-twin.ts';

/** An owner at work, and ids of theirs by kind: what is not among them cannot be made over the wire yet. */
export interface Inhabitant extends SignedInClient {
  readonly ids: Readonly<Record<string, readonly (number | string)[]>>;
}

export function createInhabitedTwin() {
  const twin = createTestTwin();
  return {
    ...twin,
    async inhabitant(): Promise<Inhabitant> {
      const client = await twin.as('owner', { locations: 9 });
      const { data } = await client.succeed(api.locations.list, {});
      const { tokens } = await client.succeed(api.googleTokens.list);
      const { google_updates } = await client.succeed(api.updates.list, {});
      const { tags } = await client.succeed(api.tags.list);
      const [token] = tokens;
      if (!token) throw new Error('The owner has no connected account');
      const { operation } = await client.succeed(api.googleLocations.fetch, {
        body: { google_account: token.id },
      });
      const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
      return {
        ...client,
        ids: {
          location: idsOf(data),
          token: idsOf(tokens),
          update: idsOf(google_updates),
          tag: idsOf(tags),
          operation: [operation.id],
        },
      };
    },
    /** Differs as soon as anything at all is written. */
    state: () => createHash('sha256').update(twin.deps.db.$client.serialize()).digest('hex'),
    async breaches(): Promise<readonly string[]> {
      return (await twin.guest().succeed(control.coverage)).breaches;
    },
  };
}

/** The calls that are played, by the twin's own account. */
export async function builtEndpoints(): Promise<ReadonlySet<string>> {
  const { endpoints } = await createTestTwin().guest().succeed(control.coverage);
  return new Set(endpoints.filter(({ built }) => built).map(({ id }) => id));
}
