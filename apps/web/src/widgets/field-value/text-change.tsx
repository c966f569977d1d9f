import { Fragment, type ReactNode } from 'react';
import type { BeforeAfter } from './before-after.ts';
import { DiffMark, NoValue } from './diff-mark.tsx';
import { SideBySide } from './side-by-side.tsx';
import { wordDiff, type Words } from './word-diff.ts';

type TextChangeProps = BeforeAfter<string | null> & {
  readonly format?: (value: string) => string;
};

/** In characters. */
const markedUpTo = 80;

/**
 * UPD-8: compares two texts by words. Texts without a word diff are marked as a whole, unless one text is longer than
 * `markedUpTo`.
 */
export function TextChange({ before, after, format }: TextChangeProps) {
  const difference = before && after && !format ? wordDiff(before, after) : null;
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
    value ? <DiffMark as={marked ? as : 'kept'}>{format?.(value) ?? value}</DiffMark> : <NoValue />;
  return <SideBySide before={side(before, 'removed')} after={side(after, 'added')} />;
}

interface RunsProps {
  readonly as: 'added' | 'removed';
  readonly words: readonly Words[];
}

export function Runs({ as, words }: RunsProps) {
  return words.map(({ text, changed }, position) => (
    <Fragment key={position}>
      {changed ? (
        <>
          <DiffMark as={as} within>
            {text.trim()}
          </DiffMark>{' '}
        </>
      ) : (
        text
      )}
    </Fragment>
  ));
}
