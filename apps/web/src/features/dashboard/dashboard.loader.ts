import { redirect } from 'react-router';
import { load, prefetch } from '../../data/api/prefetch.ts';
import { currentUserQueries, loadCurrentUser } from '../../data/current-user/queries.ts';
import { googleTokenQueries } from '../../data/google-accounts/queries.ts';
import { googleLocationQueries } from '../../data/imports/queries.ts';
import { locationQueries } from '../../data/locations/queries.ts';
import { to } from '../../lib/url/paths.ts';

export async function loadDashboard() {
  const tokens = load(googleTokenQueries.list());
  // Loads in parallel with the user. A static import would put its contract into the first load.
  const updates = import('../../data/updates/queries.ts');
  // The loader awaits the accounts only for users without locations. For all other users, the screen shows a failure.
  tokens.catch(() => undefined);
  prefetch(currentUserQueries.subscriptionMeta());
  prefetch(googleLocationQueries.importStatus());
  prefetch(locationQueries.standing());
  // What follows the first responses imports both again, and handles a failure.
  import('./summary-rows.tsx').catch(() => undefined);
  import('../../data/updates/pending-facts.ts').catch(() => undefined);
  const user = await loadCurrentUser();
  if (user.has_gbp_management_subscription !== false) {
    const { updateQueries } = await updates;
    prefetch(updateQueries.waiting());
    prefetch(updateQueries.pendingFacts());
  }
  // ONB-1: users without locations and without accounts are redirected to onboarding.
  if (user.locations_count !== 0) return null;
  if ((await tokens).tokens.length === 0) return redirect(to('onboarding'));
  // Loads the first-use code only for users without locations.
  await import('./first-use.tsx');
  return null;
}
