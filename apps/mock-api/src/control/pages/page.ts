import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Flash } from './flash.ts';

export type Markup = ReturnType<typeof html>;

interface PageOptions {
  readonly status?: 200 | 400 | 404 | 422;
  /** Whether the page has the full width instead of a narrow column. */
  readonly wide?: boolean;
  readonly flash?: Flash | null;
  /** The address of the page's script. Without it, the CSP blocks all scripts. */
  readonly script?: string;
}

const sections = [
  { to: '/__mock', title: 'Overview' },
  { to: '/__mock/failures', title: 'Failures' },
  { to: '/__mock/connections', title: 'Sessions, sockets and platform' },
  { to: '/__mock/log', title: 'Log' },
  { to: '/__mock/snapshots', title: 'Snapshots' },
  { to: '/__mock/coverage', title: 'Coverage' },
  { to: '/__mock/mail', title: 'Inbox' },
  { to: '/__mock/reference', title: 'Reference' },
] as const;

export function page(
  context: Context,
  title: string,
  content: Markup,
  { status = 200, wide = false, flash = null, script }: PageOptions = {},
) {
  context.header(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      "style-src 'self'",
      ...(script ? ["script-src 'self'", "connect-src 'self'"] : []),
      "frame-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'same-origin');
  const here = context.req.path.replace(/\/$/, '');
  return context.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title} · Mock platform</title>
          <link rel="stylesheet" href="/__mock/assets/pages.css" />
          ${script ? html`<script src="${script}" defer></script>` : ''}
        </head>
        <body>
          <header class="bar">
            <a class="badge" href="/__mock">Mock platform (local development)</a>
            ${
              wide
                ? html`<nav aria-label="Twin">
                    <ul>
                      ${sections.map(
                        ({ to, title: name }) =>
                          html`<li>
                            <a href="${to}" ${to === here ? html`aria-current="page"` : ''}
                              >${name}</a
                            >
                          </li>`,
                      )}
                      <li><a href="/">Application</a></li>
                    </ul>
                  </nav>`
                : ''
            }
          </header>
          <main class="${wide ? 'wide' : 'narrow'}">
            <h1>${title}</h1>
            ${flash ? flashMarkup(flash) : ''} ${content}
          </main>
        </body>
      </html>`,
    status,
  );
}

const flashMarkup = ({ done, lines }: Flash) =>
  html`<div class="flash ${done ? 'done' : 'refused'}" role="${done ? 'status' : 'alert'}">
    ${lines.map((line) => html`<p>${line}</p>`)}
  </div>`;

/** A browser's navigation accepts HTML first; API clients, tests and curl do not. */
export const acceptsHtml = (context: Context): boolean =>
  (context.req.header('Accept') ?? '').startsWith('text/html');
