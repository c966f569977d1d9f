import type { HistoryField } from '@placekeeper/contracts/model/field-history';
import { buttonStyle } from '@placekeeper/ui/lib/button-style';
import { cn } from '@placekeeper/ui/lib/cn';
import { tooltipAttributes } from '@placekeeper/ui/lib/tooltip-attributes';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { History } from 'lucide-react';
import { Link } from 'react-router';
import { fieldName } from '../field-value/field-name.ts';
import { openedHistoryState } from './opened-here.ts';

export interface HistoryLinkProps {
  readonly field: HistoryField;
  /** The element it is beside; a section heading by default. */
  readonly beside?: keyof typeof places;
}

/** A form has many fields, so the marks beside labels appear with the pointer or the focus. */
const hidden =
  'opacity-0 transition-opacity group-focus-within/history:opacity-100 group-hover/history:opacity-100';

/** Positioned so that nothing moves when it loads. */
const places = {
  label: `absolute -top-1 right-0 ${hidden}`,
  legend: `absolute -top-9 right-0 ${hidden}`,
  heading: 'absolute top-1/2 left-full ml-1 -translate-y-1/2',
} as const;

/** A subtle link beside a field's label. */
export function HistoryLink({ field, beside = 'heading' }: HistoryLinkProps) {
  return (
    <Link
      {...tooltipAttributes({ content: 'History' })}
      data-history={field}
      className={cn(
        buttonStyle({ variant: 'ghost', size: 'sm', shape: 'icon' }),
        // WCAG 2.5.8: partly covered by an open list, it would be too small a target.
        'text-text-3 in-[body:has([role=combobox][aria-expanded=true])]:invisible',
        places[beside],
      )}
      to={{ search: `?history=${encodeURIComponent(field)}` }}
      state={openedHistoryState}
      preventScrollReset
    >
      <History aria-hidden />
      <VisuallyHidden>{`History of ${fieldName(field)}`}</VisuallyHidden>
    </Link>
  );
}

/** Focuses the field after its history closes. */
export const historyLinkOf = (field: string): HTMLElement | null =>
  document.querySelector(`[data-history="${CSS.escape(field)}"]`);
