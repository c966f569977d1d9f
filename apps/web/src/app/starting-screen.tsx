import { useMatches } from 'react-router';
import { mergeMeta } from './route-meta.ts';

/** Before the user is known: the frame stands where it will stand, so nothing moves when the screen comes. */
export function StartingScreen() {
  const { hideSidebar = false } = mergeMeta(useMatches());
  if (hideSidebar) return <div aria-busy="true" />;
  return (
    <div
      aria-busy="true"
      className="h-13 border-b border-line bg-surface md:fixed md:inset-y-0 md:h-auto md:w-15 md:border-r md:border-b-0"
    />
  );
}
