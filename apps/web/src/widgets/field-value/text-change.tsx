import { Marked, Nothing } from './marked.tsx';
import { SideBySide } from './side-by-side.tsx';
import type { Sides } from './sides.ts';

type TextChangeProps = Sides<string | null> & {
  /** How a value is written for people: a date, a state. */
  readonly format?: (value: string) => string;
};

export function TextChange({ before, after, format = (value) => value }: TextChangeProps) {
  return (
    <SideBySide
      before={before ? <Marked as="removed">{format(before)}</Marked> : <Nothing />}
      after={after ? <Marked as="added">{format(after)}</Marked> : <Nothing />}
    />
  );
}
