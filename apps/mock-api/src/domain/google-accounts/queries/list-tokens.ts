import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { prepared } from '../../../db/client.ts';
import { googleTokens, type GoogleTokenRow } from '../../../db/schema/google-tokens.ts';
import { locations } from '../../../db/schema/locations.ts';
import { googleAccounts, type GoogleAccountRow } from '../../../db/schema/provider.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../actor.ts';

const queries = prepared((db) => ({
  tokens: db
    .select({
      token: googleTokens,
      account: googleAccounts,
      locationsCount: db.$count(locations, eq(locations.tokenId, googleTokens.id)),
      managedLocationsCount: db.$count(
        locations,
        and(eq(locations.tokenId, googleTokens.id), ne(locations.managementStatus, 'disabled')),
      ),
    })
    .from(googleTokens)
    .innerJoin(googleAccounts, eq(googleAccounts.id, googleTokens.googleAccountId))
    .where(eq(googleTokens.userId, sql.placeholder('userId')))
    .orderBy(asc(googleTokens.id))
    .prepare(),
}));

export interface ConnectedAccount {
  readonly token: GoogleTokenRow;
  readonly account: GoogleAccountRow;
  readonly locationsCount: number;
  readonly managedLocationsCount: number;
}

export const listTokens = (deps: Deps, { user }: Actor): readonly ConnectedAccount[] =>
  queries(deps.db).tokens.all({ userId: user.id });
