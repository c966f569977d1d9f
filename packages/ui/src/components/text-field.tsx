import { Calendar } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { countCharacters } from '../lib/count-characters.ts';
import { controlStyle, type ControlSize } from '../lib/control-style.ts';
import { Field, type FieldChrome } from './field.tsx';

type Kind = 'text' | 'email' | 'url' | 'tel' | 'date' | 'time';

type Native = Omit<
  ComponentProps<'input'>,
  | 'children'
  | 'className'
  | 'defaultValue'
  | 'maxLength'
  | 'required'
  | 'size'
  | 'style'
  | 'type'
  | 'value'
>;

/**
 * A limit needs `value` to count its characters. The field keeps a text over the limit, because cutting a paste would
 * lose words unnoticed.
 */
export type Counted =
  | { limit: number; value: string; defaultValue?: never }
  | { limit?: never; value?: string | undefined; defaultValue?: string | undefined };

export type TextFieldProps = Native &
  FieldChrome &
  Counted & {
    kind?: Kind | undefined;
    size?: ControlSize | undefined;
    /** Monospace, for codes, coordinates and URLs. */
    mono?: boolean | undefined;
  };

type Traits = {
  type: string;
  inputMode?: 'email' | 'url';
  autoCapitalize?: 'none';
  spellCheck?: false;
  dir?: 'auto';
};

const machineText = { type: 'text', autoCapitalize: 'none', spellCheck: false } as const;

// Not `email` or `url`: the browser would mark the field as invalid without our message.
const traits: Record<Kind, Traits> = {
  text: { type: 'text', dir: 'auto' },
  email: { ...machineText, inputMode: 'email' },
  url: { ...machineText, inputMode: 'url' },
  tel: { type: 'tel' },
  date: { type: 'date' },
  time: { type: 'time' },
};

/** False in Firefox, whose own icon can't be hidden. */
const hidesNativeIcon = !('mozInnerScreenX' in window);

const isWords = (kind: Kind): boolean => kind !== 'date' && kind !== 'time';

export function TextField(props: TextFieldProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    required,
    className,
    limit,
    id,
    kind = 'text',
    size,
    mono,
    ...input
  } = props;
  const count = limit === undefined ? undefined : { length: countCharacters(input.value), limit };
  const chrome = { id, label, labelHidden, hint, error, required, className, count };

  return (
    <Field {...chrome}>
      {(control) => (
        // Paper shows the whole text, which a single-line field cuts off.
        <div
          className={kind === 'date' ? 'relative flex items-center' : undefined}
          data-printed={isWords(kind) || input.value === '' ? input.value : undefined}
        >
          <input
            {...traits[kind]}
            {...input}
            {...control}
            className={cn(controlStyle({ size, mono }), 'tabular-nums read-only:bg-hover')}
          />
          {kind === 'date' && hidesNativeIcon && (
            <span className="pointer-events-none absolute right-2 flex text-text-3 print:hidden">
              <Calendar aria-hidden />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
