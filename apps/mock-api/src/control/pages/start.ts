import { changeSources } from '@placekeeper/contracts/model/google-update';
import { providerFields } from '@placekeeper/contracts/rules/provider-fields';
import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { Actor } from '../../domain/actor.ts';
import { subscriptionMeta } from '../../domain/current-user/queries/subscription-meta.ts';
import { listTokens } from '../../domain/google-accounts/queries/list-tokens.ts';
import { personas } from '../../seed/blueprints.ts';
import { scenarioNames } from '../../seed/scenarios/names.ts';
import { scenarios } from '../../seed/scenarios/scenarios.ts';
import type { PageContext } from './page-context.ts';
import { caller } from './caller.ts';
import { clockSection } from './clock-section.ts';
import { callButton, callForm, options, section, timeText } from './markup.ts';
import { page } from './page.ts';
import { simulationSection } from './simulation-section.ts';

/** Shows the current account, and signs in to others. */
export function startPages({ deps, flashes }: PageContext): Hono {
  const pages = new Hono();
  pages.get('/', (context) => {
    const actor = caller(deps, context);
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
                const values = { token_id: token.id };
                return html`<li>
                  <span>${account.email}<small>${locationsCount} locations</small></span>
                  ${
                    token.status === 'active'
                      ? callButton(
                          context,
                          'loseAuthorization',
                          'Revoke access',
                          values,
                          account.email,
                        )
                      : callButton(
                          context,
                          'restoreAuthorization',
                          'Restore access',
                          values,
                          account.email,
                        )
                  }
                </li>`;
              })}
            </ul>`
      }
      <h3>Changes on Google</h3>
      <p><a href="/__mock/profile-change">Change one profile</a>, or the same field of many:</p>
      ${callForm(
        context,
        'changeManyProfiles',
        html`<label class="field">
            <span>Field</span>
            <select name="field_name">
              ${options(providerFields, 'regularHours')}
            </select>
          </label>
          <label class="field">
            <span>Who</span>
            <select name="type">
              ${options(changeSources)}
            </select>
          </label>
          <label class="field">
            <span>Maximum profiles</span>
            <input type="number" name="most" min="1" value="10" />
          </label>
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
            <span>${persona}</span>
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
