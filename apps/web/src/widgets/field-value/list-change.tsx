import {
  listDifference,
  type ListChange as Change,
  type ListItem,
} from '@placekeeper/contracts/wording/list-difference';
import { cn } from '@placekeeper/ui/lib/cn';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Check, Minus, Plus, X } from 'lucide-react';
import { use } from 'react';
import { ChangeMarks, type BeforeAfter } from './before-after.ts';
import { NoValue } from './diff-mark.tsx';

const looks = {
  kept: '',
  added: 'bg-added-bg text-added',
  removed: 'bg-removed-bg text-removed line-through decoration-1',
} as const;

const signs = {
  added: { Icon: Plus, word: 'Added: ' },
  removed: { Icon: Minus, word: 'Removed: ' },
} as const;

const rejectedLooks = { kept: '', added: looks.removed, removed: '' } as const;

const rejectedSigns = {
  added: { Icon: X, word: 'Rejected: ' },
  removed: { Icon: Check, word: 'Kept: ' },
} as const;

export function ListChange({ before, after }: BeforeAfter<readonly ListItem[]>) {
  const isRejected = use(ChangeMarks).added === 'removed';
  const items = listDifference(before, after);
  if (items.length === 0) return <NoValue />;
  return (
    <ul className="overflow-hidden rounded-6 border border-line bg-surface">
      {items.map((item) => (
        <li
          key={`${item.change} ${item.mark} ${item.key}`}
          className={cn(
            'flex items-start gap-2 border-line px-3 py-1 not-first:border-t',
            (isRejected ? rejectedLooks : looks)[item.change],
          )}
        >
          <span className="flex h-5 w-3.5 shrink-0 items-center">
            <Sign change={item.change} rejected={isRejected} />
          </span>
          <span className="min-w-0 wrap-anywhere">
            <bdi>{item.text}</bdi>
            {item.mark && <span className="ml-1.5 text-12">{item.mark}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

type SignProps = Pick<Change, 'change'> & { readonly rejected: boolean };

function Sign({ change, rejected }: SignProps) {
  if (change === 'kept') return null;
  const { Icon, word } = (rejected ? rejectedSigns : signs)[change];
  return (
    <>
      <Icon aria-hidden className="size-3.5 stroke-2" />
      <VisuallyHidden>{word}</VisuallyHidden>
    </>
  );
}
