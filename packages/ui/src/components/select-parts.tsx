import { ChevronDown } from 'lucide-react';
import { cn } from '../lib/cn.ts';
import { controlStyle, type ControlSize } from '../lib/control-style.ts';

export const selectTrigger = (size: ControlSize | undefined): string =>
  cn(controlStyle({ size }), 'flex items-center gap-2 text-left hover:bg-hover');

export const selectValue = 'min-w-0 flex-1 truncate data-placeholder:text-text-3';

export const SelectIcon = () => <ChevronDown aria-hidden className="shrink-0 text-text-3" />;
