import type { UserRow } from '../db/schema/users.ts';
import { connect } from '../domain/google-accounts/commands/connect.ts';
import { consent, listGoogleAccounts } from '../domain/google-accounts/commands/consent.ts';
import {
  listTokens,
  type ConnectedAccount,
} from '../domain/google-accounts/queries/list-tokens.ts';
import type { TestDeps } from './test-deps.ts';

export function connectLogin(
  { deps, actor }: TestDeps,
  user: UserRow,
  position = 0,
): ConnectedAccount {
  const login = listGoogleAccounts(deps, actor(user))[position];
  if (!login) throw new Error(`There is no login ${position}`);
  connect(
    deps,
    actor(user),
    consent(deps, actor(user), { googleAccountId: login.id, granted: true }),
  );
  const connected = listTokens(deps, actor(user)).find(({ account }) => account.id === login.id);
  if (!connected) throw new Error('Connecting left no token');
  return connected;
}
