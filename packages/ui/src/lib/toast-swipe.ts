import { toastSettings } from './toast-settings.ts';

/** In pixels: the distance that Sonner requires when a toast is released. */
const sonnerThreshold = 45;
const axes = ['--swipe-amount-x', '--swipe-amount-y'] as const;

type Swipe = { pointer: number; toast: HTMLElement; swipable: boolean };

/** TOAST-4: lets a slow swipe of 20 px dismiss a toast. Hides all other gestures from Sonner. */
export function refineSwipes(section: HTMLElement): () => void {
  let swipe: Swipe | undefined;
  let clicks = 0;

  const onDown = (event: PointerEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const toast = target.closest<HTMLElement>('[data-sonner-toast]');
    // Hides a second finger, other mouse buttons and presses on controls from Sonner. Sonner captures the pointer, so
    // releasing it beside a control would no longer cancel a press.
    const other = swipe?.toast.isConnected && event.pointerId !== swipe.pointer;
    if (other || event.button !== 0 || target.closest('button, a, input')) {
      event.stopPropagation();
      return;
    }
    if (!toast) return;
    const { dismissible, type } = toast.dataset;
    const swipable = dismissible === 'true' && type !== 'loading';
    swipe = { pointer: event.pointerId, toast, swipable };
    // Sonner does not move a toast while text is selected.
    if (swipable) getSelection()?.removeAllRanges();
  };

  const onMove = (event: PointerEvent) => {
    if (!swipe) return;
    if (event.pointerId !== swipe.pointer) event.stopPropagation();
    // The mouse was released where no event arrives, such as under a context menu.
    else if (event.pointerType === 'mouse' && event.buttons === 0) giveUp();
  };

  // Listens on the window, because a toast that was removed meanwhile does not forward events.
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

  // Sonner ignores `pointercancel`: the toast would keep its offset, and no timer would continue.
  const giveUp = () => {
    const toast = swipe?.toast;
    swipe = undefined;
    for (const axis of axes) toast?.style.setProperty(axis, '0px');
    const released = toast?.isConnected ? [toast] : section.querySelectorAll('ol');
    for (const place of released) {
      place.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    }
  };

  // A drag swipes instead of selecting text; a double click still selects.
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
 * Sonner reads the distance from the toast's style. Sets Sonner's threshold there, and restores the real distance
 * before the next paint.
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
