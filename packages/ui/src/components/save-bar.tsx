import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useHotkey } from '../hooks/use-hotkey.ts';
import { cn } from '../lib/cn.ts';
import { lowerFirst } from '../lib/lower-first.ts';
import { Button } from './button.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SaveBarProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  dirty: boolean;
  /** The labels of the changed fields, in the form's order. */
  fields: readonly string[];
  saving?: boolean | undefined;
  error?: string | undefined;
  onShowError?: (() => void) | undefined;
  /** A warning before saving, which an error hides. */
  warning?: string | undefined;
  onShowWarning?: (() => void) | undefined;
  /** Why nothing can be saved. Replaces the error and the warning, and disables the button. */
  blocked?: string | undefined;
  onSave: () => void;
  onDiscard: () => void;
};

const message = 'Unsaved changes';

const named = 3;

function fieldList(fields: readonly string[]): string {
  const [first = '', ...others] = fields.slice(0, named);
  const more = fields.length - named;
  const list = [first, ...others.map(lowerFirst)].join(', ');
  return more > 0 ? `${list} and ${more} more` : list;
}

const edits = ['input', 'change', 'click'] as const;

/** Excludes buttons, because the next key press would activate a focused button. */
const controls =
  ':is(input:not([type=radio]), input:checked, textarea, [role=combobox]):not([tabindex="-1"])';

/** The control itself; if it is gone, the first control of the nearest part that is left; else the page's heading. */
function nearestControl(edited: Element | null, parents: readonly Element[]): Element | null {
  if (edited?.isConnected) return edited;
  for (const part of parents) {
    if (part.querySelector('h1, [data-save-bar]')) break;
    const control = part.isConnected && part.querySelector(controls);
    if (control) return control;
  }
  return document.querySelector('h1[tabindex]');
}

/** Focuses the last edited control, or what is nearest to it, when the bar disappears with its focused button. */
function keepFocus(buttons: HTMLDivElement) {
  const bar = buttons.closest('[data-save-bar]');
  let edited: Element | null = null;
  let parents: Element[] = [];
  const note = () => {
    const { activeElement: now, body } = document;
    if (now === body || bar?.contains(now)) return;
    edited = now;
    parents = [];
    for (let part = now?.parentElement; part; part = part.parentElement) parents.push(part);
  };
  note();
  /** A closed list or menu returns the focus to its control. */
  const noteReturn = () => {
    if (!edited?.isConnected || edited.closest('[role=listbox], [role=menu]')) note();
  };
  document.addEventListener('focusin', noteReturn);
  for (const edit of edits) document.addEventListener(edit, note, true);
  return () => {
    document.removeEventListener('focusin', noteReturn);
    for (const edit of edits) document.removeEventListener(edit, note, true);
    const pressed = document.activeElement;
    if (!pressed || !buttons.contains(pressed)) return;
    const next = nearestControl(edited, parents);
    if (next instanceof HTMLElement)
      next.focus({
        // A click must not scroll the page, but a keyboard user must see the focused control.
        preventScroll: !pressed.matches(':focus-visible'),
      });
  };
}

/** Mount it with its form: a live region must exist before its text. */
export function SaveBar(props: SaveBarProps) {
  const {
    dirty,
    fields,
    saving = false,
    error,
    onShowError,
    warning,
    onShowWarning,
    blocked,
    onSave,
    onDiscard,
    className,
    ...rest
  } = props;

  // Listens even without changes, so that the browser's "save page" dialog never opens.
  useHotkey('mod+s', () => dirty && !saving && blocked === undefined && onSave());

  return (
    <>
      <VisuallyHidden role="status">
        {dirty && [message, blocked ?? (!error && warning)].filter(Boolean).join('. ')}
      </VisuallyHidden>
      {dirty && (
        <div
          {...rest}
          aria-label={message}
          className={cn(
            'sticky bottom-0 short:static z-20 mt-auto flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-surface px-gutter py-2.5 shadow-bar',
            className,
          )}
          data-save-bar=""
          role="region"
        >
          <strong className="shrink-0 font-600">{message}</strong>
          {blocked !== undefined ? (
            <Remark className="text-removed" text={blocked} onShow={undefined} />
          ) : error ? (
            <Remark role="alert" className="text-removed" text={error} onShow={onShowError} />
          ) : warning ? (
            <Remark className="text-pending" text={warning} onShow={onShowWarning} />
          ) : (
            <span
              className="min-w-0 flex-1 truncate text-text-2 max-sm:hidden"
              title={fields.join(', ')}
            >
              {fieldList(fields)}
            </span>
          )}
          <div className="ml-auto flex gap-2" ref={keepFocus}>
            <Button
              disabledReason={saving ? 'Saving…' : undefined}
              variant="ghost"
              onClick={onDiscard}
            >
              Discard
            </Button>
            <Button
              disabledReason={blocked}
              kbd="mod+s"
              loading={saving}
              variant="primary"
              onClick={onSave}
            >
              Save
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

interface RemarkProps {
  /** For an error, which screen readers then announce at once. */
  role?: 'alert';
  className: string;
  text: string;
  onShow: (() => void) | undefined;
}

const Remark = ({ role, className, text, onShow }: RemarkProps) => (
  <span className={cn('flex flex-[1_1_16rem] items-center gap-1.5', className)} role={role}>
    <CircleAlert aria-hidden />
    <span className="min-w-0">{text}</span>
    {onShow && (
      <Button className="ml-1" size="sm" variant="link" onClick={onShow}>
        Show
      </Button>
    )}
  </span>
);
