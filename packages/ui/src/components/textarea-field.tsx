import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';
import { countCharacters } from '../lib/count-characters.ts';
import { controlStyle } from '../lib/control-style.ts';
import { Field, type FieldChrome } from './field.tsx';
import type { Counted } from './text-field.tsx';

type Native = Omit<
  ComponentProps<'textarea'>,
  'children' | 'className' | 'defaultValue' | 'maxLength' | 'required' | 'style' | 'value'
>;

export type TextareaFieldProps = Native & FieldChrome & Counted & { mono?: boolean };

/** Grows with its text, from `rows` up to half the window. */
export function TextareaField(props: TextareaFieldProps) {
  const {
    label,
    labelHidden,
    hint,
    error,
    required,
    className,
    limit,
    mono,
    id,
    rows = 3,
    ...textarea
  } = props;
  const count =
    limit === undefined ? undefined : { length: countCharacters(textarea.value), limit };
  const chrome = { id, label, labelHidden, hint, error, required, className, count };

  return (
    <Field {...chrome}>
      {(control) => (
        // Paper shows the whole text, which the field cuts off.
        <div data-printed={textarea.value}>
          <textarea
            dir="auto"
            {...textarea}
            {...control}
            className={cn(controlStyle({ mono, size: 'area' }), 'read-only:bg-hover')}
            rows={rows}
            style={{ minHeight: `${rows * 1.25 + 1.125}rem` }}
          />
        </div>
      )}
    </Field>
  );
}
