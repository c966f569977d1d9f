import { env } from '../../lib/env.ts';

/** SESS-2: the log-in page, with the way back; one that begins with two slashes would lead to another site. */
export function logInAddress(returnTo: string): string {
  return `${env.logInUrl}${encodeURIComponent(returnTo.replace(/^[/\\]+/, '/'))}`;
}
