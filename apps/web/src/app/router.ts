import { createBrowserRouter, createPath } from 'react-router';
import { forgetEarlyReads } from '../data/http/early-reads.ts';
import { notePendingPath } from '../data/session/session.ts';
import { routes } from './routes.ts';

let router: ReturnType<typeof createBrowserRouter> | undefined;

/** Created by the first call, because creating it while the file loads would block the page for longer. */
export function appRouter(): ReturnType<typeof createBrowserRouter> {
  if (router) return router;
  router = createBrowserRouter(routes);
  router.subscribe(({ initialized, navigation: { location } }) => {
    notePendingPath(location ? createPath(location) : null);
    if (initialized) forgetEarlyReads();
  });
  return router;
}
