import { MoreIcon } from '@placekeeper/ui/icons/more-icon';
import type { Tag } from '@placekeeper/contracts/model/tag';
import { backtestDays } from '@placekeeper/contracts/rules/auto-rejection-backtest';
import { useMediaQuery } from '@placekeeper/ui/hooks/use-media-query';
import { IconButton } from '@placekeeper/ui/icon-button';
import { createMenuHandle, MenuItem, SharedMenu, SharedMenuTrigger } from '@placekeeper/ui/menu';
import { RelativeTime } from '@placekeeper/ui/relative-time';
import { Cell, HeaderCell, Row, Table } from '@placekeeper/ui/table';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { PencilLine, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { NamedRuleLocation } from '../../../data/auto-rejection/rule-backtest.ts';
import { startJob } from '../../../data/batch/jobs.ts';
import { formatCount, formatDate, formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';
import { useRuleHistory, type RuleHits, type RuleWriting } from './rule-history.ts';
import { countIdle } from '@placekeeper/contracts/rules/auto-rejection-backtest';
import { ruleEditJob } from './rule-jobs.ts';
import { ownersCount, planRemoval, whereOf, type RuleRow } from './rule-rows.ts';
import { idleWords, ruleFieldsText } from './rule-wording.ts';
import { ConfirmWrite } from '../../../widgets/page/confirm-write.tsx';

const menu = createMenuHandle<RuleRow>();

interface RuleTableProps {
  readonly rows: readonly RuleRow[];
  readonly all: readonly NamedRuleLocation[];
  /** False if some locations are unreadable, because a rule may not cover them. */
  readonly isComplete: boolean;
  readonly tags: readonly Tag[];
  readonly onEdit: (row: RuleRow) => void;
}

export function RuleTable({ rows, all, isComplete, tags, onEdit }: RuleTableProps) {
  const history = useRuleHistory();
  // In a narrow window the first cell has everything, because two columns of text would wrap at every word.
  const isWide = useMediaQuery('(min-width: 48rem)');
  const [asked, setAsked] = useState<RuleRow | null>(null);
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: (row: RuleRow) => {
      const { edit, targets } = planRemoval(row);
      return startJob(ruleEditJob(edit, targets));
    },
    onSuccess: () => setAsking(false),
  });
  return (
    <div className="border border-b-0 border-line bg-surface">
      <Table label="Auto-reject rules">
        <thead className={isWide ? undefined : 'sr-only'}>
          <tr>
            <HeaderCell>Changes to</HeaderCell>
            {isWide && (
              <>
                <HeaderCell>Locations</HeaderCell>
                <HeaderCell>Changed by</HeaderCell>
                <HeaderCell>Last rejected</HeaderCell>
              </>
            )}
            <HeaderCell className="w-12">
              <VisuallyHidden>Actions</VisuallyHidden>
            </HeaderCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.fields.join()}>
              <Cell className="max-w-80 min-w-32 py-2 font-550 wrap-anywhere">
                {sentenceCase(ruleFieldsText(row.fields))}
                {isWide && <Written writing={history.writingOf(row)} />}
                {!isWide && (
                  <div className="grid gap-1 font-450">
                    <div>
                      <Where all={all} isComplete={isComplete} row={row} tags={tags} />
                    </div>
                    <p className="text-12 text-text-2">Changed by {sourceText(row)}</p>
                    <p className="text-12 text-text-2">
                      Last rejected: <Hits hits={history.hitsOf(row)} />
                    </p>
                    <Written writing={history.writingOf(row)} />
                  </div>
                )}
              </Cell>
              {isWide && (
                <>
                  <Cell className="min-w-24 py-2">
                    <Where all={all} isComplete={isComplete} row={row} tags={tags} />
                  </Cell>
                  <Cell className="min-w-36 py-2 text-text-2">{sourceText(row)}</Cell>
                  <Cell className="min-w-32 py-2 text-text-2 tabular-nums">
                    <Hits hits={history.hitsOf(row)} />
                  </Cell>
                </>
              )}
              <Cell align="end" className={isWide ? '' : 'align-top'}>
                <SharedMenuTrigger handle={menu} payload={row}>
                  <IconButton
                    icon={<MoreIcon />}
                    label={`Actions for the rule for ${ruleFieldsText(row.fields)}`}
                    size="sm"
                  />
                </SharedMenuTrigger>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <SharedMenu handle={menu}>
        {(row) => (
          <>
            <MenuItem icon={<PencilLine aria-hidden />} onClick={() => onEdit(row)}>
              Edit…
            </MenuItem>
            <MenuItem
              destructive
              icon={<Trash2 aria-hidden />}
              onClick={() => {
                setAsked(row);
                setAsking(true);
              }}
            >
              Remove…
            </MenuItem>
          </>
        )}
      </SharedMenu>
      {asked && (
        <ConfirmWrite
          destructive
          confirmLabel={`Remove at ${formatCount(asked.locations.length, 'location')}`}
          description="Placekeeper stops rejecting these changes automatically. When the removal ends, a message offers to undo it."
          open={isAsking}
          title={`Remove the rule for ${ruleFieldsText(asked.fields)}?`}
          write={remove}
          onClose={() => setAsking(false)}
          onConfirm={() => remove.mutate(asked)}
        />
      )}
    </div>
  );
}

function Written({ writing }: { readonly writing: RuleWriting | null }) {
  if (!writing) return null;
  return (
    <span className="block text-12 font-450 text-text-3">
      {writing.mode === 'add' ? 'Added' : 'Edited'} in this browser on {formatDate(writing.at)}
    </span>
  );
}

function Hits({ hits }: { readonly hits: RuleHits | null | undefined }) {
  if (hits === undefined) return '…';
  if (hits === null) return 'Unknown';
  if (hits.last === null) return `Not in the last ${backtestDays} days`;
  return (
    <>
      <RelativeTime date={hits.last} />
      {hits.count !== null && (
        <span className="block text-12 text-text-3">
          {formatNumber(hits.count)} in {backtestDays} days
        </span>
      )}
    </>
  );
}

function sourceText(row: RuleRow): string {
  const owners = ownersCount(row);
  if (owners === 0) return 'Google';
  if (owners === row.locations.length) return 'Google, owners and managers';
  return `Google, plus owners and managers at ${formatCount(owners, 'location')}`;
}

const link = 'text-accent-text hover:underline';

function Where({
  row,
  all,
  isComplete,
  tags,
}: Omit<RuleTableProps, 'rows' | 'onEdit'> & { row: RuleRow }) {
  const where = whereOf(row, all, tags);
  const count = row.locations.length;
  const idle = idleWords(countIdle(row.locations), count);
  return (
    <>
      {where.kind === 'location' && (
        <Link className={link} to={to('location.settings', { location: where.location.id })}>
          <bdi>{where.location.name}</bdi>
        </Link>
      )}
      {where.kind === 'tag' && (
        <Link className={link} to={to('locationManager', {}, { tags: [where.tag.id] })}>
          {formatCount(count, 'location')} tagged <bdi>{where.tag.name}</bdi>
        </Link>
      )}
      {where.kind === 'all' && isComplete && (
        <Link className={link} to={to('locationManager')}>
          All {formatCount(count, 'location')}
        </Link>
      )}
      {(where.kind === 'some' || (where.kind === 'all' && !isComplete)) &&
        `${formatNumber(count)} of ${formatCount(all.length, 'location')}`}
      {idle && <span className="block text-12 text-text-3">{idle}</span>}
    </>
  );
}
