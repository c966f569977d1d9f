import type { GoogleToken } from '@placekeeper/contracts/model/google-token';

/** Connecting answers nothing (ONB-2): the account is the new one or, connected again, the one that changed. */
export function justConnected(
  before: readonly GoogleToken[],
  after: readonly GoogleToken[],
): GoogleToken | null {
  const known = new Map(before.map((token) => [token.id, token]));
  const fresh = after.find(({ id }) => !known.has(id));
  const renewed = after.find((token) => isRenewed(known.get(token.id), token));
  const only = after.length === 1 ? after[0] : undefined;
  return fresh ?? renewed ?? only ?? null;
}

const isRenewed = (
  before: GoogleToken | undefined,
  { status, last_contacted_at }: GoogleToken,
): boolean =>
  before !== undefined &&
  status === 'active' &&
  (before.status !== status || before.last_contacted_at !== last_contacted_at);
