import { Fragment, type ReactNode } from 'react';
import { Marked, Nothing } from './marked.tsx';
import { SideBySide } from './side-by-side.tsx';
import type { Sides } from './sides.ts';
import { wordDifference, type Words } from './word-difference.ts';

type TextChangeProps = Sides<string | null> & {
  /** How a value is written for people: a date, a state. */
  readonly format?: (value: string) => string;
};

/** Longer than this, a text is read, and a mark all over it would be in the way. */
const markedUpTo = 80;

/** UPD-8: word by word; as a whole where it is one word, or another text. */
export function TextChange({ before, after, format }: TextChangeProps) {
  const difference = before && after && !format ? wordDifference(before, after) : null;
  if (difference) {
    return (
      <SideBySide
        before={<Runs as="removed" words={difference.before} />}
        after={<Runs as="added" words={difference.after} />}
      />
    );
  }
  const marked = Math.max(before?.length ?? 0, after?.length ?? 0) <= markedUpTo;
  const side = (value: string | null, as: 'added' | 'removed'): ReactNode =>
    value ? <Marked as={marked ? as : 'kept'}>{format?.(value) ?? value}</Marked> : <Nothing />;
  return <SideBySide before={side(before, 'removed')} after={side(after, 'added')} />;
}

interface RunsProps {
  readonly as: 'added' | 'removed';
  readonly words: readonly Words[];
}

function Runs({ as, words }: RunsProps) {
  return words.map(({ text, changed }, position) => (
    <Fragment key={position}>
      {changed ? (
        <>
          <Marked as={as} within>
            {text.trim()}
          </Marked>{' '}
        </>
      ) : (
        text
      )}
    </Fragment>
  ));
}
