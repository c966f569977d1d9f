import { useRender } from '@base-ui/react/use-render';
import {
  Suspense,
  use,
  useCallback,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type { MenuProps } from './menu.tsx';
import { whenReleased } from '../lib/when-released.ts';

export type LazyMenuProps = {
  /** The button, which looks the same before and after the menu's code has loaded. */
  trigger: ReactElement;
  /** Renders the lazy menu around the given trigger. */
  children: (menu: LazyMenuHandover) => ReactNode;
};

/** The state that `Menu` takes over from the first button. */
export type LazyMenuHandover = Pick<MenuProps, 'trigger' | 'defaultOpen'>;

/** A menu outside the first load. A press or focus before its code has loaded is kept. */
export function LazyMenu({ trigger, children }: LazyMenuProps) {
  const [wanted, setWanted] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const hadFocus = useRef(false);

  /** Delays the exchange of the button until the press ends, because the new button would miss its end. */
  const hold = () => {
    setPressed(true);
    whenReleased(() => setPressed(false));
  };

  const early = useRender({
    render: trigger,
    ref: useCallback((button: Element | null) => {
      if (!button) return undefined;
      return () => {
        hadFocus.current = document.activeElement === button;
      };
    }, []),
    props: {
      'aria-expanded': wanted,
      'aria-haspopup': 'menu',
      onClick: () => setWanted(true),
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'ArrowDown' || key === 'ArrowUp') setWanted(true);
        if (key === ' ') hold();
      },
      onPointerDown: hold,
    },
  });

  const ready = useRender({
    render: trigger,
    ref: useCallback((button: HTMLElement | null) => {
      if (hadFocus.current) button?.focus();
      hadFocus.current = false;
    }, []),
  });

  return (
    <Suspense fallback={early}>
      {isPressed ? <Hold /> : children({ trigger: ready, defaultOpen: wanted })}
    </Suspense>
  );
}

const never = new Promise<never>(() => undefined);

/** Suspends, so that the fallback stays even though the content has loaded. */
const Hold = () => use(never);
