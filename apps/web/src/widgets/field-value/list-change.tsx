import {
  listDifference,
  type ListChange as Change,
  type ListItem,
} from '@placekeeper/contracts/wording/list-difference';
import { cn } from '@placekeeper/ui/lib/cn';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Minus, Plus } from 'lucide-react';
import type { BeforeAfter } from './before-after.ts';
import { NoValue } from './diff-mark.tsx';

const looks = {
  kept: '',
  added: 'bg-added-bg text-added',
  removed: 'bg-removed-bg text-removed line-through decoration-1',
} as const;

/** One list in which every item is marked as kept, added or removed. */
export function ListChange({ before, after }: BeforeAfter<readonly ListItem[]>) {
  const items = listDifference(before, after);
  if (items.length === 0) return <NoValue />;
  return (
    <ul className="overflow-hidden rounded-6 border border-line bg-surface">
      {items.map((item) => (
        <li
          key={`${item.change} ${item.mark} ${item.key}`}
          className={cn(
            'flex items-start gap-2 border-line px-3 py-1 not-first:border-t',
            looks[item.change],
          )}
        >
          <span className="flex h-5 w-3.5 shrink-0 items-center">
            <Sign change={item.change} />
          </span>
          <span className="min-w-0 wrap-anywhere">
            {item.text}
            {item.mark && <span className="ml-1.5 text-12">{item.mark}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Sign({ change }: Pick<Change, 'change'>) {
  if (change === 'kept') return null;
  const Icon = change === 'added' ? Plus : Minus;
  return (
    <>
      <Icon aria-hidden className="size-3.5 stroke-2" />
      <VisuallyHidden>{change === 'added' ? 'Added: ' : 'Removed: '}</VisuallyHidden>
    </>
  );
}
