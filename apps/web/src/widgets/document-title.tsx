/** SHELL-16: what the screen shows, then where one is. */
export function DocumentTitle({ children }: { children: string }) {
  return <title>{`${children} · Placekeeper`}</title>;
}
