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
import { whenLetGo } from '../lib/when-let-go.ts';

export type LazyMenuProps = {
  /** The button; it looks the same before and after the menu's code has come. */
  trigger: ReactElement;
  /** The menu, as `lazy` gives it, around the trigger it is handed. */
  children: (menu: LazyMenuHandover) => ReactNode;
};

/** What `Menu` takes over from the button that stood there before. */
export type LazyMenuHandover = Pick<MenuProps, 'trigger' | 'defaultOpen'>;

/** A menu that is no part of the first load. What was pressed or focused before its code is there is not lost. */
export function LazyMenu({ trigger, children }: LazyMenuProps) {
  const [wanted, setWanted] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const hadFocus = useRef(false);

  /** Whatever is pressed is let go on the same button: the other one would not know of the press. */
  const hold = () => {
    setPressed(true);
    whenLetGo(() => setPressed(false));
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

/** Keeps what stands in for something, even if that is there. */
const Hold = () => use(never);
