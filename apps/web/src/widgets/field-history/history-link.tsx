import type { HistoryField } from '@placekeeper/contracts/model/field-history';
import { buttonStyle } from '@placekeeper/ui/lib/button-style';
import { cn } from '@placekeeper/ui/lib/cn';
import { tooltipAttributes } from '@placekeeper/ui/lib/tooltip-attributes';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { History } from 'lucide-react';
import { Link } from 'react-router';
import { fieldName } from '../field-value/field-name.ts';
import { openedHistoryState } from './opened-history-state.ts';

export interface HistoryLinkProps {
  readonly field: HistoryField;
  /** The element beside the link; a section heading by default. */
  readonly beside?: keyof typeof places;
}

const hidden =
  'opacity-0 transition-opacity group-focus-within/history:opacity-100 group-hover/history:opacity-100';

/** Absolute positions, because a link that loads late would move its neighbours. */
const places = {
  label: `absolute -top-1 right-0 ${hidden}`,
  legend: `absolute -top-9 right-0 ${hidden}`,
  heading: 'absolute top-1/2 left-full ml-1 -translate-y-1/2',
} as const;

export function HistoryLink({ field, beside = 'heading' }: HistoryLinkProps) {
  return (
    <Link
      {...tooltipAttributes({ content: 'History' })}
      data-history={field}
      className={cn(
        buttonStyle({ variant: 'ghost', size: 'sm', shape: 'icon' }),
        // WCAG 2.5.8: hidden while a list is open, because a list that covers part of the link would leave too small a
        // target.
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

/** The history link of a field, which gets the focus when the history closes. */
export const historyLinkOf = (field: string): HTMLElement | null =>
  document.querySelector(`[data-history="${CSS.escape(field)}"]`);
