import { pageTitle } from '../../lib/text/page-title.ts';

export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${pageTitle(children)} · Placekeeper`}</title>;
}
