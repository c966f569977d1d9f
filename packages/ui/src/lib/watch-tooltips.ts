import { isBetweenBoxes } from './hover-bridge.ts';
import { tooltipSelector, readTooltip, type Tooltip } from './tooltip-attributes.ts';

const openDelayMs = 500;
/** A tooltip opens without delay within this time after another tooltip has closed. */
const neighbourMs = 400;

const attributeFilter = ['data-tooltip', 'data-tooltip-kbd', 'aria-expanded'];

type Cause = 'pointer' | 'focus' | 'press';

type Watched = {
  show: (tooltip: Tooltip | null) => void;
  popup: () => HTMLElement | null;
};

/** Follows pointer and focus in the whole document and reports the tooltip to show. Returns a cleanup function. */
export function watchTooltips({ show, popup }: Watched): () => void {
  const listeners = new AbortController();
  let shown: (Tooltip & { cause: Cause }) | null = null;
  let hovered: HTMLElement | null = null;
  let leftFocused: Element | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leaving = false;

  const stopWaiting = () => {
    clearTimeout(timer);
    leaving = false;
  };
  const wait = (ms: number, then: () => void) => {
    stopWaiting();
    if (ms === 0) then();
    else timer = setTimeout(then, ms);
  };

  function open(anchor: HTMLElement, cause: Cause): void {
    stopWaiting();
    const tooltip = readTooltip(anchor);
    if (!tooltip || !anchor.isConnected || isOpenTrigger(anchor)) return;
    shown = { ...tooltip, cause };
    show(tooltip);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter });
  }

  function close(): void {
    stopWaiting();
    if (!shown) return;
    shown = null;
    closedAt = performance.now();
    changes.disconnect();
    show(null);
  }

  const changes = new MutationObserver(() => {
    if (!shown) return;
    const { anchor, content, kbd, cause } = shown;
    const now = readTooltip(anchor);
    if (!anchor.isConnected || !now || isOpenTrigger(anchor)) {
      if (hovered === anchor && !anchor.isConnected) hovered = null;
      close();
    } else if (now.content !== content || now.kbd !== kbd) open(anchor, cause);
  });

  const inPopup = (target: Element | null) => Boolean(target && popup()?.contains(target));

  function onPointerOver(event: PointerEvent): void {
    if (event.pointerType === 'touch') return;
    const target = elementOf(event);
    if (inPopup(target)) return stopWaiting();
    const next = target && anchorOf(target);
    if (next === hovered) return;
    hovered = next;
    if (next) enter(next);
    else if (shown) leaveUnlessOnTheWay(event);
    else stopWaiting();
  }

  function enter(anchor: HTMLElement): void {
    if (shown?.anchor === anchor) return stopWaiting();
    const isNeighbour = shown !== null || performance.now() - closedAt < neighbourMs;
    wait(isNeighbour || isAtOnce(anchor) ? 0 : openDelayMs, () => open(anchor, 'pointer'));
  }

  function leaveUnlessOnTheWay({ clientX: x, clientY: y }: PointerEvent): void {
    if (!shown) return;
    const box = popup()?.getBoundingClientRect();
    const stays = box && isBetweenBoxes({ x, y }, shown.anchor.getBoundingClientRect(), box);
    if (stays) return stopWaiting();
    if (leaving) return;
    wait(shown.closeDelay, close);
    leaving = shown !== null;
  }

  function onPointerMove(event: PointerEvent): void {
    if (shown && shown.cause !== 'focus' && !hovered && event.pointerType !== 'touch')
      leaveUnlessOnTheWay(event);
  }

  function onPointerDown(event: PointerEvent): void {
    const target = elementOf(event);
    if (inPopup(target)) return;
    const anchor = target && anchorOf(target);
    if (anchor && isAtOnce(anchor)) open(anchor, 'press');
    else close();
  }

  function onFocusIn(event: FocusEvent): void {
    const target = elementOf(event);
    const cameBack = target !== null && target === leftFocused;
    leftFocused = null;
    // The window regained the focus, so the user has moved nothing.
    if (!target || cameBack) return;
    const anchor = anchorOf(target);
    const wanted =
      anchor && (isAtOnce(anchor) || (target.matches(':focus-visible') && !entersDialog(event)));
    if (wanted) {
      if (shown?.anchor !== anchor) open(anchor, 'focus');
    } else if (shown?.cause === 'focus') close();
  }

  function onFocusOut(event: FocusEvent): void {
    const target = elementOf(event);
    if (target && shown?.anchor.contains(target) && hovered !== shown.anchor) close();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!shown) return stopWaiting();
    if (event.key === 'Escape') {
      // Escape closes only the tooltip: it must not close the dialog around the tooltip or clear a field.
      event.preventDefault();
      event.stopImmediatePropagation();
      return close();
    }
    const pressed = event.key === 'Enter' || event.key === ' ';
    if (!shown.atOnce && (pressed || shown.cause === 'pointer')) close();
    return undefined;
  }

  /** A tooltip of a focused element stays, because focusing scrolls the element into view. */
  function onScroll({ target }: Event): void {
    if (shown && shown.cause !== 'focus' && target instanceof Node && target.contains(shown.anchor))
      close();
  }

  function onPointerGone(): void {
    hovered = null;
    if (shown && shown.cause !== 'focus') wait(shown.closeDelay, close);
    else stopWaiting();
  }

  const options = { capture: true, passive: true, signal: listeners.signal };
  document.addEventListener('pointerover', onPointerOver, options);
  document.addEventListener('pointermove', onPointerMove, options);
  document.addEventListener('pointerdown', onPointerDown, options);
  document.addEventListener('focusin', onFocusIn, options);
  document.addEventListener('focusout', onFocusOut, options);
  document.addEventListener('scroll', onScroll, options);
  // Does not capture, because capturing would receive the leave events of every element.
  document.documentElement.addEventListener('pointerleave', onPointerGone, {
    signal: listeners.signal,
  });
  window.addEventListener('popstate', close, options);
  window.addEventListener('blur', () => (leftFocused = document.activeElement), options);
  // Captures on the window, to precede the listeners that close a dialog.
  window.addEventListener('keydown', onKeyDown, { capture: true, signal: listeners.signal });

  // The user may have pointed or focused before this code loaded.
  const focused = document.activeElement;
  const underFocus = focused?.matches(':focus-visible') ? anchorOf(focused) : null;
  if (underFocus) open(underFocus, 'focus');
  const underPointer = [...document.querySelectorAll<HTMLElement>(`${tooltipSelector}:hover`)].at(
    -1,
  );
  if (underPointer && matchMedia('(hover: hover)').matches) {
    hovered = underPointer;
    enter(underPointer);
  }

  return () => {
    listeners.abort();
    close();
  };
}

const elementOf = ({ target }: Event): Element | null =>
  target instanceof Element ? target : null;

const anchorOf = (element: Element): HTMLElement | null =>
  element.closest<HTMLElement>(tooltipSelector);

const isAtOnce = (anchor: HTMLElement): boolean => readTooltip(anchor)?.atOnce === true;

/**
 * The opening of a dialog moves the focus, not the user. A tooltip would take the Escape that closes the dialog. Tab also
 * enters a dialog from its focus guards.
 */
function entersDialog({ target, relatedTarget: from }: FocusEvent): boolean {
  const dialog = target instanceof Element && target.closest('[role=dialog], [role=alertdialog]');
  if (!dialog || !(from instanceof Element)) return Boolean(dialog);
  return !dialog.contains(from) && !from.hasAttribute('data-base-ui-focus-guard');
}

/** A button with an open popup needs no tooltip. */
const isOpenTrigger = (anchor: HTMLElement): boolean =>
  anchor.hasAttribute('aria-haspopup') && anchor.getAttribute('aria-expanded') === 'true';
