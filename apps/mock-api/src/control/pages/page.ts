import type { Context } from 'hono';
import { html } from 'hono/html';

export type Markup = ReturnType<typeof html>;

/** A whole page of the twin. Nothing in it runs, so nothing in it may. */
export function page(
  context: Context,
  title: string,
  content: Markup,
  status: 200 | 400 | 404 | 422 = 200,
) {
  context.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title} · Platform twin</title>
          <link rel="stylesheet" href="/__mock/assets/pages.css" />
        </head>
        <body>
          <main>
            <span class="badge">Platform twin, not the real platform</span>
            <h1>${title}</h1>
            ${content}
          </main>
        </body>
      </html>`,
    status,
  );
}
