import { toast } from '@placekeeper/ui/toaster';
import { afterEach, vi } from 'vitest';
import '../app/job-runner.ts';
import { queryClient } from '../data/api/query-client.ts';
import { openJobPage, shownOutcomes, watchedJob } from '../data/batch/job-run.ts';
import { unseenOutcomes } from '../data/batch/unseen-outcomes.ts';
import { startCall } from '../data/http/rate-limit-gate.ts';
import { connection } from '../data/http/realtime-connection.ts';
import { pendingRequests } from '../data/http/time-limit.ts';
import { announceLocationChange } from '../data/location-cache/location-changes.ts';
import { getPortfolio } from '../data/portfolio/portfolio.ts';
import { sessionConfirmed } from '../data/session/session.ts';
import { acceptedCount } from '../data/updates/accepted-count.ts';
import { batchDecisions, heldDecisions } from '../data/updates/held-decisions.ts';
import { shownJob } from '../features/jobs/shown-job.ts';
import { followPreferences } from '../lib/browser/preference.ts';

const token = 'XSRF-TOKEN=token';
document.cookie = token;
// `prepare-page.ts` removes the stored preferences after each test, as another window would.
followPreferences();

/** Test files share a page and so the state of its modules. */
afterEach(async () => {
  await queryClient.cancelQueries();
  queryClient.clear();
  pendingRequests.clear();
  toast.dismiss();
  connection.set('waiting');
  heldDecisions.set([]);
  batchDecisions.set([]);
  acceptedCount.set(0);
  for (const job of [watchedJob, openJobPage, shownJob]) job.set(null);
  shownOutcomes.clear();
  unseenOutcomes.set(0);
  vi.clearAllMocks();
  // A session that expired in the test is over until a response follows a log-in, which replaces the token.
  document.cookie = 'XSRF-TOKEN=another';
  sessionConfirmed();
  document.cookie = token;
  announceLocationChange({ kind: 'gone', ids: getPortfolio().records.map(({ id }) => id) });
  announceLocationChange({ kind: 'all-outdated' });
  for (const lane of ['read', 'write'] as const)
    (await startCall(Date.now(), undefined, lane))?.end(new Response());
});
