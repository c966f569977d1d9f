import { createBrowserRouter, createPath } from 'react-router';
import { noteDestination } from '../data/session/session.ts';
import { routes } from './routes.ts';

export const router = createBrowserRouter(routes);

router.subscribe(({ navigation: { location } }) =>
  noteDestination(location ? createPath(location) : null),
);
