/** TOAST-4, every constant of it. Each line says whose it is. */
export const toastSettings = {
  /** Sonner's prop. How long a toast stays in milliseconds, not counting the time that somebody is at it. */
  duration: 4000,
  /** Sonner's prop. */
  visibleToasts: 3,
  /** Sonner's prop, in pixels. */
  gap: 14,
  /** Sonner's prop; without it Sonner takes 24. */
  offset: '32px',
  /** Sonner's variable `--width`. */
  width: '356px',
  /** Sonner's prop: where toasts appear, and with that the sides they can be swiped to. */
  position: 'bottom-right',
  /** Sonner's prop: a modifier as an event names it, then the key's code, which no layout and no Option key changes. */
  hotkey: ['altKey', 'KeyT'],
  /** Ours (`toast-swipe.ts`): Sonner's own is 45 pixels, and cannot be told. */
  swipeThreshold: 20,
  /** Fixed in Sonner, and what we want: pixels per millisecond, above which a shorter swipe is enough. */
  swipeVelocity: 0.11,
  /** Fixed in Sonner, and what we want: milliseconds between the mark for removal and the removal. */
  removalDelay: 200,
  /** Ours: up to 600 pixels a toast spans the screen between these, since 356 and twice 32 do not fit. */
  narrowOffset: 16,
} as const;

type ToastModifier = 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey';
type ToastKeyCode = `Key${string}` | `Digit${string}` | `F${number}`;

/** All of it together; an empty one turns the hotkey off. */
export type ToastHotkey = readonly (ToastModifier | ToastKeyCode)[];

const isModifier = (part: string): part is ToastModifier => part.endsWith('Key');

export const isToastHotkey = (event: KeyboardEvent, hotkey: ToastHotkey): boolean =>
  hotkey.length > 0 &&
  hotkey.every((part) => (isModifier(part) ? event[part] : event.code === part));
