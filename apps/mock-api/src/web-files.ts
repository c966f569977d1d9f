import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Answered by the platform alone: an unknown call is a 404, never the page. */
const platformPath = /^\/(api|sanctum|broadcasting|app|media|__mock)(\/|$)/;
const immutable = 'public, max-age=31536000, immutable';

/** Serves a built web application the way a static host behind the platform would, with its strict policy. */
export function serveWeb(app: Hono, directory: string): void {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error(`${directory} holds no built web application. Run: npm run build`);
  }
  app.use(
    '*',
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
      referrerPolicy: 'strict-origin-when-cross-origin',
    }),
  );
  app.use(
    '*',
    serveStatic({
      root: directory,
      onFound: (path, context) => {
        context.header('Cache-Control', path.includes('/assets/') ? immutable : 'no-cache');
      },
    }),
  );
  const page = serveStatic({ root: directory, path: 'index.html' });
  // Every other address is a screen of the application, which tells unknown ones itself (SHELL-14).
  app.get('*', async (context, next) => {
    if (platformPath.test(context.req.path)) return context.notFound();
    return (await page(context, next)) ?? context.notFound();
  });
}
