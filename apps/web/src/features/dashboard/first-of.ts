import { formatList, formatNumber } from '../../lib/text/format.ts';

const mostNamed = 2;

/** `Harbour, Quay and 3 more` */
export function firstOf(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return formatList(
    more > 0 ? [...names.slice(0, mostNamed), `${formatNumber(more)} more`] : names,
  );
}
