import { cn } from '@placekeeper/ui/lib/cn';
import { Link } from 'react-router';
import { usePrefetched } from '../../../data/api/prefetch.ts';
import { currentUserQueries } from '../../../data/current-user/queries.ts';
import { standings } from '../../../data/portfolio/record-filters.ts';
import { formatCount, formatNumber } from '../../../lib/text/format.ts';
import { to } from '../../../lib/url/paths.ts';
import { standingNames } from '../../../widgets/filters/use-more-filters.ts';
import { StackedBar } from '../../../widgets/page/stacked-bar.tsx';
import { UnreadRows } from '../../../widgets/page/unread-note.tsx';
import { Panel, panelLink } from './panel.tsx';
import type { FactCount, PortfolioFacts, State } from './portfolio-facts.ts';

type Filter = NonNullable<Parameters<typeof to>[2]>;

const looks: Readonly<Record<State, { color: string; name: string; filter: Filter | null }>> = {
  enabled: { color: 'bg-ok', name: 'Managed', filter: { status: 'enabled' } },
  'lost-authorization': {
    color: 'bg-danger',
    name: 'Lost access',
    filter: { status: 'lost-authorization' },
  },
  disabled: { color: 'bg-line-control', name: 'Not managed', filter: { status: 'disabled' } },
  unknown: { color: 'bg-tag-slate', name: 'Unknown', filter: null },
};

const shownStates = ['enabled', 'lost-authorization', 'disabled', 'unknown'] as const;

interface PortfolioPanelProps {
  readonly facts: PortfolioFacts;
  /** The number of locations whose data is unreadable. */
  readonly unreadable: number;
  /** False without a subscription: the platform then doesn't track changes on Google. */
  readonly tracksUpdates: boolean;
}

/** CARD-6: the state of all locations; each number links to the list of its locations. */
export function PortfolioPanel({ facts, unreadable, tracksUpdates }: PortfolioPanelProps) {
  const { total, states, withUpdates, withUpdatesUnknown, declined, declinedUnknown } = facts;
  const use = usePrefetched(currentUserQueries.subscriptionMeta()).data
    ?.gbp_management_subscription;
  return (
    <Panel title={formatCount(total, 'location')}>
      <StackedBar
        className="h-2"
        parts={shownStates.map((key) => ({ key, count: states[key], color: looks[key].color }))}
      />
      <ul className="mt-3 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
        {shownStates.map((state) => {
          const { color, name, filter } = looks[state];
          return (
            (states[state] > 0 || state === 'enabled') && (
              <Line key={state} color={color} count={states[state]} filter={filter} name={name} />
            )
          );
        })}
        {use && use.slots > 0 && (
          <Line count={use.locations} filter={null} name="Slots used" of={use.slots} />
        )}
      </ul>
      <ul className="mt-3 grid gap-x-6 gap-y-1.5 border-t border-line pt-3 sm:grid-cols-2">
        {tracksUpdates && (
          <Line
            count={withUpdates}
            filter={{ updates: true }}
            name="With updates to review"
            unknown={withUpdatesUnknown}
          />
        )}
        <Line
          count={declined}
          filter={{ refused: true }}
          name="With declined edits"
          unknown={declinedUnknown}
        />
        {standings.map(
          (standing) =>
            facts.standing[standing] > 0 && (
              <Line
                key={standing}
                count={facts.standing[standing]}
                filter={{ standing }}
                name={standingNames[standing]}
                unknown={facts.standingUnknown}
              />
            ),
        )}
      </ul>
      <UnreadRows count={unreadable} one="location" />
      <h3 className="mt-5 mb-2 text-13">Completeness</h3>
      <ul className="grid gap-2.5">
        {facts.facts.map((fact) => (
          <Completeness key={fact.fact} count={fact} />
        ))}
      </ul>
    </Panel>
  );
}

interface LineProps {
  readonly name: string;
  readonly count: number;
  readonly filter: Filter | null;
  readonly color?: string;
  /** Locations for which the platform doesn't say whether they count toward this line. */
  readonly unknown?: number;
  /** The largest possible count. */
  readonly of?: number;
}

/** A number above zero links to its list, and an unknown one to the list that explains it. */
function Line({ name, count, filter, color, unknown = 0, of }: LineProps) {
  return (
    <li className="flex items-baseline gap-2">
      {color && (
        <span
          aria-hidden
          className={cn(
            'fill-on-paper size-2 shrink-0 self-center rounded-[2px] forced-color-adjust-none',
            color,
          )}
        />
      )}
      <span className="min-w-0 flex-1 text-text-2">
        {(count > 0 || unknown > 0) && filter ? (
          <Link className={panelLink} to={to('locationManager', {}, filter)}>
            {name}
          </Link>
        ) : (
          name
        )}
        {unknown > 0 && count > 0 && (
          <span className="text-text-3"> (unknown for {formatNumber(unknown)})</span>
        )}
      </span>
      <span className="font-550 tabular-nums">
        {count === 0 && unknown > 0 ? 'Unknown' : formatNumber(count)}
        {of !== undefined && ` of ${formatNumber(of)}`}
      </span>
    </li>
  );
}

const factNames: Readonly<Record<FactCount['fact'], string>> = {
  description: 'Description',
  hours: 'Business hours',
  phone: 'Phone number',
  website: 'Website',
};

function Completeness({
  count: { fact, present, missing, unknown },
}: {
  readonly count: FactCount;
}) {
  return (
    <li className="grid grid-cols-[6.5rem_minmax(2rem,1fr)_auto] items-center gap-3 text-text-2">
      <span>{factNames[fact]}</span>
      <StackedBar
        parts={[
          { key: 'present', count: present, color: 'bg-accent' },
          { key: 'missing', count: missing, color: 'bg-pressed' },
          { key: 'unknown', count: unknown, color: 'bg-pressed' },
        ]}
      />
      <span className="min-w-24 text-right text-12 tabular-nums">
        {missing > 0 ? (
          <Link
            aria-label={`${formatNumber(missing)} missing: ${factNames[fact].toLowerCase()}`}
            className={panelLink}
            to={to('locationManager', {}, { missing: [fact] })}
          >
            {formatNumber(missing)} missing
          </Link>
        ) : (
          unknown === 0 && 'Complete'
        )}
        {unknown > 0 && ` ${formatNumber(unknown)} unknown`}
      </span>
    </li>
  );
}
