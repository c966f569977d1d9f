import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import type { SlotPlan } from '../selection/slot-plan.ts';

interface SlotTableProps {
  readonly plan: SlotPlan;
  readonly pendingUpdates: number | undefined;
}

/** ONB-5 */
export function SlotTable({ plan, pendingUpdates }: SlotTableProps) {
  const { slots, used, free, managed, unmanaged } = plan;
  const empty = slots === 0 && used === 0 && !pendingUpdates;
  const rows = [
    ['Slots', formatNumber(slots)],
    ['Locations using one', formatNumber(used)],
    ['Free', formatNumber(free)],
    ...(pendingUpdates === undefined
      ? []
      : [['Updates waiting for a decision', formatNumber(pendingUpdates)] as const]),
  ];
  return (
    <>
      {!empty && (
        <dl className="mt-6 border-t border-line">
          {rows.map(([term, value]) => (
            <div
              key={term}
              className="flex min-h-9 items-center justify-between gap-4 border-b border-line py-1.5"
            >
              <dt className="text-text-2">{term}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="mt-5 grid gap-2 text-14 text-text-2 [&_strong]:font-550 [&_strong]:text-text">
        {managed > 0 && (
          <li>
            <strong>{formatCount(managed, 'profile')} will be managed:</strong> edits are published,
            and changes at Google are noticed.
          </li>
        )}
        <li>
          <strong>{formatCount(unmanaged, 'profile')} will only be imported:</strong> you see the
          data, but edits are not published and changes at Google are not noticed. Turn on
          management whenever a slot is free.
        </li>
      </ul>
    </>
  );
}
