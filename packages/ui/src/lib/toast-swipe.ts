import { toastSettings } from './toast-settings.ts';

/** The distance that Sonner requires at the release of a toast. */
const sonnerThreshold = 45;
const axes = ['--swipe-amount-x', '--swipe-amount-y'] as const;

type Swipe = { pointer: number; toast: HTMLElement; swipable: boolean };

/** TOAST-4: lets a slow swipe of 20 px dismiss, and hides other gestures from Sonner. */
export function refineSwipes(section: HTMLElement): () => void {
  let swipe: Swipe | undefined;
  let clicks = 0;

  const onDown = (event: PointerEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const toast = target.closest<HTMLElement>('[data-sonner-toast]');
    // Ignores a second finger, other buttons and controls: Sonner captures the pointer, so a press on a control could
    // no longer be cancelled by releasing beside it.
    const other = swipe?.toast.isConnected && event.pointerId !== swipe.pointer;
    if (other || event.button !== 0 || target.closest('button, a, input')) {
      event.stopPropagation();
      return;
    }
    if (!toast) return;
    const { dismissible, type } = toast.dataset;
    const swipable = dismissible === 'true' && type !== 'loading';
    swipe = { pointer: event.pointerId, toast, swipable };
    // Sonner does not move a toast while any text is selected.
    if (swipable) getSelection()?.removeAllRanges();
  };

  const onMove = (event: PointerEvent) => {
    if (!swipe) return;
    if (event.pointerId !== swipe.pointer) event.stopPropagation();
    // Released where no event arrived, such as under a context menu.
    else if (event.pointerType === 'mouse' && event.buttons === 0) giveUp();
  };

  // Captured on the window, because a toast that was removed meanwhile does not forward events.
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== swipe?.pointer) return;
    const { toast } = swipe;
    if (!toast.isConnected) return giveUp();
    swipe = undefined;
    for (const axis of axes) raise(toast, axis);
  };

  const onOtherUp = (event: PointerEvent) => {
    if (swipe && event.pointerId !== swipe.pointer) event.stopPropagation();
  };

  const onCancel = (event: PointerEvent) => {
    if (event.pointerId === swipe?.pointer) giveUp();
  };

  // Sonner ignores cancellation: the toast would keep its offset, and no timer would continue.
  const giveUp = () => {
    const toast = swipe?.toast;
    swipe = undefined;
    for (const axis of axes) toast?.style.setProperty(axis, '0px');
    const released = toast?.isConnected ? [toast] : section.querySelectorAll('ol');
    for (const place of released) {
      place.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    }
  };

  // A drag swipes; a double click still selects text to copy.
  const onMouseDown = ({ detail }: MouseEvent) => {
    clicks = detail;
  };
  const onSelectStart = (event: Event) => {
    if (swipe?.swipable && clicks < 2) event.preventDefault();
  };

  const listeners = new AbortController();
  const { signal } = listeners;
  section.addEventListener('pointerdown', onDown, { signal });
  section.addEventListener('pointermove', onMove, { signal });
  section.addEventListener('pointerup', onOtherUp, { signal });
  section.addEventListener('mousedown', onMouseDown, { signal });
  section.addEventListener('selectstart', onSelectStart, { signal });
  window.addEventListener('pointerup', onUp, { capture: true, signal });
  window.addEventListener('pointercancel', onCancel, { capture: true, signal });
  return () => listeners.abort();
}

/**
 * Sonner reads the distance from the toast's style, so this sets Sonner's threshold there and restores the real
 * distance before the next paint.
 */
function raise({ style }: HTMLElement, axis: (typeof axes)[number]): void {
  const real = style.getPropertyValue(axis);
  const amount = Number.parseFloat(real) || 0;
  const short = Math.abs(amount) < sonnerThreshold;
  if (!short || Math.abs(amount) < toastSettings.swipeThreshold) return;
  const enough = `${Math.sign(amount) * sonnerThreshold}px`;
  style.setProperty(axis, enough);
  requestAnimationFrame(() => {
    if (style.getPropertyValue(axis) === enough) style.setProperty(axis, real);
  });
}
