/** TOAST-4: all constants of toasts. Each comment names the owner of the constant. */
export const toastSettings = {
  /** Sonner's prop: how long a toast stays, in milliseconds without pauses. */
  duration: 4000,
  /** Sonner's prop. */
  visibleToasts: 3,
  /** Sonner's prop, in pixels. */
  gap: 14,
  /** Sonner's prop; its default is 24. */
  offset: '32px',
  /** Sonner's variable `--width`. */
  width: '356px',
  /** Sonner's prop. Also determines the directions of a swipe. */
  position: 'bottom-right',
  /** Sonner's prop: a modifier's event property, and a key's `code`, which does not depend on layout and Option key. */
  hotkey: ['altKey', 'KeyT'],
  /** Ours, in pixels (`toast-swipe.ts`), because Sonner's own 45 pixels are not configurable. */
  swipeThreshold: 20,
  /** Sonner's constant, repeated here, in pixels per millisecond: a faster swipe may be shorter. */
  swipeVelocity: 0.11,
  /** Sonner's constant, repeated here: milliseconds between marking a toast for removal and removing it. */
  removalDelay: 200,
  /** Ours: the margin on screens up to 600 pixels, which are too narrow for `offset`. */
  narrowOffset: 16,
} as const;

type ToastModifier = 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey';
type ToastKeyCode = `Key${string}` | `Digit${string}` | `F${number}`;

/** All of these keys must be pressed. Empty disables the hotkey. */
export type ToastHotkey = readonly (ToastModifier | ToastKeyCode)[];

const isModifier = (part: string): part is ToastModifier => part.endsWith('Key');

export const isToastHotkey = (event: KeyboardEvent, hotkey: ToastHotkey): boolean =>
  hotkey.length > 0 &&
  hotkey.every((part) => (isModifier(part) ? event[part] : event.code === part));
