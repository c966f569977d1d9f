import { env } from '../../lib/env.ts';

/**
 * SESS-2: the address of the log-in page, with the return path. Leading slashes become one slash, because `//host`
 * would open another site.
 */
export function logInAddress(returnTo: string): string {
  return `${env.logInUrl}${encodeURIComponent(returnTo.replace(/^[/\\]+/, '/'))}`;
}
