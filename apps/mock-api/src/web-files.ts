import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import * as z from 'zod';

/** Paths of the platform. An unknown path is answered with 404 instead of the page. */
const platformPath = /^\/(api|sanctum|broadcasting|app|media|__mock)(\/|$)/;
/** Files of the build that are not served: hidden files for the host, source maps, and compressed copies. */
const unserved = /\/\.|\.(map|gz|br)$/;
const fileName = /\.[^/.]*$/;
const immutable = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';

const Headers = z.record(z.string(), z.string());

/**
 * Serves a built web application as `apps/web/deploy/nginx.conf` does, with the headers of the build. A path with an
 * extension is a file, every other path is a screen; the application itself reports unknown screens (SHELL-14).
 */
export function serveWeb(app: Hono, directory: string): void {
  const headers = readHeaders(directory);
  // Not cached, because the next release may contain the file.
  const missing = (context: Context) =>
    context.text('Not found.\n', 404, { 'Cache-Control': revalidated });

  app.use('*', async (context, next) => {
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    const named = context.req.path.startsWith('/assets/');
    context.header('Cache-Control', named ? immutable : revalidated);
    if (platformPath.test(context.req.path)) return context.notFound();
    return unserved.test(context.req.path) ? missing(context) : next();
  });
  app.get('*', serveStatic({ root: directory, precompressed: true }));
  const page = serveStatic({ root: directory, path: 'index.html', precompressed: true });
  app.get('*', async (context, next) => {
    if (fileName.test(context.req.path)) return missing(context);
    return (await page(context, next)) ?? missing(context);
  });
}

function readHeaders(directory: string): z.infer<typeof Headers> {
  const file = join(directory, '.hosting/headers.json');
  if (!existsSync(join(directory, 'index.html')) || !existsSync(file)) {
    throw new Error(`${directory} holds no built web application. Run: npm run build`);
  }
  return Headers.parse(JSON.parse(readFileSync(file, 'utf8')));
}
