import { Hono } from 'hono';
import { html } from 'hono/html';
import { coverageOf } from '../coverage.ts';
import type { PageContext } from '../context.ts';
import { section } from './components.ts';
import { page, acceptsHtml } from './page.ts';

/** A browser gets the page; any other client gets the control call at the same address. */
export function coveragePages({ recorder, routes }: PageContext): Hono {
  const pages = new Hono();
  pages.get('/coverage', (context, next) => {
    if (!acceptsHtml(context)) return next();
    const { endpoints, events, violations } = coverageOf(recorder, routes);
    const statuses = [...new Set(endpoints.flatMap(({ declared }) => declared))].toSorted(
      (a, b) => a - b,
    );
    const called = endpoints.filter(({ answered }) => Object.keys(answered).length > 0).length;
    const content = html`<p>
        ${called} of ${endpoints.length} calls used since the server started. A dot marks a declared
        status that hasn’t occurred.
      </p>
      ${section(
        'Contract violations',
        violations.length === 0
          ? html`<p>None.</p>`
          : html`<ul class="rows plain">
              ${violations.map((violation) => html`<li><code>${violation}</code></li>`)}
            </ul>`,
      )}
      ${section(
        'Calls',
        html`<div class="scroll tall" tabindex="0" role="region" aria-label="Calls by status">
          <table>
            <thead>
              <tr>
                <th scope="col">Call</th>
                ${statuses.map((status) => html`<th scope="col" class="number">${status}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${endpoints.map(
                ({ id, declared, answered }) =>
                  html`<tr>
                    <th scope="row"><code>${id}</code></th>
                    ${statuses.map((status) => {
                      const count = answered[status];
                      return html`<td class="number">
                        ${count ?? (declared.includes(status) ? '·' : '')}
                      </td>`;
                    })}
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>`,
      )}
      ${section(
        'Events',
        Object.keys(events).length === 0
          ? html`<p>None sent yet.</p>`
          : html`<ul class="rows plain">
              ${Object.entries(events).map(
                ([name, count]) => html`<li><code>${name}</code><span>${count}</span></li>`,
              )}
            </ul>`,
      )}`;
    return Promise.resolve(page(context, 'Coverage', content, { wide: true }));
  });
  return pages;
}
