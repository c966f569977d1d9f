import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { useState } from 'react';
import { focusAfter } from '../../../lib/browser/focus-after.ts';
import type { FormView } from './use-info-form.ts';
import type { InfoValues } from './info-values.ts';
import { useListControl } from './use-field-control.ts';

interface FocusMove {
  /** The pressed button, which the change may remove. */
  readonly from: Element;
  readonly to: (section: Element) => Element | null | undefined;
}

/** A list field that keeps the focus and announces each added or removed row. */
export function useChosenList<Name extends 'categories' | 'service_areas'>(
  form: FormView,
  name: Name,
) {
  const control = useListControl(form, name);
  const [done, setDone] = useState('');
  return {
    ...control,
    change: (value: InfoValues[Name], what: string, focus?: FocusMove) => {
      const act = () => {
        control.change(value);
        setDone(what);
      };
      const section = focus?.from.closest('section');
      if (focus && section) focusAfter(act, () => focus.to(section));
      else act();
    },
    said: <VisuallyHidden role="status">{done}</VisuallyHidden>,
  };
}

/** Returns the search box; without a search box, the first row; without rows, the note that the list is empty. */
export const toSearchBox = (section: Element): Element | null =>
  section.querySelector('input') ??
  section.querySelector('[data-chosen] button') ??
  section.querySelector('p[tabindex]');
