import { Search, X } from 'lucide-react';
import { useRef, type ComponentProps, type KeyboardEvent, type Ref } from 'react';
import { useHotkey } from '../hooks/use-hotkey.ts';
import { assignRef } from '../lib/assign-ref.ts';
import { cn } from '../lib/cn.ts';
import { controlStyle } from '../lib/control-style.ts';
import { hotkeyAria } from '../lib/hotkey.ts';
import { IconButton } from './icon-button.tsx';
import { Kbd } from './kbd.tsx';
import { Spinner } from './spinner.tsx';

type Native = Omit<
  ComponentProps<'input'>,
  'aria-label' | 'children' | 'onChange' | 'ref' | 'size' | 'style' | 'type' | 'value'
>;

export type SearchFieldProps = Native & {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** Focuses the field from anywhere on the page. The field shows the shortcut. */
  hotkey?: string | undefined;
  pending?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

export function SearchField(props: SearchFieldProps) {
  const {
    label,
    value,
    onValueChange,
    hotkey,
    pending = false,
    className,
    placeholder = label,
    ref,
    ...rest
  } = props;
  const input = useRef<HTMLInputElement>(null);
  useHotkey(hotkey ?? '', () => input.current?.select(), { enabled: hotkey !== undefined });

  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event);
    // Lets Escape propagate from an empty field, for example to a dialog.
    if (event.key !== 'Escape' || value === '') return;
    event.preventDefault();
    event.stopPropagation();
    clear();
  };

  return (
    <div className={cn('group relative flex min-w-0 items-center', className)}>
      <span className="pointer-events-none absolute left-2.5 flex text-text-3">
        {pending ? <Spinner /> : <Search aria-hidden />}
      </span>
      <input
        autoComplete="off"
        dir="auto"
        spellCheck={false}
        {...rest}
        aria-keyshortcuts={hotkey && hotkeyAria(hotkey)}
        aria-label={label}
        className={cn(
          controlStyle({ size: 'md' }),
          'pr-9 pl-8.5 placeholder-shown:text-ellipsis [&::-webkit-search-cancel-button]:hidden',
        )}
        placeholder={placeholder}
        ref={(element) => {
          input.current = element;
          return assignRef(ref, element);
        }}
        type="search"
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {/* Always mounted, so that the first key press renders nothing new. */}
      <IconButton
        className={cn('absolute right-0.5', value === '' && 'invisible')}
        icon={<X aria-hidden />}
        label="Clear search"
        size="sm"
        onClick={clear}
      />
      {value === '' && hotkey && (
        <Kbd
          aria-hidden
          className="pointer-events-none absolute right-2 group-focus-within:hidden keyless:hidden"
          keys={hotkey}
        />
      )}
    </div>
  );
}
