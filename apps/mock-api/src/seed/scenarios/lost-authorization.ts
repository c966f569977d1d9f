import { loseAuthorization } from '../../domain/google-accounts/commands/lose-authorization.ts';
import { listTokens } from '../../domain/google-accounts/queries/list-tokens.ts';
import type { Scenario } from './scenario.ts';

export const lostAuthorization: Scenario = {
  title: 'Lost authorization',
  sentence: 'Placekeeper lost access to the account of most locations.',
  persona: 'owner',
  arrange(deps, actor) {
    const [largest] = listTokens(deps, actor)
      .filter(({ token }) => token.status === 'active')
      .toSorted((a, b) => b.locationsCount - a.locationsCount);
    if (largest) loseAuthorization(deps, actor, largest.token.id);
  },
};
