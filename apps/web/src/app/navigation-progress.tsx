import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useNavigation } from 'react-router';

/** A thin line, and only once a navigation takes longer than a blink. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-40 h-0.5 overflow-hidden print:hidden">
      {state === 'loading' && (
        <div className="h-full animate-appear">
          <VisuallyHidden>Loading</VisuallyHidden>
          <div className="h-full w-1/3 animate-slide bg-accent" />
        </div>
      )}
    </div>
  );
}
