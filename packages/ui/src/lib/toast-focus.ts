import { topModal } from './open-modals.ts';
import { isToastHotkey, type ToastHotkey } from './toast-settings.ts';

/**
 * TOAST-3: the stack is open, and its clocks stand still, as long as the pointer or the focus is in it; Sonner thinks
 * of the pointer alone. And the focus that somebody took into a toast is given back when they, or the toast, leave.
 */
export function attendToasts(section: HTMLElement, hotkey: ToastHotkey): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let cameFrom: Element | null = null;
  /** They went in by the hotkey or the pointer, so that Tab must not lead them on from there. */
  let sideTrip = false;
  let tabbing = false;
  /** The last to touch the toasts was a pointer: focus is then where it pressed, and says nothing about reading. */
  let pointing = false;
  /** What a finger did last, and where it began. A tap is its way to hover, a swipe is none, whatever browsers make of it. */
  let finger: 'tapped' | 'swiped' | undefined;
  let began = { x: 0, y: 0 };

  const focused = () => {
    const { activeElement: active } = document;
    return active && section.contains(active) ? active : undefined;
  };
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && section.contains(target);

  const open = () => {
    const hovered = finger ? finger === 'tapped' : section.matches(':hover');
    const attended = hovered || (focused() !== undefined && !pointing);
    for (const list of section.querySelectorAll('ol')) {
      const isOpen = list.querySelector('[data-expanded=true]') !== null;
      if (attended && !isOpen) list.dispatchEvent(mouse('mousemove'));
      if (!attended && isOpen) list.dispatchEvent(mouse('mouseout'));
    }
  };

  const giveBack = () => {
    const modal = topModal();
    const home = modal && !modal.contains(cameFrom) ? modal : cameFrom;
    const places = [home, document.querySelector('h1')];
    const taken = places.some((place) => {
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
      return place === document.activeElement;
    });
    const active = focused();
    if (!taken && active instanceof HTMLElement) active.blur();
  };

  const onFocusIn = (event: FocusEvent) => {
    // Sonner would send the focus back from wherever somebody clicks next.
    event.stopPropagation();
    const { target, relatedTarget } = event;
    // Without a related target the window has come back, or nothing had focus.
    if (relatedTarget instanceof Element && !isInside(relatedTarget)) cameFrom = relatedTarget;
    if (!isInside(relatedTarget)) sideTrip = !tabbing;
    // What Sonner's hotkey focuses has no height, and so no outline. To Chromium, keys held with Alt are no keyboard.
    if (target instanceof HTMLOListElement) toastsOf(target)[0]?.focus({ focusVisible: true });
    open();
  };

  const onFocusOut = (event: FocusEvent) => {
    event.stopPropagation();
    if (isInside(event.relatedTarget) || !document.hasFocus()) return;
    if (tabbing && sideTrip) giveBack();
    cameFrom = null;
    pointing = false;
    // Focus is nowhere until the event is over.
    queueMicrotask(open);
  };

  const onSectionKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // The dialog below stays.
    event.stopPropagation();
    event.preventDefault();
    giveBack();
  };

  const onKey = (event: KeyboardEvent) => {
    tabbing = event.key === 'Tab';
    pointing = false;
    // On a Mac the keys would also write a dagger.
    if (isToastHotkey(event, hotkey) && section.querySelector('ol')) event.preventDefault();
    if (focused()) open();
  };

  const onPointer = ({ target, pointerType, clientX, clientY }: PointerEvent) => {
    tabbing = false;
    pointing = isInside(target);
    finger = pointerType === 'touch' ? 'swiped' : undefined;
    began = { x: clientX, y: clientY };
  };

  const onPointerUp = ({ target, clientX, clientY }: PointerEvent) => {
    const way = Math.hypot(clientX - began.x, clientY - began.y);
    if (finger && way <= unsteadyPx && isInside(target)) finger = 'tapped';
  };

  const onChange = () => {
    const leaving = focused()?.closest<HTMLElement>('[data-removed=true]');
    if (leaving) {
      // After a click the next toast would be kept open by a focus that nobody asked for.
      const next = pointing ? undefined : neighbour(leaving);
      if (next) next.focus();
      else giveBack();
    }
    open();
  };

  const watch = new MutationObserver(onChange);
  watch.observe(section, {
    attributeFilter: ['data-removed', 'data-expanded'],
    childList: true,
    subtree: true,
  });
  section.addEventListener('focusin', onFocusIn, { signal });
  section.addEventListener('focusout', onFocusOut, { signal });
  section.addEventListener('keydown', onSectionKey, { signal });
  document.addEventListener('keydown', onKey, { capture: true, signal });
  document.addEventListener('pointerdown', onPointer, { capture: true, signal });
  document.addEventListener('pointerup', onPointerUp, { capture: true, signal });
  // During a swipe Sonner leaves the stack open, whatever the pointer leaves.
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, () => requestAnimationFrame(open), { signal });
  }
  return () => {
    watch.disconnect();
    listeners.abort();
  };
}

/** No finger rests on a point. */
const unsteadyPx = 5;

const mouse = (type: string) =>
  new MouseEvent(type, { bubbles: true, relatedTarget: document.body });

const toastsOf = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-removed=false][data-visible=true]') ?? []),
];

/** The next older toast, or else the next newer one. */
function neighbour(leaving: HTMLElement): HTMLElement | undefined {
  const others = toastsOf(leaving.parentElement);
  const older = others.find(
    (other) => leaving.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return older ?? others.at(-1);
}
