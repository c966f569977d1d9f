import { DiffMark, NoValue } from './diff-mark.tsx';
import { SideBySide } from './side-by-side.tsx';
import type { BeforeAfter } from './before-after.ts';

type LinesChangeProps = BeforeAfter<readonly string[]> & {
  /** What is said of a side without a line. */
  readonly none?: BeforeAfter<string>;
};

/** Line against line; what both sides have is not marked. */
export function LinesChange({ before, after, none }: LinesChangeProps) {
  return (
    <SideBySide
      before={<Lines lines={before} others={after} as="removed" none={none?.before} />}
      after={<Lines lines={after} others={before} as="added" none={none?.after} />}
    />
  );
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly others: readonly string[];
  readonly as: 'added' | 'removed';
  readonly none: string | undefined;
}

function Lines({ lines, others, as, none }: LinesProps) {
  if (lines.length === 0) return <NoValue>{none}</NoValue>;
  return lines.map((line, position) => (
    <span key={position} className="block">
      <DiffMark as={others.includes(line) ? 'kept' : as}>{line}</DiffMark>
    </span>
  ));
}
