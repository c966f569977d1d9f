import { changeSources } from '@placekeeper/contracts/model/google-update';
import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { Actor } from '../../domain/actor.ts';
import { subscriptionMeta } from '../../domain/current-user/queries.ts';
import { listTokens } from '../../domain/google-accounts/queries/list-tokens.ts';
import { personas } from '../../seed/blueprints.ts';
import { scenarioNames } from '../../seed/scenarios/names.ts';
import { scenarios } from '../../seed/scenarios/scenarios.ts';
import type { PageContext } from '../context.ts';
import { signedInActor } from './signed-in.ts';
import { callButton, callForm, numberField, section, selectField, timeText } from './components.ts';
import { page } from './page.ts';
import { introductions } from './sign-in.ts';
import type { Deps } from '../../deps.ts';
import { days, hours, minutes } from '../../domain/clock.ts';
import { readClock } from '../clock.ts';

export function startPages({ deps, flashes }: PageContext): Hono {
  const pages = new Hono();
  pages.get('/', (context) => {
    const actor = signedInActor(deps, context);
    return page(
      context,
      'Overview',
      html`<p>
          The mock platform runs on this machine and holds accounts, Google profiles, imports,
          updates and emails.
        </p>
        <div class="grid">
          ${actor ? whoYouAre(context, actor) : nobody()}
          ${section('Sign in as', personaList(context))}
          ${section('Scenarios', situations(context))}
          ${
            actor
              ? html`${clockSection(deps, context, actor)} ${simulationSection(context, actor)}
                ${section('Google', google(context, actor))}`
              : ''
          }
        </div>`,
      { wide: true, flash: flashes.find(context.req.query('told')) },
    );
  });
  return pages;

  function whoYouAre(context: Context, actor: Actor) {
    const { user, now } = actor;
    const { slots, locations, pendingUpdates } = subscriptionMeta(deps, actor);
    return section(
      'You',
      html`<dl>
          <dt>Name</dt>
          <dd>${user.name}</dd>
          <dt>Account</dt>
          <dd>${user.id}, persona ${user.persona}${user.isAdmin ? ', an admin' : ''}</dd>
          <dt>Time</dt>
          <dd><time>${timeText(now)}</time> UTC</dd>
          <dt>Subscription</dt>
          <dd>
            ${slots === 0 ? 'none' : html`${locations} of ${slots} slots in use`},
            <a href="/__mock/account">change</a>
          </dd>
          <dt>Updates</dt>
          <dd>${pendingUpdates} to review</dd>
        </dl>
        <div class="row">
          <a class="button" href="/">Open the application</a>
          ${callButton(context, 'signOut', 'Sign out')}
        </div>`,
    );
  }

  function nobody() {
    return section('You', html`<p>Not signed in.</p>`);
  }

  function google(context: Context, actor: Actor) {
    const tokens = listTokens(deps, actor);
    return html`<h3>Connected accounts</h3>
      ${
        tokens.length === 0
          ? html`<p>No accounts connected.</p>`
          : html`<ul class="rows">
              ${tokens.map(({ token, account, locationsCount }) => {
                const [verb, label] =
                  token.status === 'active'
                    ? (['loseAuthorization', 'Revoke access'] as const)
                    : (['restoreAuthorization', 'Restore access'] as const);
                return html`<li>
                  <span>${account.email}<small>${locationsCount} locations</small></span>
                  ${callButton(context, verb, label, { token_id: token.id }, account.email)}
                </li>`;
              })}
            </ul>`
      }
      <h3>Changes on Google</h3>
      <p><a href="/__mock/profile-change">Change one profile</a>, or the same field of many:</p>
      ${callForm(
        context,
        'changeManyProfiles',
        html`${selectField('field_name', 'Field', providerFields, { chosen: 'regularHours' })}
          ${selectField('type', 'Who', changeSources)}
          ${numberField('most', 'Maximum profiles', { min: 1, value: 10 })}
          <button class="button" type="submit">Change profiles</button>`,
      )}`;
  }
}

const personaList = (context: Context) =>
  html`<p>Sign in as a persona, or create a new account like it.</p>
    <ul class="rows">
      ${personas.map(
        (persona) =>
          html`<li>
            <span>${introductions[persona].title}</span>
            <span class="row">
              ${callButton(context, 'signIn', 'Sign in', { persona }, persona)}
              ${callButton(context, 'createAccount', 'New account', { persona, clock: 'live' }, persona)}
            </span>
          </li>`,
      )}
    </ul>`;

const situations = (context: Context) =>
  html`<p>Each creates a new account with a stopped clock.</p>
    <ul class="rows">
      ${scenarioNames.map((scenario) => {
        const { title, sentence } = scenarios[scenario];
        return html`<li>
          <span>${title}<small>${sentence}</small></span>
          ${callButton(context, 'createAccount', 'Start', { scenario }, title)}
        </li>`;
      })}
    </ul>`;

const simulationSection = (context: Context, { user: { simulation } }: Actor) =>
  section(
    'Simulation',
    html`<p>How often Google changes profiles, and how fast jobs run.</p>
      ${callForm(
        context,
        'changeSimulation',
        html`${selectField('mood', 'Activity', ['still', 'calm', 'busy'], {
            chosen: simulation.mood,
          })}
          ${numberField('speed', 'Speed, times', {
            min: 0.1,
            max: 1000,
            step: 0.1,
            required: true,
            value: simulation.speed,
          })}
          ${numberField('digest_hour', 'Digest at, hour UTC', {
            min: 0,
            max: 23,
            required: true,
            value: simulation.digestHour,
          })} <button class="button" type="submit">Set</button>`,
      )}`,
  );

const steps = [
  ['5 s', 5000],
  ['1 min', minutes(1)],
  ['1 h', hours(1)],
  ['1 day', days(1)],
] as const;
const mostShown = 8;

function clockSection(deps: Deps, context: Context, { user, now }: Actor) {
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
        html`${numberField('ms', 'Milliseconds', { min: 0, required: true, value: 30_000 })}
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
