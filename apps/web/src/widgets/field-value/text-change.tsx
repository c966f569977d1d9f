import type { ReactNode } from 'react';
import { Marked, Nothing } from './marked.tsx';
import { SideBySide } from './side-by-side.tsx';
import type { Sides } from './sides.ts';

type TextChangeProps = Sides<string | null> & {
  /** How a value is written for people: a date, a state. */
  readonly format?: (value: string) => string;
};

/** Longer than this, a text is read, and marks all over it would be in the way. */
const markedUpTo = 80;

export function TextChange({ before, after, format = (value) => value }: TextChangeProps) {
  const marked = Math.max(before?.length ?? 0, after?.length ?? 0) <= markedUpTo;
  const side = (value: string | null, as: 'added' | 'removed'): ReactNode =>
    value ? <Marked as={marked ? as : 'kept'}>{format(value)}</Marked> : <Nothing />;
  return <SideBySide before={side(before, 'removed')} after={side(after, 'added')} />;
}
