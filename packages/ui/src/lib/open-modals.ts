import { useCallback, type Ref } from 'react';
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
      return () => {
        modals.splice(modals.indexOf(popup), 1);
        if (typeof theirs === 'function') theirs();
        else assignRef(ref, null);
      };
    },
    [ref],
  );

/** The modal in front of the user; one that is on its way out is no longer there. */
export const topModal = (): HTMLElement | undefined =>
  modals.findLast((popup) => popup.hasAttribute('data-open'));

/** Draws the eye to the modal that is in the way: a shake, or a flash of its outline where motion is reduced. */
export function pulseModal(popup: HTMLElement): void {
  popup.getAnimations().forEach((animation) => animation.id === 'pulse' && animation.cancel());
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  popup.animate(calm ? flash : shake, { duration: pulseMs, id: 'pulse' });
}

const shake: Keyframe[] = [0, -8, 8, -6, 6, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }));

const flash: Keyframe[] = [
  { outline: '3px solid transparent' },
  { outline: '3px solid var(--color-ring)' },
  { outline: '3px solid transparent' },
];
