import { redirect } from 'react-router';
import { currentUserQueries, loadCurrentUser } from '../../data/current-user/queries.ts';
import { googleLocationQueries } from '../../data/imports/queries.ts';
import { googleTokenQueries } from '../../data/google-accounts/queries.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { load, prefetch } from '../../data/api/prefetch.ts';
import { to } from '../../lib/url/paths.ts';

export async function loadDashboard() {
  const tokens = load(googleTokenQueries.list());
  // Comes while the user does; its contract is not for everybody's first load.
  const updates = import('../../data/updates/queries.ts');
  // Awaited only for a user without locations; for the others the screen shows how it goes.
  tokens.catch(() => undefined);
  prefetch(currentUserQueries.subscriptionMeta());
  prefetch(googleLocationQueries.importStatus());
  prefetch(locationQueries.standing());
  const user = await loadCurrentUser();
  if (user.has_gbp_management_subscription !== false)
    prefetch((await updates).updateQueries.waiting());
  // ONB-1: who has nothing yet has nothing to see here.
  if (user.locations_count !== 0) return null;
  if ((await tokens).tokens.length === 0) return redirect(to('onboarding'));
  // What only such a user sees is there with the screen, and in nobody else's first load.
  await import('./first-use.tsx');
  return null;
}
