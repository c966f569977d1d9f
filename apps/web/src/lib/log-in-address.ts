import { env } from './env.ts';

/** SESS-2: the log-in page, with the way back. */
export function logInAddress(returnTo: string): string {
  return `${env.logInUrl}${encodeURIComponent(returnTo)}`;
}
