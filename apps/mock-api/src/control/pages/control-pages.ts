import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { accountPages } from './account.ts';
import { consentPages } from './consent.ts';
import { mailPages } from './mail.ts';
import { profileChangePages } from './profile-change.ts';
import { signInPages } from './sign-in.ts';
import { startPages } from './start.ts';
import { styles } from './styles.ts';

/** Pages for people, under `/__mock`; the calls for tests beside them are in `contract.ts`. */
export function controlPages(deps: Deps): Hono {
  const pages = new Hono();
  pages.get('/assets/pages.css', (context) =>
    context.body(styles, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
    }),
  );
  pages.route('/', startPages(deps));
  pages.route('/', signInPages(deps));
  pages.route('/', consentPages(deps));
  pages.route('/', accountPages(deps));
  pages.route('/', profileChangePages(deps));
  pages.route('/', mailPages(deps));
  return pages;
}
