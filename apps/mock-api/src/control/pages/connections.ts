import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { Actor } from '../../domain/actor.ts';
import { dialectNames, dialectSentences } from '../../http/dialects/dialect-names.ts';
import { platformKinds } from '../../http/platforms.ts';
import { sessionPolicies } from '../../http/session-policy.ts';
import { findSession, sessionsOf } from '../../http/session.ts';
import { ofUser } from '../../realtime/hub-faults.ts';
import type { PageContext } from '../context.ts';
import { signedIn } from './signed-in.ts';
import {
  callButton,
  callForm,
  numberField,
  section,
  selectField,
  tick,
  timeText,
} from './components.ts';
import { page } from './page.ts';
import type { SocketFaults } from '../socket-faults.ts';

/** The maximum number of sessions shown, so that the forms below them stay visible. */
const shownSessions = 5;

export function connectionPages({
  deps,
  policies,
  platforms,
  socketFaults,
  flashes,
}: PageContext): Hono {
  const pages = new Hono();
  pages.get(
    '/connections',
    signedIn(deps, (context, actor) => {
      return page(
        context,
        'Sessions, sockets and platform',
        html`<div class="columns">
            ${section('Sessions', sessionList(context, actor))}
            ${section(
              'Sockets',
              html`${socketList(context, actor)}
                <h3>Faults</h3>
                ${socketFaultForm(context, socketFaults.of(actor.user.id))}`,
            )}
          </div>
          ${section('Platform', platformForm(context, actor))}`,
        { wide: true, flash: flashes.find(context.req.query('told')) },
      );
    }),
  );
  return pages;

  function sessionList(context: Context, { user }: Actor) {
    const current = findSession(deps, context)?.session.id;
    const rows = sessionsOf(deps, user.id).toSorted(
      (one, other) =>
        Number(other.id === current) - Number(one.id === current) ||
        other.createdAt - one.createdAt,
    );
    const older = rows.length - shownSessions;
    return html`<ul class="rows plain">
        ${rows.slice(0, shownSessions).map(
          ({ id, expired, createdAt }) =>
            html`<li>
              <code>${id.slice(0, 8)}</code>
              <span
                >${id === current ? 'this one, ' : ''}since
                <time>${timeText(createdAt)}</time>${expired ? ', expired' : ''}</span
              >
            </li>`,
        )}
      </ul>
      ${older > 0 ? html`<p class="note">and ${older} older</p>` : ''}
      <div class="row">
        ${callButton(context, 'expireSessions', 'Expire sessions')}
        ${callButton(context, 'endSessions', 'Sign out everywhere')}
      </div>
      ${callForm(
        context,
        'setSessionPolicy',
        html`${selectField('policy', 'Session behaviour', sessionPolicies, {
            chosen: policies.of(user.id),
          })} <button class="button" type="submit">Set</button>`,
      )}
      ${meanings({
        'laravel-12': 'An expired session returns 419 on every call.',
        'laravel-12-reads-401': 'The same, but reads return 401.',
        'laravel-13': 'An expired session returns 401; the Origin header is sufficient.',
        'origin-only': 'Writes from another origin return 403.',
      })}`;
  }

  function platformForm(context: Context, { user }: Actor) {
    const { kind, dialects } = platforms.of(user.id);
    return callForm(
      context,
      'changePlatform',
      html`<div class="row">
          ${selectField('platform', 'Platform', platformKinds, { chosen: kind })}
          <p class="note">extended: all calls. specified: only the calls in the specification.</p>
        </div>
        <fieldset>
          <legend>Dialects</legend>
          <div class="ticks described">
            ${dialectNames.map((name) =>
              tick(`dialects.${name}`, name, dialects.includes(name), dialectSentences[name]),
            )}
          </div>
        </fieldset>
        <div class="row"><button class="button" type="submit">Set</button></div>`,
      'parts',
    );
  }

  function socketList(context: Context, { user }: Actor) {
    const all = deps.hub.sockets();
    const own = all.filter(ofUser(user.id));
    return html`<p>${own.length} of yours, ${all.length} in total.</p>
      ${
        own.length === 0
          ? ''
          : html`<ul class="rows plain">
              ${own.map(
                ({ socketId, channels }) =>
                  html`<li>
                    <code>${socketId}</code><span>${[...channels].join(', ') || 'no channel'}</span>
                  </li>`,
              )}
            </ul>`
      }
      ${callForm(
        context,
        'kick',
        html`<label class="field">
            <span>Close your sockets with</span>
            <select name="code">
              <option value="4200">4200, reconnect immediately</option>
              <option value="4100">4100, reconnect later</option>
              <option value="4009">4009, don’t reconnect</option>
              <option value="1006">1006, dropped connection</option>
            </select>
          </label>
          <button class="button" type="submit">Close</button>`,
      )}`;
  }
}

const meanings = (sentences: Readonly<Record<string, string>>) =>
  html`<dl class="meanings">
    ${Object.entries(sentences).map(
      ([value, sentence]) =>
        html`<dt><code>${value}</code></dt>
          <dd>${sentence}</dd>`,
    )}
  </dl>`;

const socketFaultForm = (context: Context, faults: SocketFaults) =>
  callForm(
    context,
    'changeSocketFaults',
    html`<div class="ticks">
        ${tick('drop_events', 'Events get lost', faults.dropEvents)}
        ${tick('duplicate_events', 'Events arrive twice', faults.duplicateEvents)}
        ${tick('reorder_events', 'Events arrive out of order', faults.reorderEvents)}
        ${tick('drop_pings', 'Pings get lost', faults.dropPings)}
      </div>
      ${numberField('delay_events_ms', 'Event delay, ms', {
        min: 0,
        max: 60_000,
        required: true,
        value: faults.delayEventsMs,
      })}
      ${selectField('dialect', 'Error format', ['reverb', 'soketi'], { chosen: faults.dialect })}
      ${selectField(
        'refuse_upgrades.status',
        'Response to new sockets',
        ['401', '403', '429', '500', '503'],
        { chosen: faults.refuseUpgrades?.status.toString(), empty: 'default' },
      )}
      ${numberField('refuse_upgrades.times', 'Times', {
        min: 1,
        value: faults.refuseUpgrades?.times,
        hint: 'until changed',
      })}
      <button class="button" type="submit">Set</button>`,
    'fields',
  );
