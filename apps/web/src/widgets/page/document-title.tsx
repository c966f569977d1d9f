import { pageTitle } from '../../lib/text/page-title.ts';

/** SHELL-16: what the screen shows, then where one is. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${pageTitle(children)} · Placekeeper`}</title>;
}
