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
  /** The button, which looks the same before and after the code has loaded. */
  trigger: ReactElement;
  children: (menu: MenuTriggerProps) => ReactNode;
};

/** The button and the open state that `Menu` takes over when its code has loaded. */
export type MenuTriggerProps = Pick<MenuProps, 'trigger' | 'defaultOpen'>;

/** A menu whose code is not in the first load. Keeps a press or the focus until the code has loaded. */
export function LazyMenu({ trigger, children }: LazyMenuProps) {
  const [wanted, setWanted] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const hadFocus = useRef(false);

  /** Keeps the first button until the press ends, because a new button would miss the end of the press. */
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

/** Suspends, so that the fallback stays although the content has loaded. */
const Hold = () => use(never);
