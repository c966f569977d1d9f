import { SegmentedField } from '@placekeeper/ui/segmented-field';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatCount, formatNumber, formatWeekday } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { StackedBar } from '../../../widgets/page/stacked-bar.tsx';
import { sentenceCase } from '../../../widgets/updates/update-title.tsx';
import { ColumnsChart, type Column, type Series } from './columns-chart.tsx';
import { coarseDurationText } from './duration-text.ts';
import { Panel, panelLink } from './panel.tsx';
import type { DayCounts, UpdateOutcome, Ranked, Source, UpdateFacts } from './update-facts.ts';

const outcomeSeries: readonly (Series & { readonly key: UpdateOutcome })[] = [
  { key: 'accepted', label: 'Accepted', fill: 'fill-tag-green', background: 'bg-tag-green' },
  { key: 'rejected', label: 'Rejected', fill: 'fill-tag-rose', background: 'bg-tag-rose' },
  {
    key: 'by-rule',
    label: 'Rejected by a rule',
    fill: 'fill-tag-violet',
    background: 'bg-tag-violet',
  },
  { key: 'dismissed', label: 'Dismissed', fill: 'fill-tag-blue', background: 'bg-tag-blue' },
  {
    key: 'obsolete',
    label: 'Nullified',
    fill: 'fill-line-control',
    background: 'bg-line-control',
  },
  {
    key: 'other',
    label: 'Other outcome',
    fill: 'fill-tag-teal',
    background: 'bg-tag-teal',
  },
  { key: 'pending', label: 'To review', fill: 'fill-tag-amber', background: 'bg-tag-amber' },
];

const sourceSeries: readonly (Series & { readonly key: Source })[] = [
  {
    key: 'google',
    label: 'Google',
    phrase: 'by Google',
    fill: 'fill-tag-blue',
    background: 'bg-tag-blue',
  },
  {
    key: 'ownerManager',
    label: 'Owner/Manager',
    phrase: 'by Owner/Manager',
    fill: 'fill-tag-teal',
    background: 'bg-tag-teal',
  },
  {
    key: 'other',
    label: 'Source unknown',
    phrase: 'by an unknown source',
    fill: 'fill-tag-slate',
    background: 'bg-tag-slate',
  },
];

type Split = 'outcomes' | 'sources';

interface UpdatesPanelProps {
  readonly facts: UpdateFacts;
  readonly unread: number;
}

export function UpdatesPanel({ facts, unread }: UpdatesPanelProps) {
  const [split, setSplit] = useState<Split>('outcomes');
  const totals: Readonly<Record<string, number>> = facts[split];
  const series: readonly Series[] = split === 'outcomes' ? outcomeSeries : sourceSeries;
  const present = series.filter(({ key }) => (totals[key] ?? 0) > 0);
  return (
    <Panel
      action={
        facts.total > 0 && (
          <SegmentedField
            className="print:hidden"
            label="Colour columns by"
            labelHidden
            options={[
              { value: 'outcomes', label: 'Outcome', quiet: true },
              { value: 'sources', label: 'Source', quiet: true },
            ]}
            value={split}
            onValueChange={setSplit}
          />
        )
      }
      title={`Updates in the last ${facts.days.length} days`}
    >
      {facts.total === 0 ? (
        <p className="text-text-2">No changes on Google in this period.</p>
      ) : (
        <>
          <ul className="mb-4 grid grid-cols-2 gap-x-4 gap-y-1 text-12 text-text-2 sm:grid-cols-3">
            {present.map(({ key, label, background }) => (
              <li key={key} className="flex items-center gap-1.5">
                <span
                  aria-hidden
                  className={`fill-on-paper size-2 rounded-[2px] forced-color-adjust-none ${background}`}
                />
                {label}{' '}
                <span className="font-550 text-text tabular-nums">
                  {formatNumber(totals[key] ?? 0)}
                </span>
              </li>
            ))}
          </ul>
          <ColumnsChart
            columns={facts.days.map((day) => columnOf(day, split))}
            dayText={formatWeekday}
            label="Updates by day"
            renderAction={({ day }) => (
              <DayLink day={day} outcomes={facts.days.find((one) => one.day === day)?.outcomes} />
            )}
            series={series}
          />
        </>
      )}
      <Notes facts={facts} unread={unread} />
    </Panel>
  );
}

const columnOf = ({ day, total, ...counts }: DayCounts, split: Split): Column => ({
  day,
  total,
  counts: counts[split],
});

interface DayLinkProps {
  readonly day: string;
  readonly outcomes: DayCounts['outcomes'] | undefined;
}

/** Hidden for days without resolved updates, because only the archive can filter by date. */
function DayLink({ day, outcomes }: DayLinkProps) {
  if (Object.entries(outcomes ?? {}).every(([key, count]) => key === 'pending' || count === 0))
    return null;
  return (
    <Link
      className={panelLink}
      to={to('gbp.updates.archive', {}, { start_date: day, end_date: day })}
    >
      Show resolved
    </Link>
  );
}

function Notes({ facts: { medianDecision, timedDecisions, undated }, unread }: UpdatesPanelProps) {
  const notes = [
    medianDecision === null
      ? null
      : `Median time to review: ${coarseDurationText(medianDecision)} (${formatCount(timedDecisions, 'update')} resolved manually).`,
    undated > 0 ? `${formatCount(undated, 'update has', 'updates have')} no readable date.` : null,
    unread > 0 ? `${formatCount(unread, 'update')} couldn’t be read.` : null,
  ].filter((note) => note !== null);
  return notes.length > 0 && <p className="mt-2 text-12 text-text-2">{notes.join(' ')}</p>;
}

/** CARD-6: the fields and locations with the most changes. */
export function MostChangedPanel({ facts }: Pick<UpdatesPanelProps, 'facts'>) {
  if (facts.fields.every(({ count }) => count < leastRanked)) return null;
  return (
    <Panel title={`Most changed in the last ${facts.days.length} days`}>
      <div className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Ranking
          items={facts.fields.map((item) => ({ ...item, name: sentenceCase(item.name) }))}
          link={({ key, pending }) =>
            to(pending > 0 ? 'gbp.updates' : 'gbp.updates.archive', {}, { fields: [key] })
          }
          title="Fields"
          total={facts.total}
        />
        <Ranking
          items={facts.locations}
          link={({ key }) => to('location', { location: key })}
          title="Locations"
          total={facts.total}
        />
      </div>
    </Panel>
  );
}

interface RankingProps<Key extends string | number> {
  readonly title: string;
  readonly items: readonly Ranked<Key>[];
  readonly total: number;
  readonly link: (item: Ranked<Key>) => string;
}

/** The minimum number of changes, because a single change of a field or location isn't a pattern. */
const leastRanked = 2;

function Ranking<Key extends string | number>({ title, items, total, link }: RankingProps<Key>) {
  const ranked = items.filter(({ count }) => count >= leastRanked);
  if (ranked.length === 0) return null;
  return (
    <div className="min-w-0">
      <h3 className="mb-1 text-12 text-text-3">{title}</h3>
      <ol className="grid grid-cols-1 gap-2">
        {ranked.map((item) => (
          <li key={item.key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
            <Link className="truncate hover:underline" to={link(item)}>
              {item.name}
            </Link>
            <span className="text-text-2 tabular-nums">{rankedText(item)}</span>
            <StackedBar
              className="col-span-full h-1"
              parts={[
                { key: 'own', count: item.count, color: 'bg-accent' },
                { key: 'other', count: total - item.count, color: 'bg-pressed' },
              ]}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** `3 of 4 to review`, `4 to review`; `4` if all are resolved. */
function rankedText({ count, pending }: Ranked<unknown>): string {
  if (pending === 0) return formatNumber(count);
  const share = pending < count ? `${formatNumber(pending)} of ` : '';
  return `${share}${formatNumber(count)} to review`;
}
