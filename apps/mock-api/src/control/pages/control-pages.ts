import { Hono } from 'hono';
import { accountPages } from './account.ts';
import type { PageContext } from '../context.ts';
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

/** The pages under `/__mock`; tests use the calls of `contract.ts`. */
export function controlPages(pageContext: PageContext): Hono {
  const { deps } = pageContext;
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
  pages.route('/', startPages(pageContext));
  pages.route('/', failurePages(pageContext));
  pages.route('/', connectionPages(pageContext));
  pages.route('/', logPages(pageContext));
  pages.route('/', snapshotPages(pageContext));
  pages.route('/', coveragePages(pageContext));
  pages.route('/', formPages(pageContext));
  pages.route('/', signInPages(deps));
  pages.route('/', consentPages(deps));
  pages.route('/', accountPages(deps));
  pages.route('/', productPages());
  pages.route('/', profileChangePages(deps));
  pages.route('/', mailPages(deps));
  return pages;
}
