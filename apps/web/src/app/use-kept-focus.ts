import { topModal } from '@placekeeper/ui/lib/open-modals';
import { useEffect } from 'react';

/**
 * What had the focus can leave the page, as a "Try again" that helped: then the nearest part that is still there takes
 * it. Dialogs and navigations, which know better, come first.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let lineage: readonly Element[] = [];
    let frame = 0;

    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element) lineage = lineageOf(target);
    };
    const restore = () => {
      if (document.activeElement !== document.body) return;
      const modal = topModal();
      if (modal) return modal.focus();
      const survivor = lineage.find((element) => element.isConnected && element.closest('main'));
      focusPart(survivor ?? document.querySelector('main'));
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

function lineageOf(element: Element): readonly Element[] {
  const parents: Element[] = [];
  for (let next: Element | null = element; next; next = next.parentElement) parents.push(next);
  return parents;
}

/** A part takes no focus by itself. It is shown by what is in it, not by a ring around all of it. */
function focusPart(part: Element | null): void {
  if (!(part instanceof HTMLElement)) return;
  if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
  part.dataset['keptFocus'] = '';
  part.focus({ preventScroll: true });
}
