import {
  useCallback,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { whenReleased } from '../lib/when-released.ts';
import { whenOnline } from '../lib/when-online.ts';
import { Field } from './field.tsx';
import type { SelectControlProps } from './select-control.tsx';
import { SelectIcon, selectTrigger, selectValue, type SelectFieldProps } from './select-parts.tsx';

export type { SelectFieldProps, SelectOption } from './select-parts.tsx';

type Control = ComponentType<SelectControlProps>;

let loaded: Control | undefined;

async function loadControl(): Promise<Control> {
  loaded ??= (await whenOnline(() => import('./select-control.tsx'))).SelectControl as Control;
  return loaded;
}

/**
 * Starts as a button and loads its code when the user comes near, because a form has many selects and few of them are
 * opened.
 */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { label, labelHidden, hint, error, required, className, disabled, ref, ...select } = props;
  const { options, value, onValueChange, onBlur, placeholder = 'Select…', size } = select;
  const [Control, setControl] = useState<Control>();
  const [isWanted, setWanted] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const hadFocus = useRef(false);

  const prepare = () => {
    loadControl().then(
      (control) => setControl(() => control),
      () => undefined,
    );
  };
  const open = () => {
    setWanted(true);
    prepare();
  };
  /** Keeps the button until the press ends, because another element would miss the end of the press. */
  const hold = () => {
    setPressed(true);
    whenReleased(() => setPressed(false));
  };

  const early = useCallback(
    (button: HTMLButtonElement | null) => {
      const detach = attach(ref, button);
      return () => {
        hadFocus.current = document.activeElement === button;
        detach();
      };
    },
    [ref],
  );
  const ready = useCallback(
    (button: HTMLButtonElement | null) => {
      if (hadFocus.current) button?.focus({ preventScroll: true });
      hadFocus.current = false;
      return attach(ref, button);
    },
    [ref],
  );

  const chosen = options.find((option) => option.value === value);
  return (
    <Field {...{ label, labelHidden, hint, error, required, className }} opensOnClick>
      {(attributes) =>
        Control && !isPressed ? (
          <Control
            {...select}
            {...{ attributes, disabled }}
            onValueChange={(next) => onValueChange(next as V)}
            placeholder={placeholder}
            defaultOpen={isWanted}
            triggerRef={ready}
          />
        ) : (
          <button
            ref={early}
            type="button"
            {...attributes}
            // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- there is no list to control yet
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={isWanted}
            className={selectTrigger(size)}
            disabled={disabled}
            onBlur={onBlur}
            onClick={open}
            onFocus={prepare}
            onPointerEnter={prepare}
            onPointerDown={hold}
            onKeyDown={({ key }: KeyboardEvent) => {
              if (key === 'ArrowDown' || key === 'ArrowUp') open();
              if (key === ' ' || key === 'Enter') hold();
            }}
          >
            <span className={selectValue(chosen !== undefined)}>
              {chosen?.label ?? placeholder}
            </span>
            <SelectIcon />
          </button>
        )
      }
    </Field>
  );
}

/** Attaches an element to a ref and returns a function that detaches it. */
function attach<E>(ref: Ref<E> | undefined, element: E | null): () => void {
  if (typeof ref === 'function') {
    const detach = ref(element);
    return typeof detach === 'function' ? detach : () => void ref(null);
  }
  if (!ref) return () => undefined;
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
