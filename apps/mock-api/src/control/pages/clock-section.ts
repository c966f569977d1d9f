import type { Context } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../domain/actor.ts';
import { days, hours, minutes } from '../../domain/clock.ts';
import { readClock } from '../clock.ts';
import { callButton, callForm, section, timeText } from './markup.ts';

const steps = [
  ['5 s', 5000],
  ['1 min', minutes(1)],
  ['1 h', hours(1)],
  ['1 day', days(1)],
] as const;
const mostShown = 8;

export function clockSection(deps: Deps, context: Context, { user, now }: Actor) {
  const { mode, jobs, jobs_count: count } = readClock(deps, user);
  return section(
    'Clock',
    html`<p>
        <time>${timeText(now)}</time> UTC,
        ${mode === 'live' ? 'following this machine’s clock.' : 'stopped until you advance it.'}
      </p>
      <div class="row">
        ${steps.map(([label, ms]) => callButton(context, 'advanceClock', `+ ${label}`, { ms }))}
        ${callButton(context, 'runNextJob', 'Run next job')}
        ${
          mode === 'live'
            ? callButton(context, 'setClock', 'Stop clock', { mode: 'manual' })
            : callButton(context, 'setClock', 'Start clock', { mode: 'live' })
        }
      </div>
      ${callForm(
        context,
        'advanceClock',
        html`<label class="field">
            <span>Milliseconds</span>
            <input type="number" name="ms" min="0" required value="30000" />
          </label>
          <button class="button" type="submit">Advance</button>`,
      )}
      <h3>Scheduled jobs</h3>
      ${
        jobs.length === 0
          ? html`<p>Nothing scheduled.</p>`
          : html`<ul class="rows plain">
                ${jobs
                  .slice(0, mostShown)
                  .map(
                    ({ kind, due_at }) =>
                      html`<li>
                        <code>${kind}</code><time>${timeText(Date.parse(due_at))}</time>
                      </li>`,
                  )}
              </ul>
              ${count > mostShown ? html`<p>and ${count - mostShown} more</p>` : ''}`
      }`,
  );
}
