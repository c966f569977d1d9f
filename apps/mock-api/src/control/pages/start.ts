import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '../../deps.ts';
import { caller } from './caller.ts';
import { page } from './page.ts';

const links = [
  { to: '/__mock/sign-in', title: 'Sign in', sentence: 'Be one of the personas.' },
  {
    to: '/__mock/profile-change',
    title: 'Change a profile',
    sentence: 'Be Google or another manager, and change a field of a location.',
  },
  {
    to: '/__mock/account',
    title: 'Account',
    sentence: 'Start, change or end the subscription.',
  },
  { to: '/__mock/sign-out', title: 'Sign out', sentence: 'End the session.' },
  {
    to: '/__mock/coverage',
    title: 'Coverage',
    sentence: 'Calls and events by what was answered, and every breach (JSON).',
  },
  {
    to: '/__mock/requests',
    title: 'Requests',
    sentence: 'The last requests, the newest first (JSON).',
  },
  {
    to: '/__mock/mail',
    title: 'Inbox',
    sentence: 'E-mails that would have gone out from your account.',
  },
  {
    to: '/__mock/realtime',
    title: 'Real time',
    sentence: 'The Pusher application, and who listens (JSON).',
  },
] as const;

export function startPages(deps: Deps): Hono {
  const pages = new Hono();
  pages.get('/', (context) => {
    const user = caller(deps, context)?.user;
    return page(
      context,
      'What goes on here',
      html`<p>
          The twin answers for the platform on this machine: accounts, Google profiles, imports,
          updates and e-mails live here.
          ${user ? html`You are signed in as ${user.name}.` : 'Nobody is signed in.'}
        </p>
        <ul>
          ${links.map(
            ({ to, title, sentence }) =>
              html`<li>
                <a class="choice" href="${to}"><span>${title}</span><span>${sentence}</span></a>
              </li>`,
          )}
        </ul>`,
    );
  });
  return pages;
}
