import { Hono, type Context } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../domain/actor.ts';
import { isoTime } from '../../domain/clock.ts';
import { DomainError } from '../../domain/errors.ts';
import { listMails, showMail, type MailRow } from '../../domain/notifications/queries/mails.ts';
import { signedIn, signedInActor } from './signed-in.ts';
import { page } from './page.ts';

const path = '/mail';
/** Only the page is limited; the control call returns all mails. */
const mostShown = 200;

/** NOTIF-5: the mails to all addresses in the account's notifications. */
export function mailPages(deps: Deps): Hono {
  const pages = new Hono();

  pages.get(
    path,
    signedIn(deps, (context, actor) => {
      const mails = listMails(deps, actor);
      return page(
        context,
        'Inbox',
        html`<p>
            Emails your account would have sent, newest
            first${mails.length > mostShown ? html`: ${mostShown} of ${mails.length}` : ''}.
          </p>
          ${
            mails.length === 0
              ? html`<p>
                  No emails yet. They’re sent when a managed profile changes, based on your
                  notification settings.
                </p>`
              : html`<ul>
                  ${mails.slice(0, mostShown).map(item)}
                </ul>`
          }`,
        { wide: true },
      );
    }),
  );

  pages.get(
    `${path}/:id`,
    signedIn(deps, (context, actor) => {
      const mail = find(actor, context);
      if (!mail) return missing(context);
      return page(
        context,
        mail.subject,
        html`<dl class="facts">
            <dt>To</dt>
            <dd>${mail.recipient}</dd>
            <dt>From</dt>
            <dd>Placekeeper &lt;notifications@placekeeper.example&gt;</dd>
            <dt>Date</dt>
            <dd>${moment(mail)}</dd>
          </dl>
          <iframe
            class="mail"
            title="The email as a page"
            src="/__mock${path}/${mail.id}/body"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          ></iframe>
          <details>
            <summary>Plain text</summary>
            <pre>${mail.body}</pre>
          </details>
          <p><a href="/__mock${path}">Back to the inbox</a></p>`,
        { wide: true },
      );
    }),
  );

  // The page shows the mail in a sandboxed frame, because it contains text that other people wrote into a profile.
  pages.get(`${path}/:id/body`, (context) => {
    const actor = signedInActor(deps, context);
    const mail = actor && find(actor, context);
    if (!mail) return missing(context);
    context.header(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    );
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    return context.html(mail.html);
  });

  return pages;

  function find(actor: Actor, context: Context): MailRow | null {
    try {
      return showMail(deps, actor, Number(context.req.param('id')));
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}

const item = (mail: MailRow) =>
  html`<li>
    <a class="choice" href="/__mock${path}/${mail.id}">
      <span>${mail.subject}</span>
      <span>To ${mail.recipient}, ${moment(mail)}</span>
    </a>
  </li>`;

const moment = ({ createdAt }: MailRow) =>
  html`<time datetime="${isoTime(createdAt)}">${times.format(createdAt)} UTC</time>`;

const times = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const missing = (context: Context) =>
  page(context, 'Email not found', html`<p><a href="/__mock${path}">Back to the inbox</a></p>`, {
    status: 404,
    wide: true,
  });
