import { Combobox } from '@base-ui/react/combobox';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Search } from 'lucide-react';
import type { Ref } from 'react';
import { cn } from '../lib/cn.ts';
import { controlStyle } from '../lib/control-style.ts';
import {
  popupItem,
  popupItemTone,
  popupLandmark,
  popupMotion,
  popupSurface,
} from '../lib/popup-style.ts';
import { Field, type FieldChrome } from './field.tsx';
import { Spinner } from './spinner.tsx';

export type SearchChoice = {
  value: string;
  label: string;
  /** Why the option cannot be chosen. Screen readers still announce the option. */
  disabledReason?: string | undefined;
};

export type SearchChoiceFieldProps<C extends SearchChoice = SearchChoice> = FieldChrome & {
  text: string;
  onTextChange: (text: string) => void;
  /** The search results, best first. The caller searches. */
  choices: readonly C[];
  onChoose: (choice: C) => void;
  /** True while results load; nothing can be chosen until then. */
  pending?: boolean | undefined;
  /** Shown above the options or instead of them, such as "no results" or a failed search. */
  message?: string | undefined;
  placeholder?: string | undefined;
  onFocus?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** Adds options one by one from a list that is too long to show. A choice clears the text. */
export function SearchChoiceField<C extends SearchChoice>(props: SearchChoiceFieldProps<C>) {
  const {
    text,
    onTextChange,
    choices,
    onChoose,
    pending = false,
    message,
    placeholder,
    onFocus,
    ref,
    className,
    ...chrome
  } = props;

  return (
    // Not printed, because paper shows only chosen options.
    <Field {...chrome} className={cn('print:hidden', className)}>
      {(attributes) => (
        <CSPProvider disableStyleElements>
          <Combobox.Root
            autoHighlight
            filter={null}
            inputValue={text}
            // DET-2: without options while loading, Enter cannot choose the first result of an older search.
            items={pending ? [] : choices}
            value={null}
            onInputValueChange={(next, { reason }) =>
              onTextChange(reason === 'item-press' ? '' : next)
            }
            onValueChange={(choice: C | null) => choice && onChoose(choice)}
          >
            <div className="relative flex items-center">
              <span className="pointer-events-none absolute left-2.5 flex text-text-3">
                {pending ? <Spinner /> : <Search aria-hidden />}
              </span>
              <Combobox.Input
                {...attributes}
                autoComplete="off"
                className={cn(controlStyle({ size: 'lg' }), 'pl-8.5')}
                placeholder={placeholder}
                ref={ref}
                spellCheck={false}
                onFocus={onFocus}
                onKeyDown={(event) => {
                  if (!pending || event.key !== 'Enter') return;
                  event.preventDefault();
                  event.preventBaseUIHandler();
                }}
              />
            </div>
            <Combobox.Portal {...popupLandmark('Results')}>
              <Combobox.Positioner className="z-30 outline-none" sideOffset={4}>
                <Combobox.Popup
                  aria-busy={pending || undefined}
                  className={cn(popupSurface, popupMotion, 'w-(--anchor-width)')}
                >
                  <Combobox.Status className="px-3 text-12 text-text-3 not-empty:pt-2.5 not-empty:pb-1.5">
                    {pending ? 'Searching…' : message}
                  </Combobox.Status>
                  <Combobox.List className="max-h-[min(20rem,var(--available-height))] scroll-py-1 overflow-y-auto not-empty:p-1">
                    {(choice: C) => <Choice key={choice.value} choice={choice} />}
                  </Combobox.List>
                </Combobox.Popup>
              </Combobox.Positioner>
            </Combobox.Portal>
          </Combobox.Root>
        </CSPProvider>
      )}
    </Field>
  );
}

function Choice({ choice }: { choice: SearchChoice }) {
  return (
    <Combobox.Item
      className={cn(popupItem, popupItemTone.plain)}
      disabled={choice.disabledReason !== undefined}
      value={choice}
    >
      <span className="min-w-0 flex-1 wrap-anywhere">{choice.label}</span>
      {choice.disabledReason && <span className="shrink-0 text-12">{choice.disabledReason}</span>}
    </Combobox.Item>
  );
}
