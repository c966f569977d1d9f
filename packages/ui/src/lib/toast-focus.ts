import { topModal } from './open-modals.ts';
import { isToastHotkey, type ToastHotkey } from './toast-settings.ts';

/**
 * TOAST-3: expands the stack and pauses its timers while the pointer or the focus is on it; Sonner considers only the
 * pointer. When the focused toast disappears or the focus leaves, returns the focus to the element focused before.
 */
export function manageToastFocus(section: HTMLElement, hotkey: ToastHotkey): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let cameFrom: Element | null = null;
  /** True if the hotkey or the pointer focused the toasts. Tab then returns the focus instead of moving on. */
  let mustReturn = false;
  let tabbing = false;
  /** True if the last input was a press on the toasts. The focus of a press does not mean that the user reads them. */
  let pointing = false;
  /**
   * The last gesture of a finger, and where it `began`. A tap counts as hover and a swipe doesn't, although browsers
   * differ in the events that they send.
   */
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
    // Keeps the event from Sonner, which would return the focus even if the user clicked elsewhere.
    event.stopPropagation();
    const { target, relatedTarget } = event;
    // `relatedTarget` is null if the window regained the focus or nothing had the focus.
    if (relatedTarget instanceof Element && !isInside(relatedTarget)) cameFrom = relatedTarget;
    if (!isInside(relatedTarget)) mustReturn = !tabbing;
    // Sonner's hotkey focuses a list without height, whose outline is invisible. `focusVisible` is needed, because
    // Chromium does not count keys with Alt as keyboard use.
    if (target instanceof HTMLOListElement) toastsOf(target)[0]?.focus({ focusVisible: true });
    open();
  };

  const onFocusOut = (event: FocusEvent) => {
    event.stopPropagation();
    if (isInside(event.relatedTarget) || !document.hasFocus()) return;
    if (tabbing && mustReturn) giveBack();
    cameFrom = null;
    pointing = false;
    // Waits, because no element has the focus during the event.
    queueMicrotask(open);
  };

  const onSectionKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    // Keeps the dialog behind the toasts open.
    event.stopPropagation();
    event.preventDefault();
    giveBack();
  };

  const onKey = (event: KeyboardEvent) => {
    tabbing = event.key === 'Tab';
    pointing = false;
    // On a Mac, Option and T would also type a dagger.
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
      // Not after a click: focusing the next toast would keep the stack expanded.
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
  // A swipe can leave the stack expanded, because Sonner ignores a pointer that leaves the stack during a swipe.
  for (const end of ['pointerup', 'pointercancel'] as const) {
    document.addEventListener(end, () => requestAnimationFrame(open), { signal });
  }
  return () => {
    watch.disconnect();
    listeners.abort();
  };
}

/** The greatest movement of a tap, in pixels. */
const unsteadyPx = 5;

const mouse = (type: string) =>
  new MouseEvent(type, { bubbles: true, relatedTarget: document.body });

const toastsOf = (list: Element | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-removed=false][data-visible=true]') ?? []),
];

/** The next older toast, or else the next newer toast. */
function neighbour(leaving: HTMLElement): HTMLElement | undefined {
  const others = toastsOf(leaving.parentElement);
  const older = others.find(
    (other) => leaving.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return older ?? others.at(-1);
}
