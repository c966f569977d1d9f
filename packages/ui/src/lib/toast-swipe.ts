import { toastSettings } from './toast-settings.ts';

/** What Sonner asks of the distance when a toast is let go. */
const sonnerThreshold = 45;
const axes = ['--swipe-amount-x', '--swipe-amount-y'] as const;

type Swipe = { pointer: number; toast: HTMLElement; swipable: boolean };

/** TOAST-4: lets a slow swipe of 20 px dismiss, and keeps out of Sonner's swipe what is none. */
export function refineSwipes(section: HTMLElement): () => void {
  let swipe: Swipe | undefined;
  let clicks = 0;

  const onDown = (event: PointerEvent) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const toast = target.closest<HTMLElement>('[data-sonner-toast]');
    // A second finger; another button; a control, which Sonner would capture, so that a press on it
    // could no longer be taken back by letting go beside it.
    const other = swipe?.toast.isConnected && event.pointerId !== swipe.pointer;
    if (other || event.button !== 0 || target.closest('button, a, input')) {
      event.stopPropagation();
      return;
    }
    if (!toast) return;
    const { dismissible, type } = toast.dataset;
    const swipable = dismissible === 'true' && type !== 'loading';
    swipe = { pointer: event.pointerId, toast, swipable };
    // Sonner does not move a toast while text is selected, wherever that may be.
    if (swipable) getSelection()?.removeAllRanges();
  };

  const onMove = (event: PointerEvent) => {
    if (!swipe) return;
    if (event.pointerId !== swipe.pointer) event.stopPropagation();
    // Let go where nobody could see it, as under a context menu.
    else if (event.pointerType === 'mouse' && event.buttons === 0) giveUp();
  };

  // On the window and first of all: a toast that was taken away meanwhile no longer passes anything on.
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

  // Sonner hears no cancellation: the toast would hang at the finger, and no clock would go on.
  const giveUp = () => {
    const toast = swipe?.toast;
    swipe = undefined;
    for (const axis of axes) toast?.style.setProperty(axis, '0px');
    const released = toast?.isConnected ? [toast] : section.querySelectorAll('ol');
    for (const place of released) {
      place.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    }
  };

  // A drag swipes; a double click still selects, to copy a message.
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

/** Sonner reads the distance from the toast's style: it finds its own threshold there, and the eye the real distance. */
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
