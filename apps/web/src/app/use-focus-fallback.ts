import { topModal } from '@placekeeper/ui/lib/open-modals';
import { useEffect } from 'react';
import { screenHeading } from '../lib/browser/screen-heading.ts';

/**
 * Focuses the nearest remaining ancestor when the focused element disappears, such as a "Try again" button that worked.
 * Waits one frame, because a dialog or a navigation may focus a better element first.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    let lineage: readonly Element[] = [];
    let frame = 0;

    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) lineage = ancestorsOf(target);
    };
    const restore = () => {
      if (document.activeElement !== document.body) return;
      const modal = topModal();
      if (modal) return modal.focus();
      // An element without a box, such as one with `display: contents`, can't be focused.
      const survivor = lineage.find(
        (element) => element.checkVisibility() && element.closest('main'),
      );
      // Nothing of the screen is left, so its new heading says what replaced it.
      if (!survivor || survivor.matches('main')) screenHeading()?.focus({ preventScroll: true });
      else focusPart(survivor);
    };
    const page = new MutationObserver(() => {
      const [last] = lineage;
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(restore);
    });

    document.addEventListener('focusin', remember);
    page.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      page.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
}

function ancestorsOf(element: Element): readonly Element[] {
  const parents: Element[] = [];
  for (let next: Element | null = element; next; next = next.parentElement) parents.push(next);
  return parents;
}

/** Makes a container focusable; `data-kept-focus` removes its focus ring, which would surround all of its content. */
function focusPart(part: Element): void {
  if (!(part instanceof HTMLElement)) return;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.dataset['keptFocus'] = '';
  part.focus({ preventScroll: true });
}
