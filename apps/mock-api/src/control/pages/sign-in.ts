import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '../../deps.ts';
import { startSession } from '../../http/session.ts';
import { findPersona } from '../../seed/personas.ts';
import { personas, type Persona } from '../../seed/blueprints.ts';
import { signedInActor } from './signed-in.ts';
import { localPath } from './local-address.ts';
import { page } from './page.ts';

export const introductions: Readonly<
  Record<Persona, { readonly title: string; readonly sentence: string }>
> = {
  owner: {
    title: 'Owner',
    sentence:
      'Runs a few dozen locations with a subscription, three Google accounts, updates to review and one account that lost access.',
  },
  agency: { title: 'Agency', sentence: 'Looks after thousands of locations for its clients.' },
  admin: {
    title: 'Admin',
    sentence: 'Works for Placekeeper and sees the admin pages of every location.',
  },
  basic: { title: 'Basic', sentence: 'Has a few locations and no subscription.' },
  new: {
    title: 'New customer',
    sentence: 'Has just signed up: no Google account connected, nothing imported.',
  },
};

export function signInPages(deps: Deps): Hono {
  const pages = new Hono();

  pages.get('/sign-in', (context) => {
    const returnTo = localPath(context.req.query('return_to')) ?? '/';
    const user = signedInActor(deps, context)?.user;
    return page(
      context,
      'Sign in',
      html`<p>
          ${user ? html`You are signed in as ${user.name}. ` : ''}Choose a persona. Each has its own
          account and Google profiles, and none has a password.
        </p>
        <form method="post" action="/__mock/sign-in/persona">
          <input type="hidden" name="return_to" value="${returnTo}" />
          <ul class="people">
            ${personas.map(
              (persona) =>
                html`<li>
                  <button class="choice" type="submit" name="persona" value="${persona}">
                    <span>${introductions[persona].title}</span>
                    <span>${introductions[persona].sentence}</span>
                    <b aria-hidden="true">${introductions[persona].title.charAt(0)}</b>
                  </button>
                </li>`,
            )}
          </ul>
        </form>
        <p class="note">
          To start in a certain situation, such as a running import, open the
          <a href="/__mock">overview</a>.
        </p>`,
    );
  });

  pages.post('/sign-in/persona', async (context) => {
    const form = await context.req.parseBody();
    const persona = personas.find((each) => each === form['persona']);
    const user = persona && findPersona(deps, persona);
    if (!user) {
      return page(
        context,
        'Unknown persona',
        html`<p><a href="/__mock/sign-in">Choose another persona.</a></p>`,
        { status: 404 },
      );
    }
    startSession(deps, context, user.id);
    const returnTo = form['return_to'];
    return context.redirect(
      (typeof returnTo === 'string' ? localPath(returnTo) : null) ?? '/',
      303,
    );
  });

  // Accepts GET, because the platform, too, logs out through a link.
  pages.get('/sign-out', (context) => {
    startSession(deps, context, null);
    return context.redirect(localPath(context.req.query('return_to')) ?? '/__mock/sign-in', 303);
  });

  return pages;
}
