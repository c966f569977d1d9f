import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** The baseline: a server whose handlers do nothing. */
const app = new Hono().get('/', (context) => context.json({ hello: 'world' }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`http://127.0.0.1:${port}`);
});
