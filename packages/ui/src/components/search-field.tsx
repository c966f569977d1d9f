import { Search, X } from 'lucide-react';
import { useRef, type ComponentProps, type KeyboardEvent, type Ref } from 'react';
import { assignRef } from '../lib/assign-ref.ts';
import { cn } from '../lib/cn.ts';
import { controlStyle } from '../lib/control-style.ts';
import { IconButton } from './icon-button.tsx';
import { Spinner } from './spinner.tsx';

type Native = Omit<
  ComponentProps<'input'>,
  'aria-label' | 'children' | 'onChange' | 'ref' | 'size' | 'style' | 'type' | 'value'
>;

export type SearchFieldProps = Native & {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  pending?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

export function SearchField(props: SearchFieldProps) {
  const {
    label,
    value,
    onValueChange,
    pending = false,
    className,
    placeholder = label,
    ref,
    ...rest
  } = props;
  const input = useRef<HTMLInputElement>(null);

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
    <div className={cn('relative flex min-w-0 items-center', className)}>
      <span className="pointer-events-none absolute left-2.5 flex text-text-3">
        {pending ? <Spinner /> : <Search aria-hidden />}
      </span>
      <input
        autoComplete="off"
        dir="auto"
        spellCheck={false}
        {...rest}
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
    </div>
  );
}
