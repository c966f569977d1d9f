import { createBrowserRouter, createPath } from 'react-router';
import { notePendingPath } from '../data/session/session.ts';
import { routes } from './routes.ts';

export const router = createBrowserRouter(routes);

router.subscribe(({ navigation: { location } }) =>
  notePendingPath(location ? createPath(location) : null),
);
