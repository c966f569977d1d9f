import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { cn } from '../lib/cn.ts';
import { controlStyle, type ControlSize } from '../lib/control-style.ts';
import type { FieldChrome } from './field.tsx';

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

export const selectTrigger = (size: ControlSize | undefined): string =>
  cn(controlStyle({ size }), 'flex items-center gap-2 text-left hover:bg-hover');

export const selectValue = (isChosen: boolean): string =>
  cn('min-w-0 flex-1 truncate', !isChosen && 'text-text-3');

export const SelectIcon = () => <ChevronDown aria-hidden className="shrink-0 text-text-3" />;
