import { pageTitle } from '../../lib/text/page-title.ts';

/** The screen's title, then the product. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${pageTitle(children)} · Placekeeper`}</title>;
}
