import { useCallback, type MouseEvent as ReactMouseEvent, type Ref } from 'react';
import { assignRef } from './assign-ref.ts';

const modals: HTMLElement[] = [];

const pulseMs = 500;

/** The ref of every modal's popup: what is mounted last is on top. */
export const useModalRef = (ref?: Ref<HTMLDivElement>) =>
  useCallback(
    (popup: HTMLDivElement | null) => {
      const theirs = assignRef(ref, popup);
      if (!popup) return undefined;
      modals.push(popup);
      const letHide = keepReadable(popup);
      return () => {
        letHide();
        modals.splice(modals.indexOf(popup), 1);
        if (typeof theirs === 'function') theirs();
        else assignRef(ref, null);
      };
    },
    [ref],
  );

/** Of two that open at once each hides the other from assistive technology: the one in front stays readable. */
function keepReadable(popup: HTMLElement): () => void {
  const portal = popup.closest('[data-base-ui-portal]');
  const observer = new MutationObserver(() => {
    if (topModal() === popup) portal?.removeAttribute('aria-hidden');
  });
  if (portal) observer.observe(portal, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

/** The modal in front of the user; one that is on its way out is no longer there. */
export const topModal = (): HTMLElement | undefined =>
  modals.findLast((popup) => popup.hasAttribute('data-open'));

/** Draws the eye to the modal that is in the way: a shake, or a flash of its outline where motion is reduced. */
export function pulseModal(popup: HTMLElement): void {
  popup.getAnimations().forEach((animation) => animation.id === 'pulse' && animation.cancel());
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  popup.animate(calm ? flash : shake, { duration: pulseMs, id: 'pulse' });
}

/** A press beside a modal would take the focus out of it. */
export function keepFocusInside(event: ReactMouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

/** For a modal that wants an answer: a press beside it is none. */
export function pulseInstead(event: ReactMouseEvent): void {
  keepFocusInside(event);
  const modal = topModal();
  if (modal && event.target === event.currentTarget) pulseModal(modal);
}

/** SPOT-2: who aims at the search, which is under the scrim of a modal, does not mean to close the modal. */
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
