/** All constants of TOAST-4; each line names its owner. */
export const toastSettings = {
  /** Sonner's prop: the duration of a toast in milliseconds, without pauses. */
  duration: 4000,
  /** Sonner's prop. */
  visibleToasts: 3,
  /** Sonner's prop, in pixels. */
  gap: 14,
  /** Sonner's prop; its default is 24. */
  offset: '32px',
  /** Sonner's variable `--width`. */
  width: '356px',
  /** Sonner's prop: the corner of toasts, which also determines the swipe directions. */
  position: 'bottom-right',
  /**
   * Sonner's prop: a modifier by its event name, then the key's code, which is independent of layout and Option key.
   */
  hotkey: ['altKey', 'KeyT'],
  /** Ours (`toast-swipe.ts`): Sonner's own is 45 pixels and not configurable. */
  swipeThreshold: 20,
  /** Fixed in Sonner, equal to ours: a shorter swipe suffices above this speed, in pixels per millisecond. */
  swipeVelocity: 0.11,
  /** Fixed in Sonner, equal to ours: milliseconds between the mark for removal and the removal. */
  removalDelay: 200,
  /** Ours: the margin of toasts up to 600 pixels, where 356 and twice 32 do not fit. */
  narrowOffset: 16,
} as const;

type ToastModifier = 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey';
type ToastKeyCode = `Key${string}` | `Digit${string}` | `F${number}`;

/** Every key of it must be pressed; an empty one disables the hotkey. */
export type ToastHotkey = readonly (ToastModifier | ToastKeyCode)[];

const isModifier = (part: string): part is ToastModifier => part.endsWith('Key');

export const isToastHotkey = (event: KeyboardEvent, hotkey: ToastHotkey): boolean =>
  hotkey.length > 0 &&
  hotkey.every((part) => (isModifier(part) ? event[part] : event.code === part));
