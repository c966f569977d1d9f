import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { cn } from '../lib/cn.ts';
import { controlStyle, type ControlSize } from '../lib/control-style.ts';
import {
  popupItem,
  popupItemTone,
  popupLandmark,
  popupMotion,
  popupSurface,
} from '../lib/popup-style.ts';
import { Field, type FieldChrome } from './field.tsx';

export type SelectOption<V extends string> = {
  value: V;
  label: string;
  hint?: string;
  disabled?: boolean;
};

export type SelectFieldProps<V extends string> = FieldChrome & {
  options: readonly SelectOption<V>[];
  value: V | null;
  onValueChange: (value: V) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  size?: ControlSize | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const {
    options,
    value,
    onValueChange,
    onBlur,
    name,
    placeholder = 'Select…',
    size,
    disabled,
    ref,
    ...chrome
  } = props;

  return (
    <Field {...chrome} disabled={disabled} nativeLabel={false}>
      {/* Its style sheet hides scrollbars that do not exist here, and a strict style-src blocks it. */}
      <CSPProvider disableStyleElements>
        <Select.Root
          items={options}
          name={name}
          value={value}
          onValueChange={(next) => next !== null && onValueChange(next)}
        >
          <Select.Trigger
            aria-required={chrome.required}
            className={cn(
              controlStyle({ size }),
              'flex items-center gap-2 text-left hover:bg-hover',
            )}
            ref={ref}
            onBlur={onBlur}
          >
            <Select.Value
              className="min-w-0 flex-1 truncate data-placeholder:text-text-3"
              placeholder={placeholder}
            />
            <Select.Icon className="text-text-3">
              <ChevronDown aria-hidden />
            </Select.Icon>
          </Select.Trigger>
          <Select.Portal {...popupLandmark('Options')}>
            <Select.Positioner
              alignItemWithTrigger={false}
              className="z-30 outline-none"
              sideOffset={4}
            >
              <Select.Popup
                className={cn(
                  popupSurface,
                  popupMotion,
                  'w-max max-w-[min(30rem,92vw)] min-w-(--anchor-width)',
                )}
              >
                <Select.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto p-1 scroll-py-1">
                  {options.map((option) => (
                    <Option key={option.value} option={option} />
                  ))}
                </Select.List>
              </Select.Popup>
            </Select.Positioner>
          </Select.Portal>
        </Select.Root>
      </CSPProvider>
    </Field>
  );
}

function Option({ option }: { option: SelectOption<string> }) {
  return (
    <Select.Item
      className={cn(popupItem, popupItemTone.plain, 'pr-8')}
      disabled={option.disabled}
      label={option.label}
      value={option.value}
    >
      <span className="min-w-0">
        <Select.ItemText>{option.label}</Select.ItemText>
        {option.hint && <span className="block text-12 text-text-3">{option.hint}</span>}
      </span>
      <Select.ItemIndicator className="absolute right-3 text-accent-text">
        <Check aria-hidden />
      </Select.ItemIndicator>
    </Select.Item>
  );
}
