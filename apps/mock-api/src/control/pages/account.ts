import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../domain/actor.ts';
import { mostSlots, subscribe } from '../../domain/current-user/commands.ts';
import { subscriptionMeta } from '../../domain/current-user/queries.ts';
import { formPage } from './signed-in.ts';
import { page } from './page.ts';

const path = '/account';

/** Replaces the account page of the platform, which manages subscriptions and billing (SHELL-9, ONB-5). */
export function accountPages(deps: Deps): Hono {
  return formPage(deps, path, {
    show,
    submit(actor, { slots }) {
      subscribe(deps, actor, Number(slots === '' ? Number.NaN : slots));
      return { saved: '1' };
    },
  });

  function show(context: Context, actor: Actor, problem?: string) {
    const { slots, locations } = subscriptionMeta(deps, actor);
    const wanted = context.req.query('slots') ?? slots;
    const saved = context.req.query('saved') === '1' && problem === undefined;
    return page(
      context,
      'Your account',
      html`<p>
          ${
            slots === 0
              ? 'You have no profile-management subscription.'
              : `Your subscription has ${slots} slots, ${locations} in use.`
          }
          One slot keeps one location managed. Nothing is charged here.
        </p>
        ${saved ? html`<p role="status"><strong>Saved.</strong> You can close this tab.</p>` : ''}
        <form method="post" action="/__mock${path}">
          <label class="field">
            <span>Slots</span>
            <input
              type="number"
              name="slots"
              min="0"
              max="${mostSlots}"
              step="1"
              required
              value="${wanted || 50}"
              ${problem ? html`aria-invalid="true" aria-describedby="problem"` : ''}
            />
          </label>
          ${problem ? html`<p id="problem" role="alert">${problem}</p>` : ''}
          <div class="actions">
            <button class="button primary" type="submit">
              ${slots === 0 ? 'Start subscription' : 'Change subscription'}
            </button>
          </div>
        </form>`,
      { status: problem === undefined ? 200 : 422 },
    );
  }
}
