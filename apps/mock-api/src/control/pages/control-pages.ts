import { Hono } from 'hono';
import { accountPages } from './account.ts';
import type { PageContext } from './page-context.ts';
import { connectionPages } from './connections.ts';
import { consentPages } from './consent.ts';
import { mailPages } from './mail.ts';
import { coveragePages } from './coverage.ts';
import { failurePages } from './failures.ts';
import { formPages } from './forms.ts';
import { logScript } from './log-script.ts';
import { logPages } from './log.ts';
import { productPages } from './products.ts';
import { profileChangePages } from './profile-change.ts';
import { signInPages } from './sign-in.ts';
import { snapshotPages } from './snapshots.ts';
import { startPages } from './start.ts';
import { styles } from './styles.ts';

/** The pages under `/__mock`; `contract.ts` has the calls for tests. */
export function controlPages(context: PageContext): Hono {
  const { deps } = context;
  const pages = new Hono();
  const assets = { 'pages.css': ['text/css', styles], 'log.js': ['text/javascript', logScript] };
  for (const [name, [type, text]] of Object.entries(assets)) {
    pages.get(`/assets/${name}`, (context) =>
      context.body(String(text), 200, {
        'Content-Type': `${type}; charset=utf-8`,
        'Cache-Control': 'no-cache',
      }),
    );
  }
  pages.route('/', startPages(context));
  pages.route('/', failurePages(context));
  pages.route('/', connectionPages(context));
  pages.route('/', logPages(context));
  pages.route('/', snapshotPages(context));
  pages.route('/', coveragePages(context));
  pages.route('/', formPages(context));
  pages.route('/', signInPages(deps));
  pages.route('/', consentPages(deps));
  pages.route('/', accountPages(deps));
  pages.route('/', productPages());
  pages.route('/', profileChangePages(deps));
  pages.route('/', mailPages(deps));
  return pages;
}
