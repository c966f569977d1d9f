import { env } from '../../lib/env.ts';

/**
 * SESS-2: the address of the log-in page with the return path. A path that starts with two slashes would open another
 * site.
 */
export function logInAddress(returnTo: string): string {
  return `${env.logInUrl}${encodeURIComponent(returnTo.replace(/^[/\\]+/, '/'))}`;
}
