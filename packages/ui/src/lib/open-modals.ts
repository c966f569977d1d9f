import { useCallback, type MouseEvent as ReactMouseEvent, type Ref } from 'react';
import { assignRef } from './assign-ref.ts';

const modals: HTMLElement[] = [];

const pulseMs = 500;

/** The ref of every modal's popup; the last one mounted is on top. */
export const useModalRef = (ref?: Ref<HTMLDivElement>) =>
  useCallback(
    (popup: HTMLDivElement | null) => {
      const theirs = assignRef(ref, popup);
      if (!popup) return undefined;
      modals.push(popup);
      const letHide = keepExposed(popup);
      return () => {
        letHide();
        modals.splice(modals.indexOf(popup), 1);
        if (typeof theirs === 'function') theirs();
        else assignRef(ref, null);
      };
    },
    [ref],
  );

/** Two modals that open together hide each other from assistive technology; this unhides the front one. */
function keepExposed(popup: HTMLElement): () => void {
  const portal = popup.closest('[data-base-ui-portal]');
  const observer = new MutationObserver(() => {
    if (topModal() === popup) portal?.removeAttribute('aria-hidden');
  });
  if (portal) observer.observe(portal, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

/** The modal in front, ignoring those that are closing. */
export const topModal = (): HTMLElement | undefined =>
  modals.findLast((popup) => popup.hasAttribute('data-open'));

/** Highlights the open modal: shakes it, or flashes its outline with reduced motion. */
export function pulseModal(popup: HTMLElement): void {
  popup.getAnimations().forEach((animation) => animation.id === 'pulse' && animation.cancel());
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  popup.animate(calm ? flash : shake, { duration: pulseMs, id: 'pulse' });
}

/** Prevents a press outside a modal from blurring it. */
export function keepFocusInside(event: ReactMouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

/** For a modal that requires an answer: highlights it instead of closing it. */
export function pulseOnOutsidePress(event: ReactMouseEvent): void {
  keepFocusInside(event);
  const modal = topModal();
  if (modal && event.target === event.currentTarget) pulseModal(modal);
}

/** SPOT-2: a press on the search, which is below a modal's scrim, must not close the modal. */
export const isOverShellBar = (event: Event): boolean =>
  event instanceof MouseEvent &&
  document
    .elementsFromPoint(event.clientX, event.clientY)
    .some((element) => element.matches('[data-shell-bar]'));

const shake: Keyframe[] = [0, -8, 8, -6, 6, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }));

const flash: Keyframe[] = [
  { outline: '3px solid transparent' },
  { outline: '3px solid var(--color-ring)' },
  { outline: '3px solid transparent' },
];
