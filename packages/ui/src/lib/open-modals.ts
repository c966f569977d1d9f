import { useCallback, type MouseEvent as ReactMouseEvent, type Ref } from 'react';
import { assignRef } from './assign-ref.ts';

const modals: HTMLElement[] = [];

const pulseMs = 500;

/** Registers a modal's popup. The popup that mounted last is on top. */
export const useModalRef = (ref?: Ref<HTMLDivElement>) =>
  useCallback(
    (popup: HTMLDivElement | null) => {
      const theirs = assignRef(ref, popup);
      if (!popup) return undefined;
      modals.push(popup);
      const letHide = keepExposed(popup);
      return () => {
        letHide();
        ignoreSecondPress();
        modals.splice(modals.indexOf(popup), 1);
        if (typeof theirs === 'function') theirs();
        else assignRef(ref, null);
      };
    },
    [ref],
  );

/** Removes `aria-hidden` from the front modal, because two modals that open together hide each other. */
function keepExposed(popup: HTMLElement): () => void {
  const portal = popup.closest('[data-base-ui-portal]');
  const observer = new MutationObserver(() => {
    if (topModal() === popup) portal?.removeAttribute('aria-hidden');
  });
  if (portal) observer.observe(portal, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

/** The modal in front. Ignores modals that are closing. */
export const topModal = (): HTMLElement | undefined =>
  modals.findLast((popup) => popup.hasAttribute('data-open'));

/** The second press of a double press on the opener lands outside the modal, and must not close it. */
export const isSecondPress = (press: Event): boolean =>
  press instanceof MouseEvent && press.detail > 1;

/** The second press of a double press that closed a modal lands on the page behind it, and must do nothing there. */
function ignoreSecondPress(): void {
  const nextPress = new AbortController();
  for (const kind of ['mousedown', 'click', 'dblclick'])
    addEventListener(
      kind,
      (press) => {
        if (!isSecondPress(press)) return nextPress.abort();
        press.preventDefault();
        press.stopPropagation();
      },
      { capture: true, signal: nextPress.signal },
    );
}

/** Shakes the modal. With reduced motion, flashes its outline. */
export function pulseModal(popup: HTMLElement): void {
  popup.getAnimations().forEach((animation) => animation.id === 'pulse' && animation.cancel());
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  popup.animate(calm ? flash : shake, { duration: pulseMs, id: 'pulse' });
}

/** Prevents a press outside a modal from blurring the modal. */
export function keepFocusInside(event: ReactMouseEvent): void {
  if (event.target === event.currentTarget) event.preventDefault();
}

/** Highlights a modal that requires an answer, because a press outside does not close it. */
export function pulseOnOutsidePress(event: ReactMouseEvent): void {
  keepFocusInside(event);
  const modal = topModal();
  if (modal && event.target === event.currentTarget) pulseModal(modal);
}

/** SPOT-2: a press on the search, which the scrim covers, must not close the modal. */
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
