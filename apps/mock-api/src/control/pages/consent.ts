import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../domain/actor.ts';
import { DomainError } from '../../domain/errors.ts';
import { consent, listGoogleAccounts } from '../../domain/google-accounts/commands/consent.ts';
import { listTokens } from '../../domain/google-accounts/queries/list-tokens.ts';
import { signedIn, signedInActor } from './signed-in.ts';
import { localAddress, withQuery } from './local-address.ts';
import { page } from './page.ts';

const path = '/google/consent';

/** Stands in for Google's consent page (ONB-2): the user allows, denies, or allows without the required permission. */
export function consentPages(deps: Deps): Hono {
  const pages = new Hono();

  pages.get(
    path,
    signedIn(deps, (context, actor) => {
      const { redirect_uri: redirectUri, state, login_hint: hint } = context.req.query();
      if (localAddress(redirectUri, originOf(context)) === null) return badRedirect(context);
      return page(
        context,
        'Placekeeper wants access to your Google Account',
        consentForm(deps, actor, { redirectUri, state, hint }),
      );
    }),
  );

  pages.post(path, async (context) => {
    const form = fieldsOf(await context.req.parseBody());
    const actor = signedInActor(deps, context);
    if (!actor) return context.redirect('/__mock/sign-in');
    const address = localAddress(form['redirect_uri'], originOf(context));
    if (address === null) return badRedirect(context);
    const { state } = form;
    if (form['decision'] !== 'allow') {
      return context.redirect(withQuery(address, { error: 'access_denied', state }), 303);
    }
    const code = codeFor(deps, actor, form);
    if (code === null)
      return page(
        context,
        'No such account',
        html`<p>Go back and choose one of the accounts.</p>`,
        { status: 404 },
      );
    return context.redirect(withQuery(address, { code, state }), 303);
  });

  return pages;
}

function consentForm(
  deps: Deps,
  actor: Actor,
  {
    redirectUri,
    state,
    hint,
  }: Readonly<Record<'redirectUri' | 'state' | 'hint', string | undefined>>,
) {
  const connected = new Map(
    listTokens(deps, actor).map(({ account, token }) => [account.id, token.status]),
  );
  const accounts = listGoogleAccounts(deps, actor);
  const likely =
    accounts.find(({ email }) => email === hint) ??
    accounts.find(({ id }) => connected.get(id) !== 'active') ??
    accounts[0];
  const notes = { active: ', connected', 'lost-authorization': ', access was revoked' } as const;
  return html`<form method="post" action="/__mock${path}">
    <input type="hidden" name="redirect_uri" value="${redirectUri ?? ''}" />
    ${state === undefined ? '' : html`<input type="hidden" name="state" value="${state}" />`}
    <fieldset>
      <legend>Choose an account</legend>
      ${accounts.map(({ id, name, email }) => {
        const status = connected.get(id);
        return html`<label class="choice">
          <input
            type="radio"
            name="google_account"
            value="${id}"
            required
            ${id === likely?.id ? 'checked' : ''}
          />
          <span>${name}</span>
          <span>${email}${status ? notes[status] : ''}</span>
        </label>`;
      })}
    </fieldset>
    <fieldset>
      <legend>What Placekeeper may do</legend>
      <label class="choice">
        <input type="checkbox" name="granted" value="1" checked />
        <span>Manage your business profiles</span>
        <span>See, edit, create and delete your Google business listings</span>
      </label>
    </fieldset>
    <div class="actions">
      <button class="button primary" type="submit" name="decision" value="allow">Allow</button>
      <button class="button" type="submit" name="decision" value="deny" formnovalidate>Deny</button>
    </div>
  </form>`;
}

function codeFor(deps: Deps, actor: Actor, form: Readonly<Record<string, string>>): string | null {
  try {
    return consent(deps, actor, {
      googleAccountId: Number(form['google_account']),
      granted: form['granted'] === '1',
    });
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

const originOf = (context: Context) => new URL(context.req.url).origin;

const fieldsOf = (form: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const badRedirect = (context: Context) =>
  page(
    context,
    'Invalid redirect',
    html`<p>
      The mock platform redirects only to URLs on this machine. Check
      <code>redirect_uri</code>.
    </p>`,
    { status: 400 },
  );
