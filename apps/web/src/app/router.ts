import { createBrowserRouter, createPath } from 'react-router';
import { forgetEarlyReads } from '../data/http/early-reads.ts';
import { notePendingPath } from '../data/session/session.ts';
import { routes } from './routes.ts';

export const router = createBrowserRouter(routes);

router.subscribe(({ initialized, navigation: { location } }) => {
  notePendingPath(location ? createPath(location) : null);
  if (initialized) forgetEarlyReads();
});
