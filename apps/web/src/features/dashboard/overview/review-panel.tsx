import type { GoogleUpdate } from '@placekeeper/contracts/model/google-update';
import { min } from 'd3-array';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useDecisions } from '../../../data/updates/update-decisions.ts';
import { formatCount, formatDate, formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { groupSize, GroupTitle } from '../../../widgets/updates/group-title.tsx';
import { groupUpdates } from '../../../widgets/updates/group-updates.ts';
import { Panel, panelLink } from './panel.tsx';

const shown = 5;

interface ReviewPanelProps {
  readonly updates: readonly GoogleUpdate[];
}

/** UPD-5: identical changes together, the largest group first. */
export function ReviewPanel({ updates }: ReviewPanelProps) {
  const { decided } = useDecisions();
  const left = useMemo(() => updates.filter(({ id }) => !decided.has(id)), [updates, decided]);
  const groups = useMemo(() => groupUpdates(left), [left]);
  if (groups.length === 0) return null;
  const oldest = min(left, ({ created_at: at }) => at);
  return (
    <Panel
      action={
        <Link className={panelLink} to={to('gbp.updates', {}, { group: 'change' })}>
          Show all {formatCount(groups.length, 'group')}
        </Link>
      }
      title="To review, by change"
    >
      <ol>
        {groups.slice(0, shown).map((group) => (
          <li key={group.key} className="border-t border-line">
            <Link
              className="-mx-2 flex flex-wrap items-baseline gap-x-4 rounded-4 px-2 py-2 hover:bg-hover"
              to={to('gbp.updates', {}, { group: 'change', fields: [group.updates[0].field_name] })}
            >
              <span className="min-w-0 flex-[1_1_14rem] truncate">
                <GroupTitle group={group} />
              </span>
              <span className="text-12 text-text-2 tabular-nums">{groupSize(group.updates)}</span>
            </Link>
          </li>
        ))}
      </ol>
      {oldest && (
        <p className="mt-2 text-12 text-text-2">
          {formatNumber(left.length)} pending, the oldest since {formatDate(oldest)}.
        </p>
      )}
    </Panel>
  );
}
