import { useIsStalled } from '@placekeeper/ui/hooks/use-is-stalled';
import { Spinner } from '@placekeeper/ui/spinner';
import { useLayoutEffect } from 'react';
import { slowAfter, SlowLoad } from '../widgets/page/slow-load.tsx';

let isShown = false;

/** Removes the static shell in the commit that shows the first screen. */
function useStaticShell(): void {
  useLayoutEffect(() => {
    isShown = true;
    return () => {
      isShown = false;
      // Strict mode unmounts and mounts again in one commit, so the check waits for the end of the commit.
      queueMicrotask(() => {
        if (!isShown) document.querySelector('#shell')?.remove();
      });
    };
  }, []);
}

/** Shown until the user is loaded, over the static shell of index.html. */
export function StartingScreen() {
  useStaticShell();
  const isSlow = useIsStalled('starting', slowAfter);
  return (
    // `animate-late` delays the text by a second, because most pages load sooner.
    <p
      aria-busy="true"
      role="status"
      className="fixed inset-x-0 top-[30vh] mx-auto flex w-fit animate-late items-center gap-2 rounded-8 border border-line bg-surface px-4 py-3 shadow-pop"
    >
      <Spinner />
      {isSlow ? <SlowLoad /> : 'Loading Placekeeper'}
    </p>
  );
}
