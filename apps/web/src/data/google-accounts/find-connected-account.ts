import type { GoogleToken } from '@placekeeper/contracts/model/google-token';

/** The response to a connection is empty (ONB-2), so this finds the account that is new or has changed. */
export function findConnectedAccount(
  before: readonly GoogleToken[],
  after: readonly GoogleToken[],
): GoogleToken | null {
  const contacts = new Map(before.map((token) => [token.id, token.last_contacted_at]));
  const contacted = after.find(
    ({ id, status, last_contacted_at }) =>
      status === 'active' && contacts.get(id) !== last_contacted_at,
  );
  const only = after.length === 1 ? after[0] : undefined;
  return newlyActive(before, after) ?? contacted ?? only ?? null;
}

export function newlyActive(
  before: readonly GoogleToken[],
  after: readonly GoogleToken[],
): GoogleToken | null {
  const statuses = new Map(before.map(({ id, status }) => [id, status]));
  const isFresh = ({ id }: GoogleToken) => !statuses.has(id);
  const isActiveAgain = ({ id, status }: GoogleToken) =>
    status === 'active' && statuses.get(id) !== status;
  return after.find(isFresh) ?? after.find(isActiveAgain) ?? null;
}
