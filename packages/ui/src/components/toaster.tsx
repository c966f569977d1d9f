import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useCallback, type CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';
import { manageToastFocus } from '../lib/toast-focus.ts';
import { toastSettings, type ToastHotkey } from '../lib/toast-settings.ts';
import { refineSwipes } from '../lib/toast-swipe.ts';
import { Spinner } from './spinner.tsx';

export { toast } from 'sonner';

const { duration, visibleToasts, gap, offset, position, width, narrowOffset } = toastSettings;

const look: CSSProperties & Record<`--${string}`, string> = {
  '--width': width,
  '--normal-bg': 'var(--color-surface)',
  '--normal-border': 'var(--color-line)',
  '--normal-text': 'var(--color-text)',
  '--border-radius': 'var(--radius-8)',
};

/** Keeps toasts off the bars that phones draw over the page. */
const mobileOffset = {
  top: `calc(${narrowOffset}px + env(safe-area-inset-top))`,
  right: narrowOffset,
  bottom: `calc(${narrowOffset}px + env(safe-area-inset-bottom))`,
  left: narrowOffset,
};

const icons = {
  success: <CircleCheck aria-hidden className="text-added" />,
  info: <Info aria-hidden className="text-accent-text" />,
  warning: <TriangleAlert aria-hidden className="text-pending" />,
  error: <CircleAlert aria-hidden className="text-removed" />,
  loading: <Spinner className="text-text-3" />,
  close: <X aria-hidden />,
};

type ToasterProps = {
  /** Expands the stack and focuses it. Escape returns the focus. */
  hotkey?: ToastHotkey | undefined;
};

/** Mount it outside the application's root: inside, a dialog's backdrop would cover the toasts. */
export function Toaster({ hotkey = toastSettings.hotkey }: ToasterProps) {
  const ref = useCallback(
    (section: HTMLElement | null) => {
      if (!section) return undefined;
      const ends = [refineSwipes(section), manageToastFocus(section, hotkey)];
      return () => ends.forEach((end) => end());
    },
    [hotkey],
  );

  return (
    <Sonner
      duration={duration}
      gap={gap}
      hotkey={[...hotkey]}
      icons={icons}
      mobileOffset={mobileOffset}
      offset={offset}
      position={position}
      ref={ref}
      style={look}
      visibleToasts={visibleToasts}
    />
  );
}
