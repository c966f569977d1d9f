import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select } from '@base-ui/react/select';
import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { cn } from '../lib/cn.ts';
import {
  popupItem,
  popupItemTone,
  popupLandmark,
  popupMotion,
  popupSurface,
} from '../lib/popup-style.ts';
import type { ControlAttributes, FieldChrome } from './field.tsx';
import {
  SelectIcon,
  selectTrigger,
  selectValue,
  type SelectFieldProps,
  type SelectOption,
} from './select-parts.tsx';

export type SelectControlProps = Omit<SelectFieldProps<string>, keyof FieldChrome | 'ref'> & {
  attributes: ControlAttributes;
  defaultOpen: boolean;
  triggerRef: Ref<HTMLButtonElement>;
};

/** The working select. `SelectField` shows a plain button until this module has loaded. */
export function SelectControl(props: SelectControlProps) {
  const { options, value, onValueChange, onBlur, name, placeholder, size, disabled } = props;
  const { attributes, defaultOpen, triggerRef } = props;

  return (
    // The library's style sheet only hides scrollbars, which this list lacks, and a strict style-src refuses the sheet.
    <CSPProvider disableStyleElements>
      <Select.Root
        defaultOpen={defaultOpen}
        disabled={disabled}
        items={options}
        name={name}
        value={value}
        onValueChange={(next) => next !== null && onValueChange(next)}
      >
        <Select.Trigger
          {...attributes}
          className={selectTrigger(size)}
          ref={triggerRef}
          onBlur={onBlur}
        >
          <Select.Value
            className={selectValue(options.some((option) => option.value === value))}
            placeholder={placeholder}
          />
          <SelectIcon />
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
  );
}

function Option({ option }: { option: SelectOption<string> }) {
  return (
    <Select.Item
      // `relative` makes the item's mark scroll with the item.
      className={cn(popupItem, popupItemTone.plain, 'relative pr-8')}
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
