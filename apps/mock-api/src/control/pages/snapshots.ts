import { Hono } from 'hono';
import { html } from 'hono/html';
import { rowCount } from '../snapshots/snapshots.ts';
import type { PageContext } from '../context.ts';
import { signedIn } from './signed-in.ts';
import { callButton, callForm, section, timeText } from './components.ts';
import { page, acceptsHtml } from './page.ts';

/** A browser gets the page; any other client gets the control call at the same address. */
export function snapshotPages({ deps, snapshots, flashes }: PageContext): Hono {
  const pages = new Hono();
  const show = signedIn(deps, (context, actor) => {
    const kept = snapshots.list(actor.user.id);
    const content = html`<p>
        Restore this account to an earlier state. Other accounts aren’t affected. Snapshots last
        until the server stops.
      </p>
      <div class="grid">
        ${section(
          'Snapshots',
          kept.length === 0
            ? html`<p>None yet.</p>`
            : html`<ul class="rows">
                ${kept.map((snapshot) => {
                  const { id, name, accountTime } = snapshot;
                  return html`<li>
                    <span
                      >${name}<small
                        >${timeText(accountTime)} UTC, ${rowCount(snapshot)} rows</small
                      ></span
                    >
                    <span class="row">
                      ${callButton(context, 'restoreSnapshot', 'Restore', { id }, name)}
                      ${callButton(context, 'deleteSnapshot', 'Delete', { id }, name)}
                    </span>
                  </li>`;
                })}
              </ul>`,
        )}
        ${section(
          'New snapshot',
          callForm(
            context,
            'takeSnapshot',
            html`<label class="field">
                <span>Name</span>
                <input name="name" maxlength="100" placeholder="Snapshot" />
              </label>
              <button class="button primary" type="submit">Take snapshot</button>`,
          ),
        )}
      </div>`;
    const flash = flashes.find(context.req.query('told'));
    return page(context, 'Snapshots', content, { wide: true, flash });
  });
  pages.get('/snapshots', async (context, next) => (acceptsHtml(context) ? show(context) : next()));
  return pages;
}
