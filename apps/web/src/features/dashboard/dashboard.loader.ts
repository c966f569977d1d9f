import { redirect } from 'react-router';
import { currentUserQueries, loadCurrentUser } from '../../data/current-user.ts';
import { googleLocationQueries } from '../../data/google-locations.ts';
import { googleTokenQueries } from '../../data/google-tokens.ts';
import { locationQueries } from '../../data/locations.ts';
import { load, prefetch } from '../../data/prefetch.ts';
import { to } from '../../lib/paths.ts';

export async function loadDashboard() {
  const tokens = load(googleTokenQueries.list());
  // Comes while the user does; its contract is not for everybody's first load.
  const updates = import('../../data/updates.ts');
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
