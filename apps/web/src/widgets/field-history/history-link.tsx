import type { HistoryField } from '@placekeeper/contracts/model/field-history';
import { buttonStyle } from '@placekeeper/ui/lib/button-style';
import { cn } from '@placekeeper/ui/lib/cn';
import { tooltipAttributes } from '@placekeeper/ui/lib/tooltip-attributes';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { History } from 'lucide-react';
import { Link } from 'react-router';
import { fieldName } from '../field-value/field-name.ts';
import { openedHere } from './opened-here.ts';

export interface HistoryLinkProps {
  readonly field: HistoryField;
  /** What it stands beside; the heading of a section, unless it is said. */
  readonly beside?: keyof typeof places;
}

/** Within what has a place of its own, so that nothing moves when it comes. */
const places = {
  label: 'absolute -top-1 right-0',
  legend: 'absolute -top-9 right-0',
  heading: 'absolute top-1/2 left-full ml-1 -translate-y-1/2',
} as const;

/** Beside a field's name, quiet: who changed it, when, and what it was. */
export function HistoryLink({ field, beside = 'heading' }: HistoryLinkProps) {
  return (
    <Link
      {...tooltipAttributes({ content: 'History' })}
      data-history={field}
      className={cn(
        buttonStyle({ variant: 'ghost', size: 'sm', shape: 'icon' }),
        // WCAG 2.5.8: half under an open choice, it would be too small to press.
        'text-text-3 in-[body:has([role=combobox][aria-expanded=true])]:invisible',
        places[beside],
      )}
      to={{ search: `?history=${encodeURIComponent(field)}` }}
      state={openedHere}
      preventScrollReset
    >
      <History aria-hidden />
      <VisuallyHidden>{`History of ${fieldName(field)}`}</VisuallyHidden>
    </Link>
  );
}

/** Where focus goes when a history was closed: to the field it was about. */
export const historyLinkOf = (field: string): HTMLElement | null =>
  document.querySelector(`[data-history="${CSS.escape(field)}"]`);
