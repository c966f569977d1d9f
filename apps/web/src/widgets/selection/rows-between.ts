/** The rows from `from` to `to`, inclusive; only `to` if the page lacks either of them. */
export function rowsBetween<Id>(page: readonly Id[], from: Id | null, to: Id): readonly Id[] {
  const ends = [from === null ? -1 : page.indexOf(from), page.indexOf(to)];
  if (ends.includes(-1)) return [to];
  return page.slice(Math.min(...ends), Math.max(...ends) + 1);
}
