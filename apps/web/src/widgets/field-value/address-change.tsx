import type { LocationAddress } from '@placekeeper/contracts/model/location';
import { addressLines } from '@placekeeper/contracts/wording/address-lines';
import { Marked, Nothing } from './marked.tsx';
import { SideBySide } from './side-by-side.tsx';
import type { Sides } from './sides.ts';

/** Line against line; what both sides have is not marked. */
export function AddressChange({ before, after }: Sides<LocationAddress | null>) {
  const [ours, theirs] = [addressLines(before), addressLines(after)];
  return (
    <SideBySide
      before={<Lines lines={ours} others={theirs} as="removed" />}
      after={<Lines lines={theirs} others={ours} as="added" />}
    />
  );
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly others: readonly string[];
  readonly as: 'added' | 'removed';
}

function Lines({ lines, others, as }: LinesProps) {
  if (lines.length === 0) return <Nothing>Not shown to customers</Nothing>;
  return lines.map((line) => (
    <span key={line} className="block">
      <Marked as={others.includes(line) ? 'kept' : as}>{line}</Marked>
    </span>
  ));
}
